import AppleFoundation

if let compiler = CompilerCommand(CommandLine.arguments) { exit(compiler.run()) }

let usage = """
    usage: allium build|test|run [SwiftPM's options]
             SwiftPM with the Swift SDK `allium`, and with manifests whose conditions hold for iOS
           allium \(RunCommand.usage)
           allium \(AdaptCommand.usage)
           allium \(InterfaceBuilderCommand.usage)
    """
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "ib-check":
    var check = InterfaceBuilderCommand(Array(arguments.dropFirst()))
    exit(check.run())
case "run" where RunCommand.isMeant(Array(arguments.dropFirst())): exit(RunCommand.run(Array(arguments.dropFirst())))
case "adapt": exit(AdaptCommand(Array(arguments.dropFirst())).run())
case let name? where BuildCommand.names.contains(name):
    exit(BuildCommand(name: name, arguments: Array(arguments.dropFirst())).run())
case "describe-toolchain": exit(BuildCommand.describeToolchain(arguments.dropFirst().first ?? ""))
default:
    FileHandle.standardError.write(Data((usage + "\n").utf8))
    exit(arguments.first == "--help" ? 0 : 2)
}
