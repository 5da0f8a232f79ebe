import WebPages

/// One file of HTML that plays frames: for somebody who has a browser and nothing else.
///
/// It holds everything it shows and asks no network for anything.
package struct PlayerPage: Sendable {
  package var title: String
  /// Side by side, on one time axis.
  package var panes: [PlayerPane]
  /// How an open page follows; nil for one that is finished.
  package var live: Live?

  package init(title: String, panes: [PlayerPane], live: Live? = nil) {
    (self.title, self.panes, self.live) = (title, panes, live)
  }

  /// Nothing but what the page itself holds, and the script beside a page that follows.
  private var policy: String {
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
      + (live == nil ? "" : " 'self' file:")
  }

  private var liveData: Markup {
    guard let live else { return "" }
    return " data-live=\"\(live.address)\" data-version=\"\(live.version)\""
  }

  package var html: String {
    let page: Markup = """
      <!doctype html>
      <html lang="en"\(liveData)>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(title)</title>
      <style>
      \(Markup(trusted: PageStyle.text))\(Markup(trusted: PlayerStyle.text))</style>
      </head>
      <body>
      <header><h1>\(title)</h1><pre class="mistake" role="alert" hidden></pre></header>
      <main>
      \(panes.map(section).joined())</main>
      \(controls)<script>
      \(Markup(trusted: PlayerScript.text))
      </script>
      </body>
      </html>

      """
    return page.text
  }

  private func section(_ pane: PlayerPane) -> Markup {
    """
    <section class="pane">
    <h2>\(pane.title)</h2>
    <canvas hidden></canvas>
    \(pane.firstPicture)<p class="moment"><output></output></p>
    <table class="values" hidden></table>
    \(pane.markup)</section>

    """
  }

  private var controls: Markup {
    """
    <footer hidden>
    <div class="axes"></div>
    <input class="scrub" type="range" min="0" max="1" value="0" aria-label="Time">
    <div class="controls">
    <button class="play" type="button" title="Space">Play</button>
    <button class="speed" type="button" title="1 and 4">1×</button>
    <button class="finger" type="button" title="F" aria-pressed="true">Finger</button>
    <button class="outlines" type="button" title="O" aria-pressed="false">Outlines</button>
    <output class="time"></output>
    <span class="keys"><kbd>Space</kbd> play <kbd>←</kbd> <kbd>→</kbd> frame <kbd>Home</kbd> <kbd>End</kbd> \
    <kbd>1</kbd> <kbd>4</kbd> speed <kbd>F</kbd> finger <kbd>O</kbd> outlines. Point at a view for its values, click to \
    keep it.</span>
    </div>
    </footer>

    """
  }
}
