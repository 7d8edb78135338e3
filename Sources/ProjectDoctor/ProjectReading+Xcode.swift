import AppleFoundation
import XcodeProject

extension ProjectReading {
    /// An Xcode project with those it is built together with. Other systems' targets and UI tests are left out, as `allium test` does.
    package static func xcode(at path: String) throws -> ProjectReading {
        let project = try XcodeProject(at: path)
        let family = ProjectFamily(project)
        var reading = ProjectReading(kind: .project, path: path, root: project.folder)
        var taken: [XcodeTarget] = []
        func take(_ target: XcodeTarget) {
            if !taken.contains(where: { $0.key == target.key }) { taken.append(target) }
        }
        for target in project.targets {
            let settings = target.settings()
            switch target.kind {
            case .application, .unitTests, .module: break
            case .uiTests:
                reading.leftOut.append(LeftOut(name: target.name, reason: "UI tests"))
                continue
            case .other:
                reading.leftOut.append(
                    LeftOut(name: target.name, reason: "an extension, a tool or a program for another device"))
                continue
            }
            if let platform = target.foreignPlatform(settings) {
                reading.leftOut.append(LeftOut(name: target.name, reason: "it is for \(platform)"))
                continue
            }
            for other in target.neededModules(in: family) { take(other) }
            take(target)
        }
        var packages: Set<String> = []
        for target in taken {
            let settings = target.settings()
            let sources = target.sources
            guard sources.contains(where: { $0.hasSuffix(".swift") }) else {
                if sources.contains(where: { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }) {
                    reading.leftOut.append(LeftOut(name: target.name, reason: "it is written in Objective-C"))
                    reading.suppliers[settings.moduleName] = Supplier(.objectiveC, target.name)
                }
                continue
            }
            var subject = Subject(
                name: target.name, module: settings.moduleName,
                kind: target.isApplication ? .application : target.kind == .unitTests ? .tests : .framework)
            if target.kind == .unitTests { subject.host = (try? target.testHost(settings, in: family))?.name }
            for source in sources {
                if source.hasSuffix(".swift") {
                    if FileManager.default.fileExists(atPath: source) {
                        subject.sources.append(source)
                    } else {
                        subject.absent.append(source)
                    }
                } else if !source.hasSuffix(".h"), !source.hasSuffix("-dummy.m") {
                    if isModel(source) { subject.models.append(source) } else { subject.foreign.append(source) }
                }
            }
            for resource in target.resources {
                let file = resource.path
                if file.hasSuffix(".storyboard") || file.hasSuffix(".xib") { subject.interfaceFiles.append(file) }
                if isModel(file) { subject.models.append(file) }
            }
            subject.headers = target.bridgingHeader(settings)?.own ?? []
            subject.needs = target.neededModules(in: family).map { $0.settings().moduleName }
            if let host = try? target.testHost(settings, in: family) { subject.needs.append(host.settings().moduleName) }
            subject.flags = Set(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
            subject.swiftVersion = settings["SWIFT_VERSION"]
            subject.isOfOldXcode = target.project.lastUpgrade.map { $0 < 800 } ?? false
            subject.isForeign = isForeign(target)
            reading.subjects.append(subject)
            for product in target.localProducts where packages.insert(product.folder).inserted {
                reading.addPackage(at: product.folder)
            }
        }
        let order: [Subject.Kind] = [.application, .tests, .framework, .package, .folder]
        reading.subjects = order.flatMap { kind in reading.subjects.filter { $0.kind == kind } }
        for package in project.remotePackages {
            for product in package.products { reading.suppliers[product] = Supplier(.remotePackage, package.address) }
            if package.products.isEmpty { reading.isIncomplete = .remotePackage }
        }
        reading.addSuppliers(of: project.folder)
        for name in project.binaryFrameworks where reading.suppliers[name] == nil {
            reading.suppliers[name] = Supplier(.binary, name)
        }
        return reading
    }

    private static func isForeign(_ target: XcodeTarget) -> Bool {
        target.project.folder.hasSuffix("/Pods") || target.project.folder.contains("/Carthage/Checkouts/")
    }

    private static func isModel(_ path: String) -> Bool {
        ["xcdatamodeld", "xcdatamodel", "intentdefinition", "mlmodel", "metal"].contains((path as NSString).pathExtension)
    }

    /// What a Podfile and a Cartfile ask for.
    private mutating func addSuppliers(of folder: String) {
        func lines(_ name: String) -> [Substring] {
            for place in [folder, (folder as NSString).deletingLastPathComponent] {
                guard let data = RegularFile.contents(place + "/" + name, limit: 1 << 20) else { continue }
                return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            }
            return []
        }
        func word(_ line: Substring) -> String? {
            line.split(whereSeparator: { $0 == "'" || $0 == "\"" }).dropFirst().first.map(String.init)
        }
        for line in lines("Podfile") {
            let words = line.drop(while: \.isWhitespace)
            guard words.hasPrefix("pod "), let name = word(words) else { continue }
            let module = BuildSettings.identifier(String(name.prefix { $0 != "/" }))
            if suppliers[module] == nil { suppliers[module] = Supplier(.pod, name) }
            isIncomplete = .pod
        }
        for line in lines("Cartfile") where line.hasPrefix("git") || line.hasPrefix("binary") {
            guard let place = word(line) else { continue }
            let name = ((place as NSString).lastPathComponent as NSString).deletingPathExtension
            if suppliers[name] == nil { suppliers[name] = Supplier(.carthage, place) }
            isIncomplete = .carthage
        }
    }
}
