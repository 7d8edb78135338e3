import AppleFoundation
import SourceAdapter

/// A module's file that is written when the program runs already: nothing but what is exchanged in it reads the file.
///
/// Until it is written the order to do so lies beside the module's objects. Who finds one there that was never carried out has everything compiled.
struct LaterModule: Sendable {
    private let file: String

    /// Of the last module of a package, which no other reads.
    init(folder: String) { file = folder + "/.build/module-to-write.json" }

    // MARK: Where the compiler is called

    private static let variable = "ALLIUM_LATER_MODULE"
    private static var asked: String? { ProcessInfo.processInfo.environment[variable] }
    static var isAsked: Bool { asked != nil }

    /// What the compiler is started with, so that it puts the writing off.
    var environment: [String: String] { [Self.variable: file] }

    /// Called in the place of the frontend that would write the file: false when the order can't be kept. Lists of files are gone when the driver ends.
    static func keep(_ arguments: [String]) -> Bool {
        guard let file = asked else { return true }
        var words = arguments
        for (place, word) in words.enumerated().dropLast()
        where word.hasSuffix("-filelist") || word == "-supplementary-output-file-map" {
            let copy = file + word
            guard let data = FileManager.default.contents(atPath: words[place + 1]),
                FileManager.default.createFile(atPath: copy, contents: data)
            else { return false }
            words[place + 1] = copy
        }
        guard let data = try? JSONEncoder().encode(words) else { return false }
        return FileManager.default.createFile(atPath: file, contents: data)
    }

    // MARK: Afterwards

    var isWaiting: Bool { FileManager.default.fileExists(atPath: file) }
    func forget() { unlink(file) }

    /// Starts to write it.
    func start(_ sdk: SwiftSDK) -> Process? {
        guard let data = FileManager.default.contents(atPath: file),
            let words = try? JSONDecoder().decode([String].self, from: data)
        else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: sdk.tool("swift-frontend"))
        process.arguments = words
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        let later = self
        process.terminationHandler = { if $0.terminationStatus == 0 { later.forget() } }
        return (try? process.run()) == nil ? nil : process
    }

    /// Waits for it; false when it isn't written.
    func finish(_ process: Process?) -> Bool {
        guard isWaiting else { return true }
        guard let process else { return false }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return false }
        forget()
        return true
    }

    /// What was built is of no use to SwiftPM where the file was never written.
    static func clear(_ package: String) {
        let later = LaterModule(folder: package)
        guard later.isWaiting else { return }
        unlink(package + "/.built")
        let built = package + "/.build/debug"
        let products = [".o", ".swiftdeps", ".priors", ".swiftmodule"]
        for name in FileManager.default.enumerator(atPath: built)?.compactMap({ $0 as? String }) ?? []
        where products.contains(where: name.hasSuffix) { unlink(built + "/" + name) }
        later.forget()
    }
}
