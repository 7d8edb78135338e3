import AppleFoundation
import SourceAdapter
import XcodeProject

/// Whether anything has changed since a product was last built: SwiftPM needs a second of work to say no.
///
/// Compared are the times and sizes of all files that are compiled, the manifest, local packages as a whole, and the SDK.
struct BuildMark {
    private let file: String
    private let text: String
    private let program: String

    init(_ package: ProjectPackage, product: String) throws {
        file = package.folder + "/.built"
        let sdk = try SwiftSDK(executable: CompilerCommand.ownPath())
        var lines = [product, sdk.folder, sdk.stamp]
        lines.append(
            String(decoding: FileManager.default.contents(atPath: package.folder + "/Package.swift") ?? Data(), as: UTF8.self))
        for module in package.modules {
            for path in module.files + [module.folder + "/" + AssetSymbols.fileName] { lines.append(Self.line(path)) }
            for product in module.target.localProducts { Self.add(product.folder, to: &lines, depth: 0) }
        }
        text = lines.joined(separator: "\n")
        program = package.folder + "/.build/debug/" + product + ".xctest"
    }

    var isCurrent: Bool {
        FileManager.default.isExecutableFile(atPath: program) && FileManager.default.contents(atPath: file) == Data(text.utf8)
    }

    func keep() { _ = FileManager.default.createFile(atPath: file, contents: Data(text.utf8)) }
    func forget() { unlink(file) }

    private static func line(_ path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return path }
        return "\(path)\t\(status.st_size)\t\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)\t\(status.st_ino)"
    }

    private static func add(_ folder: String, to lines: inout [String], depth: Int) {
        guard depth < 32, lines.count < 100_000 else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR { add(path, to: &lines, depth: depth + 1) } else { lines.append(line(path)) }
        }
    }
}
