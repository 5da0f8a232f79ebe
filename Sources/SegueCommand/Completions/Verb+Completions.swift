extension Verb {
  static let completions = Verb(
    name: "completions", operands: "bash | zsh | fish", summary: "print what completes commands in a shell",
    examples: [
      Example(command: "segue completions bash > ~/.local/share/bash-completion/completions/segue", says: "for bash"),
      Example(command: "segue completions zsh > ~/.zfunc/_segue", says: "for zsh, with ~/.zfunc in its fpath"),
      Example(command: "segue completions fish > ~/.config/fish/completions/segue.fish", says: "for fish"),
    ],
    notes: [],
    flags: []
  ) { arguments, console throws(CommandError) in
    let shells = CompletionShell.allCases.map(\.rawValue).joined(separator: ", ")
    guard let name = arguments.operands.first else {
      throw .usage(.missingOperand(verb: "completions", "a shell: \(shells)"))
    }
    guard arguments.operands.count == 1, let shell = CompletionShell(rawValue: name) else {
      throw .usage(
        .tooManyOperands(verb: "completions", found: arguments.operands.last ?? name, expected: "one of \(shells)"))
    }
    try console.result(shell.script)
    return .success
  }
}

/// A shell that can be told how the tool's commands go on.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The verbs with `help`, which is no verb of its own.
  static let words: [(name: String, summary: String)] =
    Verb.all.map { ($0.name, $0.summary) } + [("help", "say more about a verb")]

  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

extension Flag {
  /// How it may be written.
  var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}
