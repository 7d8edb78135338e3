import CStackSwitch
import Foundation

/// One of the program's own lines on the way to the present call; those of the libraries are left out.
package struct OwnCall: CustomStringConvertible, Sendable {
    /// As in the source: `HomeController.viewDidLoad()`.
    package var function: String
    package var file: String
    package var line: Int

    package var description: String { "\(function) at \(file):\(line)" }
}

/// Finds out which lines of the program led to a call, for people who read about a mistake. It starts the toolchain's symbolizer, so it
/// is for programs that end.
package enum OwnCalls {
    /// The calls that have not returned yet, the last one first; none where the toolchain or debug information is missing.
    package static func here() -> [OwnCall] {
        guard let symbolizer else { return [] }
        var calls: [OwnCall] = []
        // Addresses are where calls return to: the call itself is one before.
        let places = Thread.callStackReturnAddresses.dropFirst().compactMap { Place(address: $0.uintValue - 1) }
        var rest = places[...]
        while let image = rest.first?.image {
            let run = rest.prefix { $0.image == image }
            rest = rest.dropFirst(run.count)
            if isOfTheSystem(image) { continue }
            calls += lines(of: run.map(\.offset), in: image, by: symbolizer).compactMap(OwnCall.init)
        }
        return calls
    }

    private struct Place {
        var image: String
        var offset: UInt

        init?(address: UInt) {
            var base: UInt = 0
            guard let name = allium_image_of(address, &base) else { return nil }
            let path = String(cString: name)
            // The program itself may be known by the word with which it was started.
            image = path.contains("/") ? path : "/proc/self/exe"
            offset = address - base
        }
    }

    private static func isOfTheSystem(_ image: String) -> Bool {
        ["/lib/", "/lib64/", "/usr/", "/opt/"].contains { image.hasPrefix($0) } || image.contains("/lib/swift/linux/")
    }

    /// The symbolizer that belongs to the runtime, else the first on the path.
    private static let symbolizer: String? = {
        var folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        var base: UInt = 0
        if let runtime = dlsym(nil, "swift_retain"), let name = allium_image_of(UInt(bitPattern: runtime), &base) {
            // …/usr/lib/swift/linux/libswiftCore.so
            folders.insert(URL(fileURLWithPath: String(cString: name)).path + "/../../../../bin", at: 0)
        }
        return folders.map { $0 + "/llvm-symbolizer" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// What the symbolizer says: a function and a place for each address, several where calls were inlined.
    private static func lines(of offsets: [UInt], in image: String, by symbolizer: String) -> [(
        function: String, place: String
    )] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: symbolizer)
        let object = image == "/proc/self/exe" ? "/proc/\(ProcessInfo.processInfo.processIdentifier)/exe" : image
        process.arguments =
            ["--obj=\(object)", "--functions=linkage", "--output-style=LLVM"] + offsets.map { "0x" + String($0, radix: 16) }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return [] }
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let words = text.split(separator: "\n").map(String.init)
        return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    }
}

extension OwnCall {
    /// Where the sources of these libraries were when they were compiled.
    private static let librarySources: String = {
        let path = "\(#filePath)"
        return path.range(of: "/Sources/AppleFoundation/").map { String(path[..<$0.lowerBound]) + "/Sources/" } ?? path
    }()

    /// nil for a line of a library's, or one that no source says.
    fileprivate init?(function: String, place: String) {
        let parts = place.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0 else { return nil }
        let file = parts.dropLast(2).joined(separator: ":")
        guard file.hasPrefix("/"), !file.hasPrefix(Self.librarySources), !file.contains("/build-user/") else { return nil }
        let name = Self.readable(function)
        // What the source adapter writes, and the program's entry, are nobody's lines.
        guard !name.contains("__ObjC"), !name.contains("$main"), !name.hasPrefix("thunk for") else { return nil }
        // `allium run` builds links to the user's files.
        let own = try? FileManager.default.destinationOfSymbolicLink(atPath: file)
        self.init(function: name, file: own?.hasPrefix("/") == true ? own! : file, line: line)
    }

    /// `App.Home.viewDidLoad() -> ()` becomes `Home.viewDidLoad()`.
    private static func readable(_ symbol: String) -> String {
        guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
        defer { free(text) }
        var name = String(cString: text)
        if let arrow = name.range(of: " -> ", options: .backwards) { name = String(name[..<arrow.lowerBound]) }
        if let range = name.range(of: " async", options: .backwards), range.upperBound == name.endIndex {
            name.removeSubrange(range)
        }
        if let dot = name.firstIndex(of: "."), name[..<dot].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
            name = String(name[name.index(after: dot)...])
        }
        return name
    }
}

@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<Int>?,
    _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
