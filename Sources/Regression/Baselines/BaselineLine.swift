import StagePlayback

/// One frame as a line of a baseline: its number, its pixels, and what is otherwise than in the values of reference.
///
/// `{"frame":12,"pixels":"…","time":0.2,"views":{"detail":{"alpha":0.5},"list":{"inWindow":false}},"touch":[3,4]}`. A view
/// that is not told of is as it was first, and moves with its screen; `inWindow` false takes its subviews along; an empty
/// list is a property that the frame does not tell.
enum BaselineLine {
  static func text(of frame: BaselineFrame, _ reference: ReferenceValues) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { line in
      line.key("frame")
      line.value(frame.index)
      line.member("pixels", frame.pixels)
      line.key("time")
      line.value(frame.trace.time)
      line.views(of: frame.trace, reference)
      line.whole(of: frame.trace, reference)
    }
    return writer.bytes
  }

  static func frame(of line: [UInt8], number: Int, _ reference: ReferenceValues) throws(TraceError) -> BaselineFrame {
    var trace = try Trace.frame(line: line, number: number)
    guard let place = trace.whole.firstIndex(where: { $0.name == "pixels" }),
      case .text(let pixels) = trace.whole.remove(at: place).value
    else { throw TraceError(line: number, "\"pixels\" is missing") }
    trace.views = views(told: trace.views, at: trace.index, reference)
    trace.whole = whole(told: trace.whole, reference)
    return BaselineFrame(pixels: pixels, trace: trace)
  }
}

// MARK: - Reading

extension BaselineLine {
  private static let inWindow: String = PropertyDifference.inWindow

  private static func views(
    told: [TraceFrame.View], at index: Int, _ reference: ReferenceValues
  ) -> [TraceFrame.View] {
    let lines = Dictionary(told.map { ($0.name, $0) }) { first, _ in first }
    func isPresent(_ known: ReferenceValues.View, _ isScreenAbsent: (String) -> Bool) -> Bool {
      guard let line = lines[known.view.name] else {
        return reference.isExpected(known, at: index, isScreenAbsent: isScreenAbsent)
      }
      return !line.properties.contains { $0.name == inWindow }
    }
    let present = reference.views.filter { known in
      isPresent(known) { screen in reference[screen].map { !isPresent($0) { _ in false } } ?? false }
    }
    let screens = present.filter { ReferenceValues.screen(of: $0.view.name) == nil }
      .map { ($0.view.name, merged($0.view, lines[$0.view.name])) }
    let screenOfName = Dictionary(screens) { first, _ in first }
    return present.map { known in
      let screen = ReferenceValues.screen(of: known.view.name).flatMap { screenOfName[$0] }
      return merged(reference.expected(known, on: screen), lines[known.view.name])
    } + told.filter { reference[$0.name] == nil }
  }

  private static func merged(_ known: TraceFrame.View, _ told: TraceFrame.View?) -> TraceFrame.View {
    guard let told else { return known }
    var view = known
    for property in told.properties {
      let place = view.properties.firstIndex { $0.name == property.name }
      switch (place, property.value) {
      case (let place?, .numbers([])): view.properties.remove(at: place)
      case (let place?, _): view.properties[place] = property
      case (nil, _): view.properties.append(property)
      }
    }
    return view
  }

  /// A part of the frame that is told of is told of as a whole.
  private static func whole(told: [TraceFrame.Property], _ reference: ReferenceValues) -> [TraceFrame.Property] {
    let parts = Set(told.map(\.part))
    return reference.whole.filter { !parts.contains($0.part) } + told
  }
}

// MARK: - Writing

extension JSONWriter {
  fileprivate mutating func views(of frame: TraceFrame, _ reference: ReferenceValues) {
    let views = Dictionary(frame.views.map { ($0.name, $0) }) { first, _ in first }
    key("views")
    object { object in
      for known in reference.views { object.view(views[known.view.name], known, in: views, frame.index, reference) }
      for view in frame.views where reference[view.name] == nil {
        object.key(view.name)
        object.object { $0.properties(view.properties) }
      }
    }
  }

  private mutating func view(
    _ view: TraceFrame.View?, _ known: ReferenceValues.View, in views: [String: TraceFrame.View], _ index: Int,
    _ reference: ReferenceValues
  ) {
    let isExpected = reference.isExpected(known, at: index) { reference[$0] != nil && views[$0] == nil }
    guard let view else {
      guard isExpected else { return }
      key(known.view.name)
      return object { object in
        object.key(PropertyDifference.inWindow)
        object.value(false)
      }
    }
    let screen = ReferenceValues.screen(of: view.name).flatMap { views[$0] }
    let properties = Self.difference(of: view, from: reference.expected(known, on: screen))
    guard !isExpected || !properties.isEmpty else { return }
    key(view.name)
    object { $0.properties(properties) }
  }

  private static func difference(of view: TraceFrame.View, from known: TraceFrame.View) -> [TraceFrame.Property] {
    let changed = view.properties.filter { property in !known.properties.contains(property) }
    let gone = known.properties.filter { property in !view.properties.contains { $0.name == property.name } }
    return changed + gone.map { TraceFrame.Property($0.name, .numbers([])) }
  }

  mutating func properties(_ properties: [TraceFrame.Property]) {
    for property in properties {
      key(property.name)
      value(property.value)
    }
  }

  /// The parts of a frame that are otherwise, each as a whole.
  fileprivate mutating func whole(of frame: TraceFrame, _ reference: ReferenceValues) {
    let known = Dictionary(grouping: reference.whole, by: \.part)
    parts(frame.whole) { part, properties in known[part] != properties }
  }

  /// Parts of a frame as they stand in a trace: objects, or single values.
  mutating func parts(
    _ properties: [TraceFrame.Property], where isTold: (String, [TraceFrame.Property]) -> Bool = { _, _ in true }
  ) {
    let parts = Dictionary(grouping: properties, by: \.part)
    var told: Set<String> = []
    for property in properties where told.insert(property.part).inserted {
      guard let members = parts[property.part], isTold(property.part, members) else { continue }
      key(property.part)
      if property.part == property.name {
        value(property.value)
      } else {
        object { object in object.properties(members.map(\.withoutPart)) }
      }
    }
  }

  private mutating func value(_ value: TraceValue) {
    switch value {
    case .null: null()
    case .flag(let flag): self.value(flag)
    case .number(let number): self.value(number)
    case .numbers(let numbers): self.value(numbers)
    case .text(let text): self.value(text)
    }
  }
}

extension TraceFrame.Property {
  /// What of the frame it belongs to: `transition` of `transition.progress`.
  fileprivate var part: String { name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name }

  fileprivate var withoutPart: TraceFrame.Property {
    TraceFrame.Property(String(name.dropFirst(part.count + 1)), value)
  }
}
