import Regression
import SceneFiles
import SystemFiles

/// Where the baselines of scenes lie.
@MainActor
struct BaselinePlaces {
  private let folder: String?

  init(_ arguments: Arguments) {
    folder = arguments.value(.baselines)
  }

  /// The folder's name beside scenes.
  static let folderName = "Baselines"

  /// The folder of a scene's own baseline; those of its variants lie in it.
  func folder(of operand: SceneOperand) throws(CommandError) -> String {
    if let folder { return FilePaths.join(folder, operand.name) }
    if let own = try RegressionSettings.nearest(to: operand.path)?.baselineFolder(of: operand.path) { return own }
    let name = FilePaths.name(of: operand.path).withoutSuffix(".json")
    return FilePaths.join(FilePaths.join(FilePaths.folder(of: operand.path), Self.folderName), name)
  }

  /// The scene and its variants, or the one variant that is asked for.
  func cases(of operand: SceneOperand, _ options: SceneOptions) throws(CommandError) -> [RegressionCase] {
    guard !operand.isStandardInput else {
      throw .usage(.conflict("a scene on standard input has no place for a baseline; name a file"))
    }
    let own = try folder(of: operand)
    guard !operand.isRenderedFolder else {
      return [RegressionCase(operand: operand, variant: nil, folder: BaselineFolder(own))]
    }
    let names = try Self.variants(of: operand, options)
    for name in names where BaselineFolder.reservedNames.contains(name) || name.contains("/") || name.hasPrefix(".") {
      throw .scene(
        SceneLoadingError([
          Diagnostic(
            place: Place(file: operand.path, line: 1, column: 1), path: "$.render.variants",
            message: "a variant cannot be called \"\(name)\", as its baseline's folder would be that of something else",
            status: .invalidScene)
        ]))
    }
    let wanted: [String?] = options.loading.variant.map { [$0] } ?? [nil] + names
    return wanted.map { name in
      RegressionCase(
        operand: operand, variant: name, folder: BaselineFolder(name.map { FilePaths.join(own, $0) } ?? own))
    }
  }
}

extension BaselinePlaces {
  /// The names of a scene's variants, for which its pictures are not needed.
  private static func variants(
    of operand: SceneOperand, _ options: SceneOptions
  ) throws(CommandError) -> [String] {
    do throws(SceneLoadingError) {
      let loader = SceneLoader(files: DiskSceneFiles(), options: options.loading)
      return try loader.load(operand.path).render.variants.map(\.name)
    } catch {
      throw .scene(error)
    }
  }

  /// Refuses scenes that would have one baseline.
  static func requireDistinct(_ operands: [SceneOperand], _ places: BaselinePlaces) throws(CommandError) {
    var taken: [String: SceneOperand] = [:]
    for operand in operands {
      let folder = try places.folder(of: operand)
      if let other = taken[folder] {
        throw .usage(
          .conflict("\(other.path) and \(operand.path) would both have their baseline in \(folder); name each once"))
      }
      taken[folder] = operand
    }
  }
}
