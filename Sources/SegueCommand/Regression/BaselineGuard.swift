extension Console {
  /// Refuses to change baselines where a build does it unseen.
  func requirePermission(_ arguments: Arguments, verb: String) throws(CommandError) {
    guard variable("CI") == "true", !arguments.has(.force) else { return }
    throw .usage(
      .conflict(
        "CI is true, and '\(verb)' would change baselines that nobody looks at; run it where they are committed, or "
          + "with --force"))
  }
}
