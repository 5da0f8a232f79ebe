import StagePlayback

extension BenchmarkReport {
  /// One object for programs; seconds and bytes.
  package var json: String {
    var writer = JSONWriter()
    writer.object { report in
      report.member("primitives", WorkStep.allCases.map { ($0.rawValue, primitives[$0]) })
      report.key("scenes")
      report.array { list in scenes.forEach { list.value($0, bound: $0.bound(primitives)) } }
      report.key("variations")
      report.array { list in variations.forEach { list.value($0) } }
      report.key("growth")
      report.array { list in growth.forEach { list.value($0) } }
      if let drawless { report.member("drawless", drawless.values) }
    }
    writer.endText()
    return writer.text
  }
}

extension DrawlessMeasurement {
  fileprivate var values: [(String, Double)] {
    [
      ("loadedBytes", Double(loadedBytes)), ("loading", loading), ("tracedFrames", Double(tracedFrames)),
      ("tracedViews", Double(tracedViews)), ("tracing", tracing), ("traceBytes", Double(traceBytes)),
    ]
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ values: [(String, Double)]) {
    key(name)
    object { object in object.members(values) }
  }

  private mutating func members(_ values: [(String, Double)]) {
    for (name, number) in values {
      key(name)
      value(number)
    }
  }

  fileprivate mutating func value(_ scene: SceneMeasurement, bound: Double) {
    object { object in
      object.key("scene")
      object.value(scene.scene)
      object.key("display")
      object.value(scene.display)
      object.members([
        ("frames", Double(scene.frames)), ("stage", scene.stage), ("raster", scene.raster), ("encode", scene.encode),
        ("write", scene.write), ("sum", scene.total), ("bound", bound), ("ratio", scene.total / bound),
        ("job", scene.job), ("paintedRows", scene.paintedRows), ("peakMemory", Double(scene.peakMemory)),
      ])
      object.members(WorkStep.allCases.map { ($0.plural, scene.work[$0]) })
    }
  }

  fileprivate mutating func value(_ variation: VariationMeasurement) {
    object { object in object.members([("seed", Double(variation.seed)), ("ratio", variation.ratio)]) }
  }

  fileprivate mutating func value(_ row: GrowthMeasurement) {
    object { object in
      object.key("axis")
      object.value(row.axis)
      object.key("value")
      object.value(row.value)
      object.members([
        ("frames", Double(row.frames)), ("processor", row.processor), ("elapsed", row.elapsed),
        ("peakMemory", Double(row.peakMemory)),
      ])
    }
  }
}
