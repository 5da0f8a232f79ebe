extension JSONWriter {
  /// Writes what `sequence.json` and `check --json` share, as members of the object in hand.
  package mutating func members(of playback: Playback) {
    list("events", playback.events) { $0.value($1) }
    list("expectations", playback.expectations) { $0.value($1) }
    list("warnings", playback.warnings) { $0.value($1) }
    list("notes", playback.notes) { $0.value($1) }
    list("marks", playback.marks) { $0.value($1) }
  }

  /// A key with a list under it, one element a line.
  private mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    breakLine()
    key(name)
    array { list in
      for element in elements {
        list.breakLine()
        write(&list, element)
      }
    }
  }

  package mutating func value(_ event: PlaybackEvent) {
    object { object in
      object.member("time", event.time)
      object.member("kind", event.kind.rawValue)
      object.member("step", event.step)
      object.member("transition", event.transition)
      object.member("outcome", event.outcome?.rawValue)
      object.member("detail", event.detail)
    }
  }

  package mutating func value(_ warning: PlaybackWarning) {
    object { object in
      object.member("kind", warning.kind)
      object.members(of: warning.place)
      object.member("message", warning.message)
      object.member("fix", warning.fix)
      object.member("step", warning.step)
      object.member("frame", warning.frame)
    }
  }

  package mutating func value(_ mark: PlaybackMark) {
    object { object in
      object.member("name", mark.name)
      object.member("time", mark.time)
    }
  }

  package mutating func value(_ result: ExpectationResult) {
    object { object in
      object.member("expectation", result.expectation.text)
      object.member("passed", result.passed)
      object.key("measured")
      object.value(result.measured)
      object.member("message", result.message)
      object.member("frame", result.frame)
      object.members(of: result.expectation.place)
    }
  }

  private mutating func value(_ measured: ExpectationResult.Measured) {
    switch measured {
    case .nothing: null()
    case .number(let number): value(number)
    case .numbers(let numbers): value(numbers)
    case .text(let text): value(text)
    case .texts(let texts): array { list in texts.forEach { list.value($0) } }
    }
  }

  private mutating func members(of place: SourcePlace?) {
    member("file", place?.file)
    member("line", place?.line)
    member("column", place?.column)
  }
}
