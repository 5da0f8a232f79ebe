import Regression

extension VerifyCommand {
  /// Something to verify, or why it cannot be.
  struct Piece {
    let item: RegressionCase
    let error: CommandError?
  }

  /// Every scene and variant, or those of the shard that is asked for.
  func pieces() throws(CommandError) -> [Piece] {
    var pieces: [Piece] = []
    for operand in operands {
      do throws(CommandError) {
        pieces += try places.cases(of: operand, options).map { Piece(item: $0, error: nil) }
      } catch {
        let folder = BaselineFolder((try? places.folder(of: operand)) ?? "")
        pieces.append(
          Piece(
            item: RegressionCase(operand: operand, variant: options.loading.variant, folder: folder), error: error))
      }
    }
    guard let shard else { return pieces }
    let weighed = pieces.map { (name: $0.item.title, weight: weight(of: $0)) }
    let shards = ShardPlan.shards(of: weighed, count: shard.count)
    return zip(pieces, shards).filter { $1 == shard.index - 1 }.map(\.0)
  }

  /// How many frames it has: as recorded, or else by playing it without drawing.
  private func weight(of piece: Piece) -> Int {
    guard piece.error == nil else { return 0 }
    if let count = piece.item.folder.recordedFrameCount() { return count }
    let options = options(of: piece.item)
    guard case .scene(let scene)? = try? RegressionSubject(piece.item, options, console) else { return 0 }
    return (try? scene.play().frameCount) ?? 0
  }
}
