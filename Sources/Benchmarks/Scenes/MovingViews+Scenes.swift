extension MovingViews {
  /// A photo as large as the display; a caption rises over its lower part.
  static let photo: MovingViews = MovingViews(
    showsPhoto: true,
    views: { display in
      let (width, height) = (Double(display.width), Double(display.height))
      return [
        SceneView("photo", [0, 0, width, height]).with("image", "\"photo\""),
        SceneView("caption", [16, height - 60, width - 32, 120], color: "#FFFFFF", radius: 16),
      ]
    },
    tracks: { display in
      [Track(view: "caption", property: "frame", target: "[16, \(display.height - 160), \(display.width - 32), 120]")]
    })

  static let photoZoom: MovingViews = MovingViews(
    showsPhoto: true,
    views: { display in
      let (width, height) = (Double(display.width), Double(display.height))
      return [
        SceneView("photo", [16, height * 0.4, width * 0.4, height * 0.4], radius: 16)
          .with("image", "\"photo\"").with("clipsToBounds", "true")
      ]
    },
    tracks: { display in
      [
        Track(view: "photo", property: "frame", target: "[0, 0, \(display.width), \(display.height)]"),
        Track(view: "photo", property: "cornerRadius", target: "0"),
      ]
    })

  static let shadows: MovingViews = MovingViews(
    views: { display in
      (0..<6).map { index in
        let y = 40 + Double(index * (display.height - 80)) / 6
        return SceneView("card\(index)", [40, y, Double(display.width) - 80, 90], color: "#FFFFFF", radius: 20)
          .with("shadow", "{ \"color\": \"#000000\", \"opacity\": 0.35, \"radius\": 18, \"offset\": [0, 8] }")
      }
    },
    tracks: { display in
      (0..<6).map { index in
        let y = 20 + Double(index * (display.height - 80)) / 6
        return Track(view: "card\(index)", property: "frame", target: "[30, \(y), \(display.width - 60), 100]")
      }
    })

  static let rotation: MovingViews = MovingViews(
    views: { display in
      (0..<3).map { index in
        let height = Double(display.height) / 4
        let bars = (0..<4).map { bar in
          SceneView("bar\(index)-\(bar)", [20, 20 + Double(bar) * 30, 160, 14], color: "#FFFFFFB0", radius: 7)
        }
        let y = 40 + Double(index) * (height + 30)
        return SceneView(
          "card\(index)", [60, y, Double(display.width) - 120, height], color: CardZoom.tileColors[index * 2 + 1],
          radius: 24, subviews: bars)
      }
    },
    tracks: { _ in
      [
        Track(view: "card0", property: "transform", target: "{ \"rotate\": 35 }"),
        Track(view: "card1", property: "transform", target: "{ \"rotate\": -60, \"scale\": 0.8 }"),
        Track(view: "card2", property: "transform", target: "{ \"rotateY\": 50, \"perspective\": 600 }"),
      ]
    })

  /// Small rounded views in a grid that scrolls, a moving bar above them.
  static func grid(count: Int, frames: Int = 60) -> MovingViews {
    MovingViews(
      views: { display in
        let columns = max(1, Int(Double(count * display.width / display.height).squareRoot().rounded(.up)))
        // An eighth of a point at least, so that numbers are as short as people write them.
        let pitch = (Double(display.width * 8) / Double(columns)).rounded(.down) / 8
        let cells = (0..<count).map { index in
          SceneView(
            "cell\(index)",
            [Double(index % columns) * pitch + 2, Double(index / columns) * pitch + 2, pitch - 4, pitch - 4],
            color: CardZoom.tileColors[index % CardZoom.tileColors.count], radius: pitch / 4)
        }
        return [SceneView("grid", [0, 0, Double(display.width), Double(display.height)], subviews: cells)]
      },
      tracks: { display in
        [Track(view: "grid", property: "frame", target: "[0, -100, \(display.width), \(display.height)]")]
      },
      frames: frames)
  }

  static let still: MovingViews = MovingViews(
    views: { display in
      (0..<8).map { index in
        SceneView(
          "row\(index)", [16, 44 + Double(index) * 100, Double(display.width) - 32, 88], color: "#FFFFFF", radius: 12)
      }
    })
}
