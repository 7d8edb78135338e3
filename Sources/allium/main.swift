import AppleFoundation
import RunOrders
import SourceAdapter

if let backtrace = BacktraceCommand(CommandLine.arguments) { exit(backtrace.run()) }
if let compiler = CompilerCommand(CommandLine.arguments) { exit(compiler.run()) }

let usage = """
    Allium builds, runs, shows and tests iOS view-controller code on Linux. Projects stay as they are.

    To begin with:
      allium new Counter                          an app with one screen and its tests, for Xcode as well
      allium test Counter                         runs its tests, inside the app
      allium run Counter --snapshot first.png     a picture of its first screen; --window or --web to click through it
      allium doctor MyApp                         says in seconds what stands in your own app's way

    Commands; the folder is the current one unless given:
      run [<folder>]        builds an app and runs it: without a display, in a window, in a page for browsers
      test [<folder>]       builds a project's tests and runs them; reports, devices, shards
      doctor [<folder>]     reads a project, and says what stands in its way here
      inspect [<folder>]    runs an app, and prints its controllers, views and constraints
      debug [<folder>]      builds an app and starts the toolchain's debugger on it
      new <Name>            writes an Xcode project, or with --package a Swift package
      build [<options>]     SwiftPM's `build` with the Swift SDK `allium`, and with manifests whose conditions hold for iOS
      lsp                   a language server for editors: iOS sources as they stand, UIKit's names, no false errors
      report merge <file>…  one report of tests that ran on several machines
      devices               the devices that apps can run on
      adapt, ib-check       what becomes of sources; what is in interface files

    `allium <command> --help` tells all about one. `allium --version` says which Allium this is, and for which Swift.
    """
let inspectUsage = """
    inspect [<folder>] [options of run]
      the same as run; then prints controllers, views and constraints, or tells them in the file that --inspect names
    """
var arguments = Array(CommandLine.arguments.dropFirst())
// `allium help test` is `allium test --help`.
if arguments.count == 2, arguments[0] == "help" { arguments = [arguments[1], "--help"] }
switch arguments.first {
case "ib-check":
    var check = InterfaceBuilderCommand(Array(arguments.dropFirst()))
    exit(check.run())
case "run": exit(RunCommand.run(Array(arguments.dropFirst())))
case "debug": exit(DebugCommand.run(Array(arguments.dropFirst())))
case "devices": print(DeviceNames.all.joined(separator: "\n"))
case "inspect" where arguments.dropFirst() == ["--help"]: print("usage: allium \(inspectUsage)")
case "inspect": exit(RunCommand.run(Array(arguments.dropFirst()), inspects: true))
case "test": exit(TestCommand.run(Array(arguments.dropFirst())))
case "lsp": exit(LanguageServerCommand.run(Array(arguments.dropFirst())))
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
    FileHandle.standardError.write(Data("allium: there is no command '\(name)'; `allium --help` lists them\n".utf8))
    exit(2)
case nil:
    FileHandle.standardError.write(Data((usage + "\n").utf8))
    exit(2)
}
