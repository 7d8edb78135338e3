import AppleFoundation
import InterfaceBuilder
import RunOrders
import XcodeProject

/// Fills the folder of a bundle: a target's resources, made ready for use, and its information file.
struct BundleContents {
    let target: XcodeTarget
    let settings: BuildSettings
    let folder: String
    /// Names that the folder needs for something else.
    var taken: Set<String> = []
    private var manager: FileManager { .default }

    init(_ module: ModuleSources, folder: String, taken: Set<String> = []) {
        target = module.target
        settings = module.settings
        self.folder = folder
        self.taken = taken
    }

    /// Gives lines that tell where interface files come from.
    func write(_ orders: RunOrders, adding values: [String: Any] = [:]) throws -> String {
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var copy = ResourceCopy(project: target.project.folder)
        var origins = ""
        for resource in target.resources {
            let file = (resource.path as NSString).lastPathComponent
            guard RegularFile.isPlainName(file), file != "Info.plist", !taken.contains(file) else { continue }
            let place = resource.language.map { folder + "/" + $0 } ?? folder
            try manager.createDirectory(atPath: place, withIntermediateDirectories: true)
            copy.copy(resource.path, to: place + "/" + file)
            try finish(place + "/" + file)
            if file.hasSuffix(".storyboard") || file.hasSuffix(".xib") {
                origins += (resource.language.map { $0 + "/" } ?? "") + "\(file)\t\(resource.path)\n"
            }
        }
        settleTexts(orders)
        for warning in copy.warnings { FileHandle.standardError.write(Data((warning + "\n").utf8)) }
        let information = target.information(settings, folder: target.project.folder).merging(values) { _, new in new }
        let data = try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
        try data.write(to: URL(fileURLWithPath: folder + "/Info.plist"))
        return origins
    }

    /// Takes those of the target's files again that have changed.
    func renew(_ changes: Set<String>, _ orders: RunOrders) throws {
        let changed = target.resources.filter { resource in
            changes.contains { $0 == resource.path || $0.hasPrefix(resource.path + "/") }
        }
        if changed.isEmpty { return }
        var copy = ResourceCopy(project: target.project.folder)
        for resource in changed {
            let file = (resource.path as NSString).lastPathComponent
            guard RegularFile.isPlainName(file), file != "Info.plist", !taken.contains(file) else { continue }
            let path = (resource.language.map { folder + "/" + $0 } ?? folder) + "/" + file
            ResourceCopy.remove(path)
            copy.copy(resource.path, to: path)
            try finish(path)
        }
        settleTexts(orders)
    }

    /// What depends on the device and the language, as far as Foundation can't tell.
    private func settleTexts(_ orders: RunOrders) {
        let isPad = orders.device?.lowercased().hasPrefix("ipad") ?? false
        let rules = TextRules(points: DeviceNames.width(of: orders.device), isPad: isPad)
        rules.settle(in: folder)
        if let language = orders.language {
            rules.prefer(language, own: settings["DEVELOPMENT_LANGUAGE"] ?? "en", in: folder)
        }
    }

    private func finish(_ path: String) throws {
        if path.hasSuffix(".xcassets") { convertPages(in: path) }
        if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
            try compileInterface(path)
            nameAsCompiled(path)
        }
    }

    /// The form that loads without reading XML. What can't be read is reported when it is asked for.
    private func compileInterface(_ path: String) throws {
        guard let data = RegularFile.contents(path), let document = try? IBDocument(bytes: [UInt8](data), file: path) else {
            return
        }
        try Data(CompiledDocument.data(of: document)).write(to: URL(fileURLWithPath: path + ".compiled"))
    }

    /// Apps ask their bundle for the names that Xcode gives to what it compiles.
    private func nameAsCompiled(_ path: String) {
        let plain = (path as NSString).deletingPathExtension
        let name = plain + (path.hasSuffix(".xib") ? ".nib" : ".storyboardc")
        try? manager.removeItem(atPath: name)
        try? manager.createSymbolicLink(atPath: name, withDestinationPath: (path as NSString).lastPathComponent)
    }

    /// PDF pages of catalogs become SVG, beside them.
    private func convertPages(in catalog: String) {
        for name in manager.enumerator(atPath: catalog)?.compactMap({ $0 as? String }) ?? [] where name.hasSuffix(".pdf") {
            let path = catalog + "/" + name
            let made = try? WatchedProcess(
                program: "timeout", arguments: ["20", "pdftocairo", "-svg", "-f", "1", "-l", "1", path, path + ".svg"]
            ).run()
            if made == 127 {
                BuildWatch.say(
                    "\(name): pdftocairo is missing (poppler-utils; Scripts/bootstrap installs it), the picture stays out")
                return
            }
            if made != 0 { BuildWatch.say("\(name) is no readable PDF, the picture stays out") }
        }
    }

    /// The program into the bundle, and its fonts and maps beside it.
    static func place(_ built: String, at program: String) throws {
        let folder = (program as NSString).deletingLastPathComponent
        // A linker writes a new file: the one that is there may have several names.
        if link(built, program) != 0 { try FileManager.default.copyItem(atPath: built, toPath: program) }
        for name in resourceNames {
            let found = (built as NSString).deletingLastPathComponent + "/" + name
            if let real = try? FileManager.default.destinationOfSymbolicLink(atPath: found) {
                try FileManager.default.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: real)
            }
        }
    }

    /// Folders of ours that programs find beside them.
    static let resourceNames = ["allium_CoreText.resources", "allium_MapEngine.resources"]
}
