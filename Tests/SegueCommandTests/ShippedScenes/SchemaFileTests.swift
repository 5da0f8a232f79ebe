import Foundation
import Testing

@Suite struct SchemaFileTests {
  @Test func `the cases below are not a few`() {
    #expect(ShippedFiles.scenes.count >= 9)
    #expect(ShippedFiles.scenesAndParts.count > ShippedFiles.scenes.count)
  }

  @Test(arguments: ShippedFiles.scenesAndParts) func `a shipped file's "$schema" leads to the schema beside the scenes`(
    path: String
  ) throws {
    let file = ShippedFiles.folder.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    let written = try #require(text.firstMatch(of: #/"\$schema": "([^"]+)"/#)).output.1
    let target = file.deletingLastPathComponent().appending(path: String(written)).standardizedFileURL
    #expect(target.path == ShippedFiles.schema.standardizedFileURL.path)
  }
}
