import AppleFoundation
import XcodeProject

/// Reads all files of a project and gathers what stands in its way.
struct Examination {
    let reading: ProjectReading
    let names: AppleNames
    /// Whether a module is here: of the Swift SDK, of the toolchain, or of the project.
    let hasModule: @Sendable (String) -> Bool

    private var readings: [[FileReading]] = []
    private var findings: [String: Finding] = [:]
    private var declaredTypes: Set<String> = []
    private var declaredMembers: Set<String> = []
    private var lines = 0
    /// Modules that aren't here, by who would bring them.
    private var brought: [Supplier.Kind?: Set<String>] = [:]
    private let own: Set<String>

    init(_ reading: ProjectReading, names: AppleNames, hasModule: @escaping @Sendable (String) -> Bool) {
        self.reading = reading
        self.names = names
        var own = Set(reading.subjects.map(\.module))
        // Whoever keeps several projects in a folder mostly calls their folders like their modules.
        if reading.kind == .folder {
            for file in reading.subjects.flatMap(\.sources) {
                own.formUnion(file.split(separator: "/").dropLast().map(String.init))
            }
        }
        self.own = own
        self.hasModule = { [own] in own.contains($0) || hasModule($0) }
    }

    mutating func diagnosis() -> Diagnosis {
        readSources()
        for (subject, files) in zip(reading.subjects, readings) {
            for file in files {
                lookAtImports(of: file)
                lookAtNames(of: file)
                lookAtBases(of: file)
            }
            lookAtLanguage(of: subject, files)
            lookAtAbsentFiles(of: subject)
            lookAtOtherLanguages(of: subject, files)
        }
        nameSuppliers()
        lookAtHeaders()
        lookAtInterfaceFiles()
        return Diagnosis(reading, findings: findings.values.map { $0 }, lines: lines)
    }

    private mutating func note(_ finding: @autoclosure () -> Finding, _ file: String, line: Int, uses: Int = 1, key: String) {
        if findings[key] == nil { findings[key] = finding() }
        findings[key]?.add(file, line: line, uses: uses)
    }

