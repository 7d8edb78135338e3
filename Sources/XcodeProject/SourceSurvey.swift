import AppleFoundation

/// What the words of a project's sources tell about it, for a summary after a build that failed. Nothing is parsed: this is for the
/// common case, in a moment, over any number of files.
package struct SourceSurvey {
    /// How often each name is written that begins with a capital letter.
    package private(set) var uses: [String: Int] = [:]
    /// Types that the sources declare themselves.
    package private(set) var declared: Set<String> = []
    package private(set) var imports: Set<String> = []
    private var oldSpellings: Set<String> = []

    package init(_ texts: [String]) { for text in texts { add(text) } }

    package init(files: [String]) {
        self.init(files.compactMap { RegularFile.contents($0, limit: 16 << 20).map { String(decoding: $0, as: UTF8.self) } })
    }

    private static let declaring: Set<Substring> = [
        "class", "struct", "enum", "protocol", "typealias", "actor", "associatedtype",
    ]
    private static let importKinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

    private mutating func add(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            if let place = Self.importPlace(words) {
                if let name = Self.importedModule(words, place) { imports.insert(name) }
                continue
            }
            for (word, before) in zip(words, [""] + words) {
                guard word.first?.isUppercase == true else { continue }
                uses[String(word), default: 0] += 1
                if Self.declaring.contains(before) { declared.insert(String(word)) }
            }
            for spelling in Self.spellings where code.contains(spelling) { oldSpellings.insert(spelling) }
        }
    }

    // MARK: Imports
    private static func importPlace(_ words: [Substring]) -> Int? {
        guard let place = words.firstIndex(of: "import"),
            words[..<place].allSatisfy({ $0.first?.isLowercase == true || $0 == "_" })
        else { return nil }
        return place
    }

    private static func importedModule(_ words: [Substring], _ place: Int) -> String? {
        words[(place + 1)...].drop { importKinds.contains($0) }.first.map(String.init)
    }

    /// The modules that files import, and nothing else of them: every target is asked before anything is built.
    package static func imports(files: [String]) -> Set<String> {
        var result: Set<String> = []
        for file in files {
            guard let data = RegularFile.contents(file, limit: 16 << 20) else { continue }
            data.withUnsafeBytes { bytes in
                var start = 0
                while start < bytes.count {
                    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
                    let first = bytes[start..<end].first { $0 != 0x20 && $0 != 0x09 }
                    // `import`, `@testable import`, `public import`, `fileprivate import`, `internal import`
                    if let first, first == 0x69 || first == 0x40 || first == 0x70 || first == 0x66 {
                        add(bytes[start..<end], to: &result)
                    }
                    start = end + 1
                }
            }
        }
        return result
    }

    private static func add(_ line: Slice<UnsafeRawBufferPointer>, to modules: inout Set<String>) {
        let text = String(decoding: line.prefix(400), as: UTF8.self)
        guard text.contains("import") else { return }
        let code = text.range(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
        let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        if let place = importPlace(words), let name = importedModule(words, place) { modules.insert(name) }
    }

    // MARK: Swift of old
    private static let spellings = [
        "dispatch_get_main_queue()", "AtIndexPath indexPath: NSIndexPath", "Color.whiteColor()", "Color.blackColor()",
        "Color.clearColor()", "Color.redColor()", "CGRectMake(", "CGPointMake(", "CGSizeMake(", "forState: .Normal",
        "forControlEvents: .TouchUpInside", "println(", "NSBundle.mainBundle()", "UIScreen.mainScreen()",
        "viewWillAppear(animated: Bool)", "viewDidAppear(animated: Bool)", "animateWithDuration(", ".CGColor",
        "didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?", "prepareForSegue(segue: UIStoryboardSegue",
        "NSUserDefaults.standardUserDefaults()", "NSNotificationCenter.defaultCenter()", "stringByAppending", ".enumerate()",
        "UIApplication.sharedApplication()",
    ]

    /// Written for Swift 1 or 2, whose names of UIKit's methods are no longer understood by any compiler of today.
    package func isOfSwift2(version: String?) -> Bool {
        if let version, version.hasPrefix("2") || version.hasPrefix("1") { return true }
        return oldSpellings.count >= 3
    }

    // MARK: Names that are not here
    /// Names of UIKit that the sources use and the module does not have, with the number of uses. `module` is its file, of which the
    /// table of names is searched.
    package func missing(inModule module: Data) -> [String: Int] {
        var result: [String: Int] = [:]
        for (name, count) in uses where Self.isUIKits(name) && !declared.contains(name) && !imports.contains(name) {
            let key = Data([0]) + Data(name.utf8) + Data([0])
            if module.range(of: key) == nil { result[name] = count }
        }
        return result
    }

    private static func isUIKits(_ name: String) -> Bool {
        guard name.hasPrefix("UI"), name.count > 4, let third = name.dropFirst(2).first else { return false }
        return third.isUppercase && name.contains(where: \.isLowercase)
    }
}
