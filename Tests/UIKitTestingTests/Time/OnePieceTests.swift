import AppleFoundation
import TestEvidence
import Testing

/// What stands before the dispatch library's functions where that library is a file of its own has to stand back where it is linked in.
@Suite("Testing kit / Programs of one piece", .ours)
struct OnePieceTests {
    private struct Failure: Error, CustomStringConvertible { let description: String }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        .standardized.path

    private static var libraries: String? {
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let compiler = path.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        return compiler.map {
            URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(
                "../lib/swift_static/linux/libdispatch.a"
            ).path
        }
    }

    private static func words(of command: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(command) ended with \(process.terminationStatus): \(text)")
        }
        return text
    }

    @Test(.enabled(if: libraries.map(FileManager.default.fileExists) ?? false), arguments: [true, false])
    func `the clock goes by its own time in a program with Swift's libraries in it, too`(isOnePiece: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("allium-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let sources = Self.root + "/Sources/System/CVirtualTime"
        let files = try FileManager.default.contentsOfDirectory(atPath: sources).filter { $0.hasSuffix(".c") }.sorted()
        for file in files {
            _ = try Self.words(of: [
                "clang", "-c", "-O1", "-fblocks", "-I", sources + "/include", "-o", "\(folder)/\(file).o", "\(sources)/\(file)",
            ])
        }
        try "module CVirtualTime { header \"\(sources)/include/CVirtualTime.h\" export * }".write(
            toFile: folder + "/module.modulemap", atomically: true, encoding: .utf8)
        let program = folder + "/program"
        _ = try Self.words(
            of: [
                "swiftc", "-swift-version", "5", "-I", folder, "-o", program, Self.root + "/Tests/Programs/OnePiece/main.swift",
            ]
                + (isOnePiece ? ["-static-stdlib"] : []) + files.map { "\(folder)/\($0).o" })
        let lines = try Self.words(of: ["timeout", "60", program]).split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "0.00 main elsewhere at once", "0.00 main block", "0.00 main task", "0.00 main work is done",
                "0.00 main there and back", "1.00 main timer", "1.50 main task that slept", "2.00 main delayed block",
                "2.50 main delayed elsewhere", "3.00 main thread that slept", "end",
            ])
    }
}
