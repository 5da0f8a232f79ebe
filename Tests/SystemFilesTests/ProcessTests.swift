import SystemFiles
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What belongs to the whole process, so one after the other.
@Suite(.serialized) struct ProcessTests {
  @Test func anInterruptIsHeldAndSeen() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Signals.holdInterrupt()
      if Signals.isInterrupted { exit(1) }
      raise(SIGINT)
      exit(Signals.isInterrupted ? 7 : 2)
    }
  }

  @Test func aReleasedInterruptEndsTheProgram() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      Signals.holdInterrupt()
      raise(SIGINT)
      Signals.releaseInterrupt()
      exit(0)
    }
  }

  @Test func aClosedPipeIsAnErrorOfItsOwn() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Signals.ignoreClosedPipes()
      var ends: [Int32] = [0, 0]
      unsafe pipe(&ends)
      dup2(ends[1], 1)
      close(ends[1])
      close(ends[0])
      do throws(FileError) {
        try StandardStream.output.write("text")
      } catch {
        exit(error.reason == .closed ? 7 : 1)
      }
    }
  }

  @Test func environmentVariablesAreReadOrAbsent() {
    #expect(ProcessEnvironment.value("PATH")?.isEmpty == false)
    #expect(ProcessEnvironment.value("SEGUE_NO_SUCH_VARIABLE") == nil)
    #expect(ProcessEnvironment.processorCount >= 1)
  }
}
