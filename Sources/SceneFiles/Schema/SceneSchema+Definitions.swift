extension Definition {
  /// True when any text will do, so that a parameter's name need not be allowed beside it.
  var includesParameterUse: Bool {
    switch self {
    case .color, .paletteEntry, .screenName, .transitionName, .imageName, .componentName, .viewReference,
      .propertyValue, .parameter, .root, .frameRange, .moment, .location:
      true
    case .length, .point, .size, .rect, .insets, .frame, .radii, .transform, .timing, .curve, .spring, .name,
      .property, .frameRate, .stepTime, .samples:
      false
    }
  }
}

extension SceneSchema {
  /// The schema of a value that has a reader of its own.
  static func definition(_ definition: Definition) -> JSONNode {
    switch definition {
    case .color: color
    case .paletteEntry: either([value(.definition(.color)), reference(.paletteColors)])
    case .length: either([anyNumber, pattern("^-?[0-9.]+% *([+-] *[0-9.]+)?$", "\"85%\", \"100%-32\"")])
    case .point, .size, .rect, .insets, .radii, .frame, .transform: geometry(definition)
    case .timing, .curve, .spring: motion(definition)
    case .name: pattern("^[^\\s.,:;/#$+]+$", "Letters, digits, _ and -.")
    case .screenName: named("A screen's name.")
    case .transitionName: named("A transition's name.")
    case .imageName: named("An image's name.")
    case .componentName: named("A component's name.")
    case .viewReference:
      named(
        "screen, screen.id, overlay.id; in transitions also to, from, dimming, container, to.id, from.id, a snapshot's id."
      )
    case .property: schema([("enum", list(Scene.Property.allCases.map { text($0.rawValue) }))])
    case .propertyValue: propertyValue
    case .root: either([named("A screen's name."), reference(.root)])
    case .parameter: either([reference(.parameterDeclaration), schema([])])
    case .frameRate: either([number(.positive), pattern("^[0-9.]+(/[0-9.]+)?$", "\"60000/1001\"")])
    case .frameRange:
      either([
        schema([("type", text("integer"))]), named("\"0..20\", \"-1\", \"10..40/2\", lists of those, mark names."),
      ])
    case .stepTime: either([number(.seconds), pattern("^ *after ", "\"after ID\", \"after ID + 0.2\"")])
    case .moment: either([number(.seconds), named("\"ID.start\", \"ID.end\", or a mark.")])
    case .samples: array(of: tuple(.number(.any), count: 3), count: 1...Int.max)
    case .location: either([tuple(.number(.any), count: 2), named("A view, or \"dimming\".")])
    }
  }

  private static func geometry(_ definition: Definition) -> JSONNode {
    switch definition {
    case .point: tuple(.number(.any), count: 2)
    case .size: tuple(.number(.notNegative), count: 2)
    case .rect: tuple(.number(.any), count: 4)
    case .insets: either([anyNumber, tuple(.number(.any), count: 4)])
    case .radii: either([number(.notNegative), tuple(.number(.notNegative), count: 4)])
    case .transform: either([tuple(.number(.any), count: 6), reference(.transformParts)])
    default:
      either([
        tuple(.definition(.length), count: 4), reference(.centeredFrame), reference(.insetFrame), reference(.frameOf),
      ])
    }
  }

  private static func motion(_ definition: Definition) -> JSONNode {
    let curves = schema([("enum", list(SceneDecoder.curves.map { text($0.name) }))])
    switch definition {
    case .timing: return either([curves, reference(.timing)])
    case .curve: return either([curves, reference(.timing)])
    default:
      let spellings: [TableName] = [.springRatio, .springPhysical, .springDuration, .springResponse]
      return either([schema([("enum", list([text("system")]))])] + spellings.map { reference($0) })
    }
  }

  private static var color: JSONNode {
    let names = ["clear", "black", "white"] + SystemColors.all.keys.sorted()
    return either([
      pattern("^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", "#RGB, #RGBA, #RRGGBB or #RRGGBBAA."),
      schema([("enum", list(names.map { text($0) }))]), reference("parameterUse"),
    ])
  }

  private static var propertyValue: JSONNode {
    schema([
      ("type", list(["number", "boolean", "string", "array", "object"].map { text($0) })),
      ("description", text("Of the form the property has in a view.")),
    ])
  }

  private static var anyNumber: JSONNode { number(.any) }

  private static func tuple(_ shape: Shape, count: Int) -> JSONNode { array(of: value(shape), count: count...count) }

  private static func either(_ schemas: [JSONNode]) -> JSONNode { schema([("anyOf", list(schemas))]) }

  private static func named(_ about: String) -> JSONNode {
    schema([("type", text("string")), ("description", text(about))])
  }

  private static func pattern(_ pattern: String, _ about: String) -> JSONNode {
    schema([("type", text("string")), ("pattern", text(pattern)), ("description", text(about))])
  }
}
