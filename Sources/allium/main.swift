import AppleFoundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "adapt": exit(AdaptCommand(Array(arguments.dropFirst())).run())
default:
    FileHandle.standardError.write(Data("usage: allium \(AdaptCommand.usage)\n".utf8))
    exit(arguments.first == "--help" ? 0 : 2)
}
