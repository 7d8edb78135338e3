import AppleFoundation
import SourceAdapter

if let backtrace = BacktraceCommand(CommandLine.arguments) { exit(backtrace.run()) }
if let compiler = CompilerCommand(CommandLine.arguments) { exit(compiler.run()) }

let usage = """
    usage: allium \(RunOptions.usage)
           allium inspect [<folder>] [options of run]
             the same as run; then prints controllers, views and constraints, or tells them in the file that --inspect names
           allium \(TestOptions.usage)
           allium \(ReportCommand.usage)
           allium \(DoctorCommand.usage)
           allium \(NewCommand.usage)
           allium build [SwiftPM's options]
             SwiftPM with the Swift SDK `allium`, and with manifests whose conditions hold for iOS
           allium \(AdaptCommand.usage)
           allium \(InterfaceBuilderCommand.usage)
           allium --version
    """
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "ib-check":
    var check = InterfaceBuilderCommand(Array(arguments.dropFirst()))
    exit(check.run())
case "run": exit(RunCommand.run(Array(arguments.dropFirst())))
case "inspect": exit(RunCommand.run(Array(arguments.dropFirst()), inspects: true))
case "test": exit(TestCommand.run(Array(arguments.dropFirst())))
case "report": exit(ReportCommand.run(Array(arguments.dropFirst())))
case "doctor": exit(DoctorCommand.run(Array(arguments.dropFirst())))
case "new": exit(NewCommand.run(Array(arguments.dropFirst())))
case "adapt": exit(AdaptCommand(Array(arguments.dropFirst())).run())
case let name? where BuildCommand.names.contains(name):
    exit(BuildCommand(name: name, arguments: Array(arguments.dropFirst())).run())
case "describe-toolchain": exit(BuildCommand.describeToolchain(arguments.dropFirst().first ?? ""))
case "--version":
    let sdk = try? SwiftSDK(executable: CompilerCommand.ownPath())
    print("allium 0.1.0" + (sdk.map { " (\($0.stamp)), for Swift \($0.toolchain.number)" } ?? ""))
case "--help", "-h", "help": print(usage)
case let name?:
    FileHandle.standardError.write(Data("allium: there is no command '\(name)'\n\(usage)\n".utf8))
    exit(2)
case nil:
    FileHandle.standardError.write(Data((usage + "\n").utf8))
    exit(2)
}
