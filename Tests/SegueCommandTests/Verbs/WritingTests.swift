import Foundation
import SegueCommand
import TestSupport
import Testing

@MainActor
@Suite("init and fmt")
struct WritingTests {
  @Test func theFirstSceneWorksAsItIs() throws {
    let folder = try SceneFolder()
    #expect(segue("init", folder("new/first.json")).status == .success)
    #expect(try folder.list("new") == ["first.json", "scene.schema.json"])
    #expect(segue("check", folder("new/first.json"), "--strict").status == .success)
    #expect(segue("fmt", folder("new/first.json"), "--check").status == .success)
  }

  @Test func theFirstSceneIsTheReadmes() throws {
    let readme = try String(contentsOf: ShippedFiles.readme, encoding: .utf8)
    #expect(readme.contains("```jsonc\n\(segue("init", "-").text)```"))
  }

  @Test func whatIsThereStays() throws {
    let folder = try SceneFolder(["first.json": "mine"])
    #expect(segue("init", folder("first.json")).status == .usage)
    #expect(try folder.text(of: "first.json") == "mine")
    #expect(try folder.list("") == ["first.json"])
  }

  @Test func scenesAreTidiedInPlace() throws {
    let folder = try SceneFolder(["a.json": "{\"format\":1,\n\"screens\":{}} // end", "b.json": SmallScene.invalid])
    let check = segue("fmt", folder("a.json"), "--check")
    #expect(check.status == .failed)
    #expect(check.lines == [folder("a.json")])
    #expect(segue("fmt", folder("a.json")).status == .success)
    #expect(try folder.text(of: "a.json") == "{ \"format\": 1,\n  \"screens\": {} } // end\n")
    #expect(segue("fmt", folder("a.json"), "--check").status == .success)
    #expect(segue(["fmt", "-"], input: "{a:1}").text == "{ a: 1 }\n")
  }

  @Test func whatIsNoJSONStaysAsItIs() throws {
    let folder = try SceneFolder(["a.json": "{ \"a\": 1,,"])
    let run = segue("fmt", folder("a.json"))
    #expect(run.status == .invalidScene)
    #expect(run.messages.contains("a.json:1:10: error: "), "\(run.messages)")
    #expect(try folder.text(of: "a.json") == "{ \"a\": 1,,")
  }
}
