/// What bash completes: verbs, the flags of each, their values where those are known, and files.
enum BashCompletion {
  static var script: String {
    """
    # Completes the commands of segue in bash.
    _segue() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" verb="${COMP_WORDS[1]}" words=""
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ] || [ "$verb" = help ]; then
        COMPREPLY=($(compgen -W "\(verbs)" -- "$word"))
        return
      fi
      case "$verb $before" in
    \(values)
      esac
      if [ -z "$words" ]; then
        case "$word" in
          -*) ;;
          *) COMPREPLY=($(compgen -f -- "$word")); return ;;
        esac
        case "$verb" in
    \(flags)
        esac
      fi
      COMPREPLY=($(compgen -W "$words" -- "$word"))
    }
    complete -o filenames -F _segue segue

    """
  }

  private static var verbs: String { CompletionShell.words.map(\.name).joined(separator: " ") }

  /// A line for each flag of a verb that takes one of some words.
  private static var values: String {
    Verb.all.flatMap { verb in
      verb.allFlags.filter { !$0.choices.isEmpty }.map { flag in
        let patterns = flag.spellings.map { "\"\(verb.name) \($0)\"" }.joined(separator: "|")
        return "    \(patterns)) words=\"\(flag.choices.joined(separator: " "))\" ;;"
      }
    }.joined(separator: "\n")
  }

  private static var flags: String {
    Verb.all.map { verb in
      "      \(verb.name)) words=\"\(verb.allFlags.flatMap(\.spellings).joined(separator: " "))\" ;;"
    }.joined(separator: "\n")
  }
}
