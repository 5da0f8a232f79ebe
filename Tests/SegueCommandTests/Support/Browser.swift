import Foundation
import SystemFiles
import Testing

/// A real browser without a window.
enum Browser {
  /// Runs it on a page from disk, with flags.
  static func run(_ flags: String, _ page: String, in folder: String) throws -> (status: Int32, output: String) {
    let profile = FilePaths.join(folder, "profile")
    let command =
      "chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir='\(profile)' "
      + "--virtual-time-budget=30000 \(flags) 'file://\(page)' 2>/dev/null"
    return try Shell.run(command, in: folder)
  }

  /// What a script answers that runs in a page after the page's own.
  ///
  /// - Parameter script: the body of an asynchronous function.
  static func answer(of script: String, on page: String) throws -> String {
    let text = String(decoding: try FileSystem.read(page), as: UTF8.self)
    let driver = """
      <script>
      (async () => { \(script) })().then((answer) => { document.title = "answer:" + answer; });
      </script>
      </body>
      """
    let driven = page + ".driven.html"
    try FileSystem.write(Array(text.replacingOccurrences(of: "</body>", with: driver).utf8), to: driven)
    let run = try run("--dump-dom", driven, in: FilePaths.folder(of: page))
    let title = try #require(run.output.firstMatch(of: #/<title>answer:(.*)<\/title>/#), "\(run.output)")
    return String(title.1)
  }
}
