import AppleFoundation
import XcodeProject

/// `allium run <folder>` for a folder with an Xcode project: builds its application with the SDK and runs it without a display.
struct RunCommand {
    static let usage = """
        run <folder with an .xcodeproj> [options]
          --target NAME         the application, when there are several
          --configuration NAME  Debug unless given
          --device NAME         'iPhone 15' unless given
          --dark                in the dark style
          --language CODE       texts in this language
          --script FILE         steps, one a line: tap "Title" · tap 100 200 · longpress … · swipe 10 10 200 10 · wait 0.5 ·
                                rotate landscape · snapshot a.png · print · outlets
          --step 'STEP'         one step more, after those of the script
          --snapshot FILE       a picture of the screen at the end
          --build-only          builds and says where
        """

    private let folder: String
    private var target: String?
    private var configuration = "Debug"
    private var orders: [String: Any] = [:]
    private var script: [String] = []
    private var buildsOnly = false

    /// Whether the arguments of `run` are meant for this command, and not for SwiftPM.
    static func isMeant(_ arguments: [String]) -> Bool {
        guard let first = arguments.first, !first.hasPrefix("-") else { return false }
        if first.hasSuffix(".xcodeproj") { return true }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: first)) ?? []
        return entries.contains { $0.hasSuffix(".xcodeproj") }
    }

    init(_ arguments: [String]) throws {
        folder = arguments[0]
        var rest = arguments.dropFirst()
        func value(_ option: String) throws -> String {
            guard let value = rest.popFirst() else { throw Problem("\(option) needs a value\nusage: allium \(Self.usage)") }
            return value
        }
        while let option = rest.popFirst() {
            switch option {
            case "--target": target = try value(option)
            case "--configuration": configuration = try value(option)
            case "--device": orders["device"] = try value(option)
            case "--dark": orders["style"] = "dark"
            case "--language": orders["language"] = try value(option)
            case "--snapshot": orders["snapshot"] = Self.absolute(try value(option))
            case "--step": script.append(try value(option))
            case "--build-only": buildsOnly = true
            case "--script":
                let path = try value(option)
                guard let data = FileManager.default.contents(atPath: path) else { throw Problem("\(path) can't be read") }
                script += String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
            default: throw Problem("unknown option \(option)\nusage: allium \(Self.usage)")
            }
        }
    }

    struct Problem: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    static func run(_ arguments: [String]) -> Int32 {
        do {
            return try RunCommand(arguments).run()
        } catch {
            FileHandle.standardError.write(Data("allium: \(error)\n".utf8))
            return 2
        }
    }

    private func run() throws -> Int32 {
        let project = try XcodeProject(at: Self.absolute(folder))
        let application = try project.application(named: target)
        let settings = application.settings(configuration: configuration)
        let package = try ApplicationPackage(application, settings, project)
        try package.write()
        let status = try Self.call(
            CompilerCommand.ownPath(), ["build", "--package-path", package.folder, "--configuration", "debug"], quietly: true)
        guard status == 0 else { return status }
        let program = try package.assemble()
        if buildsOnly {
            print(program)
            return 0
        }
        var orders = orders
        if !script.isEmpty { orders["script"] = script }
        orders["module"] = package.module
        let text = try JSONSerialization.data(withJSONObject: orders, options: [.sortedKeys])
        setenv("ALLIUM_RUN", String(decoding: text, as: UTF8.self), 1)
        return CompilerCommand.become(program, [])
    }

    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }

    /// Runs a program to its end. What it says is shown when it fails.
    private static func call(_ program: String, _ arguments: [String], quietly: Bool) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let said = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus != 0 || !quietly { FileHandle.standardError.write(said) }
        return process.terminationStatus
    }
}
