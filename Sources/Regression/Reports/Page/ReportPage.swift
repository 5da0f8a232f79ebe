import WebPages

/// The report as one page: it needs no network and no server, and can be read without JavaScript.
package struct ReportPage {
  private let result: VerificationResult
  private let showsAll: Bool

  /// - Parameter showsAll: whether scenes that are as they were are shown too.
  package init(_ result: VerificationResult, showsAll: Bool = false) {
    self.result = result
    self.showsAll = showsAll
  }

  /// The page's name in the folder of the result, from which its pictures are linked.
  package static let fileName: String = "index.html"

  /// Hands the page over piece by piece, for it tells of each frame; equal results have equal pages.
  package func write(_ take: (String) throws(RegressionError) -> Void) throws(RegressionError) {
    var panes: [Markup] = []
    for (place, scene) in shown.enumerated() { panes.append(try ScenePane(scene, anchor: anchor(place)).markup) }
    do {
      try markup(panes).write { try take($0) }
    } catch {
      guard let failure = error as? RegressionError else { preconditionFailure("frames and files fail by our errors") }
      throw failure
    }
  }

  private var failed: [SceneVerification] { result.scenes.filter { !$0.verdict.isFine } }
  private var shown: [SceneVerification] { showsAll ? result.scenes : failed }

  private var title: String {
    failed.isEmpty
      ? "\(result.scenes.count) scene\(result.scenes.count == 1 ? "" : "s"), all as they were"
      : "\(failed.count) of \(result.scenes.count) changed"
  }

  private func markup(_ panes: [Markup]) -> Markup {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title) – Segue</title>
    <style>
    \(Markup(trusted: PageStyle.text))\(Markup(trusted: ReportStyle.text))
    </style>
    </head>
    <body>
    <header><h1>\(title)</h1><p>\(subtitle)</p></header>
    \(overview)\(panes.joined())\
    \(keys)<script>
    \(Markup(trusted: ReportScript.text))
    </script>
    </body>
    </html>

    """
  }

  private func anchor(_ position: Int) -> String { "scene-\(position + 1)" }

  private var subtitle: String {
    let part = result.shard.map { ", part \($0.index) of \($0.count)" } ?? ""
    let hidden = result.scenes.count - shown.count
    let rest = hidden > 0 && !failed.isEmpty ? "; \(hidden) more as they were" : ""
    return "Engine \(result.engine)\(part)\(rest)"
  }

  private var overview: Markup {
    guard !shown.isEmpty else { return "" }
    let rows = shown.indices.map { position in
      let scene = shown[position]
      return """
        <tr class="\(scene.verdict.rawValue)"><td><span class="badge">\(scene.verdict.word)</span></td>\
        <td><a href="#\(anchor(position))">\(scene.title)</a></td><td>\(scene.headline)</td></tr>

        """ as Markup
    }
    return "<nav class=\"wide\"><table class=\"overview\"><tbody>\(rows.joined())</tbody></table></nav>\n"
  }

  private var keys: Markup {
    guard shown.contains(where: { !$0.frames.isEmpty }) else { return "" }
    return """
      <footer class="keys" hidden><kbd>space</kbd> plays, <kbd>←</kbd> <kbd>→</kbd> step, <kbd>N</kbd> <kbd>P</kbd> next and \
      previous changed frame, <kbd>1</kbd> <kbd>4</kbd> full and quarter speed, <kbd>2</kbd> <kbd>D</kbd> <kbd>S</kbd> \
      <kbd>O</kbd> <kbd>T</kbd> views, <kbd>J</kbd> <kbd>K</kbd> next and previous scene</footer>

      """
  }
}
