import Foundation
package import StagePlayback

/// The events and marks of a `sequence.json`.
package struct SequenceHappenings: Hashable, Sendable {
  package let events: [PlaybackEvent]
  package let marks: [PlaybackMark]

  /// Reads them; what a record does not have, there is none of.
  package init(json: [UInt8]) throws(SequenceRecordError) {
    let stored: Stored
    do {
      stored = try JSONDecoder().decode(Stored.self, from: Data(json))
    } catch {
      throw SequenceRecordError.unreadable
    }
    events = (stored.events ?? []).compactMap(\.event)
    marks = (stored.marks ?? []).map { PlaybackMark(name: $0.name, time: $0.time) }
  }

  private struct Stored: Decodable {
    struct Mark: Decodable {
      var name: String
      var time: Double
    }

    struct Event: Decodable {
      var time: Double
      var kind: String
      var step: String?
      var transition: String?
      var outcome: String?
      var detail: String?

      /// Nil for a kind that this version does not know.
      var event: PlaybackEvent? {
        PlaybackEvent.Kind(rawValue: kind).map { kind in
          PlaybackEvent(
            time: time, kind: kind, step: step, transition: transition,
            outcome: outcome.flatMap(PlaybackEvent.Outcome.init), detail: detail)
        }
      }
    }

    var events: [Event]?
    var marks: [Mark]?
  }
}
