import PNGCoding
import SystemFiles

/// Compares two animations frame by frame; a picture stands for an animation of one frame.
struct AnimationComparison {
  private let comparison: FileComparison
  private let pair: FilePair
  private var expected: FrameSource
  private var actual: FrameSource
  private let frameCount: Int

  init(_ comparison: FileComparison, _ pair: FilePair, _ expected: PictureFile, _ actual: PictureFile) {
    self.comparison = comparison
    self.pair = pair
    self.expected = FrameSource(expected)
    self.actual = FrameSource(actual)
    frameCount = max(expected.frameCount, actual.frameCount)
  }

  consuming func run(jobs: Int) throws(ComparisonError) -> [ComparedPicture] {
    // The frames of a folder are not those of an animation in it.
    var pair = pair
    pair.ignored = nil
    let ignored = try comparison.ignoredPixels(of: pair, frameCount: frameCount)
    var results: [ComparedPicture] = []
    // As many frames at a time as there are cores: they are put together one after the other, and compared side by side.
    while results.count < frameCount {
      let first = results.count
      var steps: [Step] = []
      while steps.count < jobs, first + steps.count < frameCount, steps.last?.isBroken != true {
        steps.append(nextStep())
      }
      let (comparison, name) = (comparison, pair.name)
      let compared = ParallelWork.map(count: steps.count, jobs: jobs) { [steps] index in
        Result { () throws(ComparisonError) in
          try steps[index].compare(
            with: comparison,
            as: ComparedPicture(name: name, frame: first + index, isOfAnimation: true, outcome: .missing),
            ignored)
        }
      }
      for result in compared { results.append(try result.get()) }
      if steps.last?.isBroken == true { return results }
    }
    return results
  }

  private mutating func nextStep() -> Step {
    do throws(APNGError) {
      let one = try expected.next()
      do throws(APNGError) {
        return .frames(one, try actual.next())
      } catch {
        return .broken("\(pair.actual ?? pair.name): \(error)")
      }
    } catch {
      return .broken("\(pair.expected ?? pair.name): \(error)")
    }
  }
}

/// One frame of each of two animations.
private enum Step: Sendable {
  case frames(FrameSource.Frame?, FrameSource.Frame?)
  case broken(String)

  var isBroken: Bool {
    guard case .broken = self else { return false }
    return true
  }

  func compare(
    with comparison: FileComparison, as named: ComparedPicture, _ ignored: IgnoredPixels
  ) throws(ComparisonError) -> ComparedPicture {
    var result = named
    switch self {
    case .broken(let message): result.outcome = .unreadable(message)
    case .frames(_?, nil): result.outcome = .missing
    case .frames(nil, _): result.outcome = .extra
    case .frames(let one?, let other?):
      result = try comparison.compare(
        one.picture, other.picture, as: named, ignoring: ignored.areas(at: named.frame), jobs: 1)
      if let delay = one.delay, let otherDelay = other.delay, delay != otherDelay {
        result.delays = DelayChange(expected: delay, actual: otherDelay)
      }
    }
    return result
  }
}

/// The frames of a file, whatever it is.
private struct FrameSource {
  struct Frame: Sendable {
    var picture: StoredPNG
    /// Nil for a picture, which is shown for ever.
    var delay: FrameDelay?
  }

  private var picture: StoredPNG?
  private var player: AnimationPlayer?

  init(_ file: PictureFile) {
    switch file {
    case .picture(let picture): self.picture = picture
    case .animation(let animation): player = AnimationPlayer(animation)
    }
  }

  mutating func next() throws(APNGError) -> Frame? {
    if let picture {
      self.picture = nil
      return Frame(picture: picture, delay: nil)
    }
    guard let frame = try player?.nextFrame() else { return nil }
    return Frame(picture: frame.picture, delay: frame.delay)
  }
}

extension PictureFile {
  fileprivate var frameCount: Int {
    switch self {
    case .picture: 1
    case .animation(let animation): animation.frameCount
    }
  }
}
