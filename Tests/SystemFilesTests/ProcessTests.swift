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
  @Test(arguments: [SIGINT, SIGTERM]) func anInterruptIsHeldAndSeen(_ signal: Int32) async {
    await #expect(processExitsWith: .exitCode(7)) { [signal = signal as Int32] in
      Signals.holdInterrupt()
      if Signals.isInterrupted { exit(1) }
      raise(signal)
      exit(Signals.isInterrupted ? 7 : 2)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM]) func aReleasedInterruptEndsTheProgram(_ signal: Int32) async {
    await #expect(processExitsWith: .signal(signal)) { [signal = signal as Int32] in
      Signals.holdInterrupt()
      raise(signal)
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
