import AppleFoundation
import ProjectDoctor
import RunOrders
import SourceAdapter
import XcodeProject

/// `allium doctor`: reads a project of any kind, builds nothing, and says what stands in its way.
struct DoctorCommand {
    static let usage = """
        doctor [<folder, .xcodeproj, .xcworkspace, project.yml or Package.swift>] [--json]      the folder is the current one unless given
          Reads the project and says in one page what stands in its way here, what concerns most files first. Nothing is built or changed.
          The result is 0 when nothing does, 1 when something does, 2 when there is nothing to read.
        """

    private let path: String
    private let printsJSON: Bool

    static func run(_ arguments: [String]) -> Int32 {
        do {
            var path: String?
            var printsJSON = false
            for argument in arguments {
                switch argument {
                case "--help", "-h":
                    print("usage: allium \(usage)")
                    return 0
                case "--json": printsJSON = true
                case _ where argument.hasPrefix("-"):
                    throw RunCommand.Problem("there is no option \(argument) for doctor; there is --json")
                default:
                    if let path { throw RunCommand.Problem("two folders are named, \(path) and \(argument); one at a time") }
                    path = argument
                }
            }
            return try DoctorCommand(path: path ?? ".", printsJSON: printsJSON).run()
        } catch {
            BuildWatch.say(RunCommand.words(error))
            return 2
        }
    }

    private func run() throws -> Int32 {
        let start = DispatchTime.now().uptimeNanoseconds
        // Without a toolchain it says what it can.
        let sdk = try (try? SwiftSDK.here()) ?? SwiftSDK(executable: CompilerCommand.ownPath())
        let names = try AppleNames(folder: sdk.folder + "/api")
        let reading = try ProjectReading.at(path)
        let diagnosis = Diagnosis.of(reading, names: names, hasModule: Self.modules(of: sdk))
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        print(printsJSON ? try diagnosis.json() : diagnosis.text(seconds: seconds))
        if diagnosis.files == 0, diagnosis.isClear { return 2 }
        return diagnosis.isClear ? 0 : 1
    }

    /// Whether a module lies in the bundle or comes with the toolchain.
    static func modules(of sdk: SwiftSDK) -> @Sendable (String) -> Bool {
        let toolchain = sdk.resources + "/linux"
        func names(_ folder: String) -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map {
                ($0 as NSString).deletingPathExtension
            }
        }
        let known = Set(
            names(sdk.modules) + names(toolchain) + ["Swift", "Glibc", "Dispatch", "XCTest", "Testing", "Observation"])
        return { known.contains($0) }
    }
}
