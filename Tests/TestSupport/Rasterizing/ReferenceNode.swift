import DisplayLists

/// Display items as a tree; a clip or group that holds nothing but another one is one with it.
indirect enum ReferenceNode {
  case fill(Fill)
  case shadow(Shadow)
  case scope(clips: [Silhouette], opacities: [Double], content: [ReferenceNode])

  static func tree(of items: [DisplayItem]) -> [ReferenceNode] {
    var rest = items[...]
    var nodes: [ReferenceNode] = []
    while !rest.isEmpty { nodes += siblings(&rest) }
    return nodes
  }

  /// The nodes up to the end of the scope they are in.
  private static func siblings(_ rest: inout ArraySlice<DisplayItem>) -> [ReferenceNode] {
    var nodes: [ReferenceNode] = []
    while let item = rest.popFirst() {
      switch item.content {
      case .fill(let fill): nodes.append(.fill(fill))
      case .shadow(let shadow): nodes.append(.shadow(shadow))
      case .beginClip(let silhouette): nodes.append(scope([silhouette], [], siblings(&rest)))
      case .beginGroup(let opacity): nodes.append(scope([], [opacity], siblings(&rest)))
      case .end: return nodes
      }
    }
    return nodes
  }

  private static func scope(
    _ clips: [Silhouette], _ opacities: [Double], _ content: [ReferenceNode]
  ) -> ReferenceNode {
    guard content.count == 1, case .scope(let innerClips, let innerOpacities, let inner) = content[0] else {
      return .scope(clips: clips, opacities: opacities, content: content)
    }
    return .scope(clips: clips + innerClips, opacities: opacities + innerOpacities, content: inner)
  }
}
