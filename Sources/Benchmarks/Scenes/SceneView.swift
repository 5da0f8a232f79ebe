/// A view of a benchmark scene as its file has it.
struct SceneView {
  var id: String
  /// Points in its parent.
  var frame: [Double]
  /// Other keys with their values in JSON.
  var keys: [(name: String, value: String)] = []
  var subviews: [SceneView] = []

  init(_ id: String, _ frame: [Double], color: String? = nil, radius: Double = 0, subviews: [SceneView] = []) {
    self.id = id
    self.frame = frame
    self.subviews = subviews
    if let color { keys.append(("backgroundColor", "\"\(color)\"")) }
    if radius > 0 { keys.append(("cornerRadius", "\(radius)")) }
  }

  /// The same view with a key more.
  func with(_ name: String, _ value: String) -> SceneView {
    var view = self
    view.keys.append((name, value))
    return view
  }

  /// The view as an object of the scene file.
  var json: String {
    var members = ["\"id\": \"\(id)\"", "\"frame\": \(frame)"] + keys.map { "\"\($0.name)\": \($0.value)" }
    if !subviews.isEmpty { members.append(Self.list(subviews)) }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// The member that holds views, one a line.
  static func list(_ views: [SceneView]) -> String {
    "\"subviews\": [\n\(views.map(\.json).joined(separator: ",\n"))\n]"
  }
}
