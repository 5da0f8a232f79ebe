import HeadlessUIKit
import StagePlayback
import Testing

private func place(_ line: Int) -> SourcePlace { SourcePlace(file: "scene.json", line: line, column: 1) }

struct PlaceTests {
  private static let places = ScriptPlaces(
    steps: ["open": place(1)], transitions: ["zoom": place(2), "fade": place(3)],
    legs: [
      ScriptPlaces.LegName(transition: "zoom", direction: "present"): ScriptPlaces.Leg(
        place: place(10),
        tracks: [
          ScriptPlaces.Track(view: "to", property: "frame", place: place(11)),
          ScriptPlaces.Track(view: "to", property: "alpha", place: place(12)),
          ScriptPlaces.Track(view: "to.hero", property: "frame", place: place(13)),
          ScriptPlaces.Track(view: "list.cell", property: "frame", place: place(14)),
        ])
    ])

  @Test(
    arguments: [
      (WarningSubject(step: "open"), 1), (WarningSubject(step: "other"), nil), (WarningSubject(transition: "fade"), 3),
      (WarningSubject(step: "open", transition: "fade", leg: "present"), 3),
      (WarningSubject(step: "open", transition: "zoom", leg: "dismiss"), 2),
      (WarningSubject(step: "open", transition: "unknown"), 1),
      (WarningSubject(transition: "zoom", leg: "present"), 10),
      (WarningSubject(transition: "zoom", leg: "present", view: "detail", property: "frame"), 11),
      (WarningSubject(transition: "zoom", leg: "present", view: "detail", property: "alpha"), 12),
      (WarningSubject(transition: "zoom", leg: "present", view: "detail", property: "cornerRadius"), 11),
      (WarningSubject(transition: "zoom", leg: "present", view: "detail.hero", property: "alpha"), 13),
      (WarningSubject(transition: "zoom", leg: "present", view: "list.cell", property: "frame"), 14),
      (WarningSubject(transition: "zoom", leg: "present", view: "list.other", property: "frame"), 10),
    ] as [(WarningSubject, Int?)])
  func `a warning points at the nearest place that is known`(subject: WarningSubject, line: Int?) {
    #expect(Self.places.place(of: subject)?.line == line)
  }
}
