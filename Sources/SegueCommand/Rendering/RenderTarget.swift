import FrameOutput

/// Where `render` writes: each frame into a file of its own, or all frames of a scene into one stream.
enum RenderTarget: Hashable, Sendable {
  case frames(OutputTarget)
  case film(FilmTarget)

  /// Where frames go when nothing is said.
  static let standard: RenderTarget = .frames(.standard)

  /// - Parameters:
  ///   - output: as `-o` says it; nil when nothing is said.
  ///   - format: as `--format` says it; nil when the name of the output decides.
  init(output: String?, format: String?) throws(RenderTargetError) {
    if let film = try Self.film(output: output, format: format) {
      self = .film(film)
    } else {
      do throws(OutputTargetError) {
        self = .frames(try output.map { text throws(OutputTargetError) in try OutputTarget(text) } ?? .standard)
      } catch {
        throw .output(error)
      }
    }
  }

  /// Whether the name of an output says what is written there.
  static func saysFormat(_ output: String) -> Bool {
    FilmTarget.format(ofName: output) != nil || output.lowercased().hasSuffix(".png")
  }

  private static func film(output: String?, format: String?) throws(RenderTargetError) -> FilmTarget? {
    let wanted = format.flatMap(FilmFormat.init(rawValue:))
    guard let output else { return wanted.map { FilmTarget($0, in: .folder("frames")) } }
    if output == PictureDestination.standardOutput {
      guard let wanted else { throw .formatIsMissing }
      return FilmTarget(wanted, in: .standardOutput)
    }
    let named = FilmTarget.format(ofName: output)
    if let named, let format, named.rawValue != format { throw .otherFormat(path: output, format: format) }
    guard let kind = named ?? wanted else { return nil }
    if named == nil, saysFormat(output) { throw .otherFormat(path: output, format: kind.rawValue) }
    do throws(OutputTargetError) {
      return FilmTarget(kind, in: try place(output, isNamed: named != nil))
    } catch {
      throw .output(error)
    }
  }

  private static func place(_ output: String, isNamed: Bool) throws(OutputTargetError) -> FilmTarget.Place {
    guard !isNamed else {
      do throws(FrameTemplateError) {
        return .template(try FrameTemplate(output))
      } catch {
        throw .template(error)
      }
    }
    switch try OutputTarget(output) {
    case .folder(let folder): return .folder(folder)
    case .template(let template): return .template(template)
    }
  }

  /// A path that no two scenes may share.
  func path(scene: String, scale: Double) -> String {
    switch self {
    case .frames(let target): SequenceLayout(target: target, scene: scene, scale: scale).path(ofFrame: 0, time: 0)
    case .film(let target): target.path(scene: scene, scale: scale) ?? PictureDestination.standardOutput
    }
  }
}

/// Why frames cannot be written as asked.
enum RenderTargetError: Error, Hashable, Sendable {
  case output(OutputTargetError)
  /// Standard output without a format that goes there.
  case formatIsMissing
  /// The name of the output says one format, and the flag another.
  case otherFormat(path: String, format: String)

  /// The text, with the name and the rate of the scene meant where they are known.
  func description(scene: String? = nil, rate: String? = nil) -> String {
    switch self {
    case .output(let error): error.description(scene: scene, rate: rate)
    case .formatIsMissing:
      "standard output takes all frames as --format apng, y4m or rgba; 'segue still -o -' writes one PNG file there"
    case .otherFormat(let path, let format): "\(path) does not end like \(format), the format asked for"
    }
  }
}
