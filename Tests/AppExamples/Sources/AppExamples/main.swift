import SegueKit

// Renders every pattern into a folder of its own.
let folder = CommandLine.arguments.dropFirst().first ?? "frames"
for pattern in PatternStage.allCases {
  try pattern.make().render(to: "\(folder)/\(pattern.rawValue)", name: pattern.rawValue)
}
