import SystemFiles

extension Console {
  /// Runs work, says what went wrong, and gives the status it ends with.
  func attempt(_ work: () throws(CommandError) -> ExitStatus) -> ExitStatus {
    do throws(CommandError) {
      return try work()
    } catch {
      if let message = error.message { complain(message) }
      return error.status
    }
  }

  /// Works through scenes one after the other; one that fails does not keep the others from being worked on.
  ///
  /// Ctrl-C ends it, and so does a reader of the results who went away.
  func forEach<Scene>(
    _ operands: [Scene], _ work: (Scene) throws(CommandError) -> ExitStatus
  ) -> ExitStatus {
    var statuses: [ExitStatus] = []
    for operand in operands where statuses.last != .interrupted && !isOutputClosed {
      statuses.append(attempt { () throws(CommandError) in try work(operand) })
    }
    return ExitStatus.combined(statuses)
  }
}
