package import StagePlayback

extension JSONWriter {
  /// The curves of a play as numbers.
  package mutating func value(_ curves: PlayCurves) {
    object { play in
      play.member("scene", curves.source)
      play.member("title", curves.title)
      play.member("transition", curves.step)
      play.member("view", curves.view)
      play.member("origin", curves.origin)
      play.key("times")
      play.value(curves.times)
      play.key("moments")
      play.array { list in
        for moment in curves.moments {
          list.object { object in
            object.member("name", moment.name)
            object.member("time", moment.time)
          }
        }
      }
      play.key("series")
      play.array { list in curves.series.forEach { list.value($0) } }
    }
  }

  private mutating func value(_ series: PlotSeries) {
    object { object in
      object.member("name", series.pane)
      object.member("component", series.component)
      object.member("unit", series.unit)
      object.key("values")
      object.array { numbers in
        for value in series.values {
          if let value { numbers.value(value) } else { numbers.null() }
        }
      }
    }
  }
}
