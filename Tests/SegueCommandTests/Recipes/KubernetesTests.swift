import SegueCommand
import TestSupport
import Testing

/// The manifests for Kubernetes, held to the API's own models and run as pods would run them.
@Suite("Frames by Kubernetes")
struct KubernetesTests {
  static let render: Recipe = Recipe(name: "kubernetes-render.yaml")
  static let merge: Recipe = Recipe(name: "kubernetes-merge.yaml")

  /// Prints every field of a job that the API has not, that has another type there, or that is missing.
  ///
  /// The models of Kubernetes' client for Python are made from the description of the API itself.
  private static let check: String = """
    import re, yaml
    from kubernetes import client

    def check(value, kind, path):
        many = re.fullmatch(r"list\\[(.*)\\]", kind)
        named = re.fullmatch(r"dict\\(str, (.*)\\)", kind)
        if many and isinstance(value, list):
            for index, item in enumerate(value): check(item, many[1], f"{path}[{index}]")
        elif named and isinstance(value, dict):
            for name, item in value.items(): check(item, named[1], f"{path}.{name}")
        elif hasattr(client, kind) and isinstance(value, dict):
            model = getattr(client, kind)
            names = {name: own for own, name in model.attribute_map.items()}
            for name, item in value.items():
                if name in names: check(item, model.openapi_types[names[name]], f"{path}.{name}")
                else: print(f"{path}.{name} is unknown")
            try: model(**{names[name]: item for name, item in value.items() if name in names})
            except ValueError as error: print(f"{path}: {error}")
        elif type(value).__name__ != kind: print(f"{path} is no {kind}")

    job = yaml.safe_load(open("job.yaml"))
    if (job.get("apiVersion"), job.get("kind")) != ("batch/v1", "Job"): print("it is no job")
    check(job, "V1Job", "job")
    """

  private static func complaints(of manifest: String) throws -> String {
    let folder = try SceneFolder(["job.yaml": manifest])
    let run = try Python.run(check, in: folder.path)
    #expect(run.status == 0, "\(run.output)")
    return run.output
  }

  @Test(
    .enabled(if: Python.isExpected("yaml", "kubernetes"), "python3-kubernetes is not installed"),
    arguments: [render, merge])
  func everyFieldIsOneOfTheAPI(_ manifest: Recipe) throws {
    #expect(try Self.complaints(of: manifest.text()).isEmpty)
  }

  @Test(
    .enabled(if: Python.isExpected("yaml", "kubernetes"), "python3-kubernetes is not installed"),
    arguments: [
      ("completionMode:", "completionsMode:", "job.spec.completionsMode is unknown"),
      ("completions: 8", "completions: \"8\"", "job.spec.completions is no int"),
      ("value: \"8\"", "value: 8", "job.spec.template.spec.containers[0].env[0].value is no str"),
      ("mountPath: /shared", "subPath: shared", "`mount_path`, must not be `None`"),
      ("batch/v1", "batch/v1beta1", "it is no job"),
    ])
  func aMistakeIsFound(_ right: String, _ wrong: String, _ complaint: String) throws {
    #expect(try Self.complaints(of: Self.render.text().replacing(right, with: wrong)).contains(complaint))
  }

  /// The pods of a job as lines of the shell that run side by side, each with its index.
  private static func pods(of job: JSONObject) throws -> String {
    let spec = try #require(job.object("spec"))
    let container = try #require(spec.object("template")?.object("spec")?.objects("containers").first)
    let variables = container.objects("env").map { "\($0.text("name") ?? "")='\($0.text("value") ?? "")'" }
    let command = try #require(container.texts("command")).map { "'\($0)'" }.joined(separator: " ")
    let line = "\(variables.joined(separator: " ")) \(command) || echo failed"
    guard spec.text("completionMode") == "Indexed" else { return line }
    let count = try #require(spec.whole("completions"))
    return (0..<count).map { "(JOB_COMPLETION_INDEX=\($0) \(line)) &\n" }.joined() + "wait"
  }

  @Test(.enabled(if: Python.isExpected("yaml"), "python3-yaml is not installed"))
  func podsOfEveryIndexAreTheWhole() throws {
    let folder = try SharedFolder(SharedFolder.manyShort)
    for (manifest, result) in [(Self.render, "shard 8 of 8"), (Self.merge, "frames of 8 shards")] {
      let run = try folder.run(try Self.pods(of: try Python.object(ofYAML: manifest.text())))
      #expect(run.status == 0)
      #expect(!run.output.contains("failed") && run.output.contains(result), "\(run.output)")
    }
    try folder.expectWhole()
  }
}