    // MARK: Sources
    private mutating func readSources() {
        let names = names
        let hasModule = hasModule
        let works = reading.subjects.flatMap { subject in
            let conditions = CompilationConditions(flags: subject.flags, canImport: hasModule)
            return subject.sources.map { (path: $0, conditions: conditions) }
        }
        let results = Results(count: works.count)
        DispatchQueue.concurrentPerform(iterations: works.count) { index in
            let work = works[index]
            let text = RegularFile.contents(work.path, limit: 16 << 20).map { [UInt8]($0) } ?? []
            results.set(FileReading(path: work.path, text: text, names: names, conditions: work.conditions), at: index)
        }
        var all = results.all[...]
        for subject in reading.subjects {
            readings.append(Array(all.prefix(subject.sources.count)))
            all = all.dropFirst(subject.sources.count)
        }
        for file in readings.joined() {
            declaredTypes.formUnion(file.declaredTypes)
            declaredMembers.formUnion(file.declaredMembers)
            lines += file.lines
        }
    }

    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var readings: [FileReading?]
        init(count: Int) { readings = Array(repeating: nil, count: count) }
        func set(_ reading: FileReading, at index: Int) { lock.withLock { readings[index] = reading } }
        var all: [FileReading] { readings.compactMap { $0 } }
    }

    // MARK: Modules
    private mutating func lookAtImports(of file: FileReading) {
        for (module, use) in file.imports where !hasModule(module) {
            if AppleModules.all.contains(module) {
                note(Self.appleModule(module), file.path, line: use.line, key: "module " + module)
                continue
            }
            let kind = supplier(of: module)?.kind
            brought[kind, default: []].insert(module)
            note(Self.finding(kind), file.path, line: use.line, key: "supplier \(kind?.rawValue ?? "")")
        }
    }

    private static func appleModule(_ module: String) -> Finding {
        Finding(
            .module, module, "\(module) isn't here",
            remedy: "what needs it can stand between `#if canImport(\(module))` and `#endif`")
    }

    private func supplier(of module: String) -> Supplier? {
        if let known = reading.suppliers[module] { return known }
        let plain = module.lowercased()
        if let near = reading.suppliers.first(where: { $0.key.lowercased() == plain })?.value { return near }
        return reading.isIncomplete.map { Supplier($0, "") }
    }

    private static func finding(_ supplier: Supplier.Kind?) -> Finding {
        let remedy =
            switch supplier {
            case nil: "a target, or a package in a folder of the project, would bring it"
            case .pod: "run `pod install`; pods that are Swift alone are built with the project"
            case .remotePackage: "Allium fetches nothing; `--packages <folder>` says where a checkout of it lies"
            case .carthage: "Allium fetches nothing; the source as a target or a package of the project is built with it"
            case .binary: "there is no such thing for Linux; its source would have to be there"
            case .objectiveC: "Objective-C can't run on Linux"
            }
        return Finding(.supplier, "", "", remedy: remedy)
    }

    /// Modules of one origin are one point, for one step brings them all.
    private mutating func nameSuppliers() {
        for (kind, modules) in brought {
            let names = modules.sorted().prefix(6).joined(separator: ", ") + (modules.count > 6 ? ", …" : "")
            let isOne = modules.count == 1
            let what = isOne ? "module \(names)" : "modules \(names)"
            let places = Set(modules.compactMap { reading.suppliers[$0]?.place }.filter { $0.contains("/") }).sorted()
            let origin = places.isEmpty ? "" : " (\(places.prefix(2).joined(separator: ", "))\(places.count > 2 ? ", …" : ""))"
            let words: String =
                switch kind {
                case nil: "nobody says where \(what) \(isOne ? "comes" : "come") from"
                case .remotePackage: "\(what): of \(isOne ? "a package" : "packages") to be fetched\(origin)"
                case .pod: "\(what): of \(isOne ? "a pod that isn't" : "pods that aren't") there"
                case .carthage: "\(what): Carthage's, and not there\(origin)"
                case .binary: "\(what): \(isOne ? "a binary framework" : "binary frameworks")"
                case .objectiveC: "\(what): written in Objective-C"
                }
            findings["supplier \(kind?.rawValue ?? "")"]?.rename(names, words)
        }
    }

    // MARK: Names
    private mutating func lookAtNames(of file: FileReading) {
        for (name, use) in file.names where !declaredTypes.contains(name) {
            if let entry = names.absentTypes[name] {
                note(entry, use, file)
            } else if let entry = names.absentGlobals[name], !declaredMembers.contains(name) {
                note(entry, use, file)
            }
        }
        for (name, use) in file.statics {
            let base = String(name.split(separator: ".").last ?? "")
            guard !declaredMembers.contains(base), !declaredTypes.contains(base) else { continue }
            if let entry = names.absentTypes[name] ?? names.absentStatics[name] { note(entry, use, file) }
        }
        // Of a module that isn't here nobody knows the members.
        let isOpen = file.imports.keys.contains { !hasModule($0) }
        for (name, use) in file.members where !declaredMembers.contains(name) && !declaredTypes.contains(name) {
            if let entry = names.absentMembers[name] ?? names.ofAbsentTypes[name] {
                if isOpen { continue }
                note(entry, use, file)
            } else if let entry = names.kept[name] {
                let words = "\(entry.name) is kept and changes nothing yet"
                note(
                    Finding(.partial, entry.name, words, blocks: false), file.path, line: use.line, uses: use.count, key: words)
            } else if let entry = names.partial[name] {
                let words = "\(entry.entry.name): \(entry.instead)"
                note(
                    Finding(.partial, entry.entry.name, words, blocks: false), file.path, line: use.line, uses: use.count,
                    key: words)
            }
        }
    }

    /// Classes of the toolchain's Foundation of which others can't make their own.
    private static let closed: Set<String> = [
        "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
    ]

    private mutating func lookAtBases(of file: FileReading) {
        for (name, use) in file.bases where Self.closed.contains(name) && !declaredTypes.contains(name) {
            let words = "the toolchain's Foundation lets nobody derive from URLSession and its tasks"
            let finding = Finding(.name, "URLSession", words, remedy: "a protocol in its place can be stubbed everywhere")
            note(finding, file.path, line: use.line, uses: use.count, key: words)
        }
    }

    /// Types that belong together are one point, and so is all of a module that isn't here.
    private mutating func note(_ entry: AppleNames.Entry, _ use: FileReading.Use, _ file: FileReading) {
        guard hasModule(entry.module) || entry.module == "Foundation" || entry.module == "ObjectiveC" else {
            note(Self.appleModule(entry.module), file.path, line: use.line, uses: use.count, key: "module " + entry.module)
            return
        }
        let name = entry.isType ? names.family(of: entry.name) : entry.name
        let words = entry.module == "Foundation" ? "Foundation has no \(name) on Linux" : "\(name) isn't here yet"
        note(Finding(.name, name, words), file.path, line: use.line, uses: use.count, key: words)
    }

    // MARK: Languages
    private mutating func lookAtLanguage(of subject: Subject, _ files: [FileReading]) {
        let isOld = subject.swiftVersion.map { $0.hasPrefix("1") || $0.hasPrefix("2") } ?? false
        let spellings = files.reduce(into: Set<String>()) { $0.formUnion($1.oldSpellings) }
        // Somebody may have brought the files up to date, and not the project.
        guard isOld || spellings.count >= (subject.isOfOldXcode && subject.swiftVersion == nil ? 1 : 3) else { return }
        let finding = Finding(
            .language, "Swift 2",
            "\(subject.name) is written for Swift \(subject.swiftVersion.map { "\($0)" } ?? "2"), which no compiler of today reads",
            remedy: "an Xcode of 8 to 10 converts it")
        for file in files where isOld || !file.oldSpellings.isEmpty {
            note(finding, file.path, line: 0, key: "language " + subject.name)
        }
    }

    private mutating func lookAtAbsentFiles(of subject: Subject) {
        guard let first = subject.absent.first else { return }
        let name = (first as NSString).lastPathComponent
        let isMade = name.lowercased().contains("generated") || first.contains("/Generated/")
        let remedy =
            first.contains("/Pods/")
            ? "run `pod install` where the Podfile is"
            : isMade ? "a build script makes it: run that, or commit its result" : "bring it, or take it out of the project"
        let words =
            subject.absent.count == 1
            ? "\(relative(first)) is named in the project and missing"
            : "\(subject.absent.count) files are named in the project and missing: \(relative(first)), …"
        var finding = Finding(.missingSource, name, words, remedy: remedy)
        finding.files = Set(subject.sources)
        finding.places = subject.absent
        findings["absent " + subject.name] = finding
    }

    private func relative(_ path: String) -> String {
        path.hasPrefix(reading.root + "/") ? String(path.dropFirst(reading.root.count + 1)) : path
    }

    private mutating func lookAtOtherLanguages(of subject: Subject, _ files: [FileReading]) {
        if !subject.foreign.isEmpty {
            let key = "foreign " + subject.name
            let count = subject.foreign.count
            let words =
                "\(count == 1 ? "a file" : "\(count) files") of \(subject.name) in Objective-C, C or C++ \(count == 1 ? "isn't" : "aren't") built"
            findings[key] = Finding(.objectiveC, subject.name, words, blocks: false)
            for path in subject.foreign { findings[key]?.places.append(path) }
            findings[key]?.uses = count
        }
        for path in subject.models {
            let words = "from \(relative(path)) Xcode makes code, and Allium doesn't yet"
            findings[words] = Finding(.generated, (path as NSString).lastPathComponent, words, blocks: false)
            findings[words]?.places = [path]
        }
    }

    /// Swift that uses what Objective-C headers of the project declare.
    private mutating func lookAtHeaders() {
        guard reading.subjects.contains(where: { !$0.headers.isEmpty }) else { return }
        let all = SourceFolder(reading.root).files.filter { $0.hasSuffix(".h") }
        let places = Dictionary(all.map { (($0 as NSString).lastPathComponent, $0) }) { first, _ in first }
        for (subject, files) in zip(reading.subjects, readings) where !subject.headers.isEmpty {
            var classes: Set<String> = []
            for header in subject.headers {
                guard let path = places[(header as NSString).lastPathComponent],
                    let data = RegularFile.contents(path, limit: 1 << 20)
                else {
                    continue
                }
                classes.formUnion(Self.declarations(String(decoding: data, as: UTF8.self)))
            }
            classes.subtract(declaredTypes)
            for file in files {
                for (name, use) in file.names where classes.contains(name) {
                    let finding = Finding(
                        .objectiveC, subject.name + "'s Objective-C",
                        "\(subject.name) uses types that its bridging header brings from Objective-C",
                        remedy: "Objective-C can't run on Linux; those types would have to be Swift")
                    note(finding, file.path, line: use.line, uses: use.count, key: "headers " + subject.name)
                }
            }
        }
    }

    /// Classes, protocols and enumerations that a header declares.
    static func declarations(_ header: String) -> Set<String> {
        var result: Set<String> = []
        for line in header.split(whereSeparator: \.isNewline) {
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            if line.hasPrefix("@interface") || line.hasPrefix("@protocol"), !line.contains(";"), words.count > 1,
                !line.contains("(")
            {
                result.insert(String(words[1]))
            }
            if let place = words.firstIndex(where: { ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM"].contains($0) }),
                place + 2 < words.count
            {
                result.insert(String(words[place + 2]))
            }
        }
        return result
    }

    // MARK: Interface files
    private mutating func lookAtInterfaceFiles() {
        let modules = Set(reading.subjects.map(\.module))
        for path in Set(reading.subjects.flatMap(\.interfaceFiles)).sorted() {
            let file = InterfaceReading(path: path, names: names)
            if let problem = file.problem {
                let words = "\(relative(path)) can't be read: \(problem)"
                note(Finding(.interface, (path as NSString).lastPathComponent, words), path, line: 0, key: words)
            }
            for (name, use) in file.absentClasses {
                let words = "interface files: \(name) isn't here yet; its nearest base stands for it"
                note(Finding(.interface, name, words, blocks: false), path, line: use.line, uses: use.count, key: words)
            }
            for (name, use) in file.unknown {
                let words = "interface files: \(name) isn't known"
                note(Finding(.interface, name, words, blocks: false), path, line: use.line, uses: use.count, key: words)
            }
            for (name, use) in file.unread {
                let words = "interface files: of the attribute \(name) nothing is made yet"
                note(Finding(.interface, name, words, blocks: false), path, line: use.line, uses: use.count, key: words)
            }
            for (type, use) in file.customClasses where !declaredTypes.contains(type.name) && !names.types.contains(type.name) {
                guard type.module.map({ modules.contains($0) }) ?? true else { continue }
                let words = "interface files: no Swift file declares the class \(type.name); its base stands for it"
                note(Finding(.interface, type.name, words, blocks: false), path, line: use.line, uses: use.count, key: words)
            }
        }
    }
}
