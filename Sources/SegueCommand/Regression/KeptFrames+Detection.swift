import Regression

extension KeptFrames {
  /// What a baseline's folder keeps, so that approving goes on with it; key frames where there is no baseline.
  init(keptIn folder: BaselineFolder) {
    guard let baseline = (try? folder.baseline()) ?? nil else {
      self = .key
      return
    }
    let count = folder.keptIndices().count
    let keys = KeptFrames.key.indices(frameCount: baseline.frameCount, marks: baseline.header.marks.values).count
    self = count == 0 ? .none : count == baseline.frameCount && count > keys ? .all : .key
  }
}
