import Foundation
import TestSupport
import Testing

/// Slurm's controller and one node on this machine, with keys, ports and files of their own.
final class SlurmCluster {
  static var isExpected: Bool {
    [OtherTool.munged, .slurmctld, .slurmd, .sbatch].allSatisfy(\.isExpected)
  }

  /// Short, as sockets have short names.
  private let folder: TemporaryFolder
  /// What holds the daemons; nil while there are none.
  private var supervisor: Process?

  struct NotStarted: Error, CustomStringConvertible {
    let log: String
    var description: String { "the node does not wait for work: \(log)" }
  }

  init() throws { folder = try TemporaryFolder() }

  deinit { stop() }

  /// Starts what proves who somebody is, the controller and the node, and waits until work can be given.
  func start() throws {
    for name in ["state", "spool"] {
      try FileManager.default.createDirectory(atPath: folder(name), withIntermediateDirectories: true)
    }
    let key = Data((0..<1024).map { _ in UInt8.random(in: 0...255) })
    let isWritten = FileManager.default.createFile(
      atPath: folder("key"), contents: key, attributes: [.posixPermissions: 0o400])
    try #require(isWritten)
    try Data(try configuration().utf8).write(to: URL(filePath: folder("slurm.conf")))
    let supervisor = Process()
    supervisor.executableURL = URL(filePath: "/bin/bash")
    supervisor.arguments = ["-c", Self.supervision, "supervisor", folder.path]
    supervisor.standardInput = FileHandle.nullDevice
    supervisor.standardOutput = FileHandle.nullDevice
    supervisor.standardError = FileHandle.nullDevice
    try supervisor.run()
    self.supervisor = supervisor
    let isIdle = try waits(seconds: 60) { try ask("sinfo --noheader --format %T 2> /dev/null") == "idle" }
    guard isIdle else { throw NotStarted(log: log) }
  }

  /// Starts the daemons of a folder, and ends them when a file says so, or when whoever would write it is gone.
  ///
  /// Foundation takes a process for one that has ended when it closes the files that it was started with, and daemons do:
  /// all others would then be waited for in vain. A shell does not. Both inherit that most signals are kept from them.
  private static let supervision: String = """
    cd "$1"
    munged --foreground --force --key-file "$1/key" --socket "$1/socket" --pid-file "$1/munged.pid" \
      --log-file "$1/munged.log" --seed-file "$1/seed" &
    keys=$!
    until test -S socket || test -e stop || ! kill -0 $PPID; do sleep 0.05; done
    slurmctld -D -f "$1/slurm.conf" &
    controller=$!
    slurmd -D -f "$1/slurm.conf" &
    node=$!
    while kill -0 $PPID && ! test -e stop; do sleep 0.1; done
    kill -KILL $node $controller $keys
    wait
    """

  /// Ends all work, and then those that were started.
  func stop() {
    guard let supervisor else { return }
    _ = try? ask("scancel --quiet --signal=KILL --full --user $(id -un); scancel --quiet --user $(id -un)")
    _ = try? waits(seconds: 30) { try ask("squeue --noheader 2> /dev/null").isEmpty }
    try? Data().write(to: URL(filePath: folder("stop")))
    supervisor.waitUntilExit()
    self.supervisor = nil
  }

  private var log: String {
    ["munged", "slurmctld", "slurmd"].map { (try? String(contentsOfFile: folder("\($0).log"), encoding: .utf8)) ?? "" }
      .joined(separator: "\n")
  }
}

// MARK: - Work

extension SlurmCluster {
  /// What makes a line of the shell ask this cluster.
  var environment: String { "export SLURM_CONF='\(folder("slurm.conf"))'\n" }

  /// What a line of the shell prints, without the last line break.
  func ask(_ line: String) throws -> String {
    try Shell.run(environment + line, in: folder.path).output.trimmingCharacters(in: .newlines)
  }

  /// Waits until all work is done.
  func waitForAll() throws {
    #expect(try waits { try ask("squeue --noheader").isEmpty }, "\(log)")
  }
}

// MARK: - Settings

extension SlurmCluster {
  private func configuration() throws -> String {
    let (host, user, ports) = (try Self.host(), NSUserName(), try Self.freePorts())
    return """
      ClusterName=segue
      SlurmctldHost=\(host)(127.0.0.1)
      SlurmUser=\(user)
      SlurmdUser=\(user)
      SlurmctldPort=\(ports[0])
      SlurmdPort=\(ports[1])
      AuthType=auth/munge
      AuthInfo=socket=\(folder("socket"))
      StateSaveLocation=\(folder("state"))
      SlurmdSpoolDir=\(folder("spool"))
      SlurmctldPidFile=\(folder("slurmctld.pid"))
      SlurmdPidFile=\(folder("slurmd.pid"))
      SlurmctldLogFile=\(folder("slurmctld.log"))
      SlurmdLogFile=\(folder("slurmd.log"))
      ProctrackType=proctrack/linuxproc
      TaskPlugin=task/none
      SelectType=select/cons_tres
      SelectTypeParameters=CR_CPU
      JobAcctGatherType=jobacct_gather/none
      MpiDefault=none
      ReturnToService=2
      SlurmdParameters=config_overrides
      MailProg=/bin/true
      NodeName=\(host) NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
      PartitionName=all Nodes=ALL Default=YES State=UP

      """
  }

  private static func host() throws -> String {
    let name = try Shell.run("uname -n", in: "/").output.trimmingCharacters(in: .newlines)
    return String(name.prefix { $0 != "." })
  }

  /// Two ports at which nobody answers, below those that the system gives to whoever asks for any.
  private static func freePorts() throws -> [Int] {
    let first = 20_000 + Int(ProcessInfo.processInfo.processIdentifier) % 10_000
    let script = """
      for port in $(seq \(first) \(first + 99)); do
        (exec 3<> /dev/tcp/127.0.0.1/$port) 2> /dev/null || echo $port
      done | head -n 2
      """
    let ports = try Shell.run("bash -c '\(script)'", in: "/").output.split(separator: "\n").compactMap { Int($0) }
    try #require(ports.count == 2)
    return ports
  }
}
