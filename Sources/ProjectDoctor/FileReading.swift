import AppleFoundation

/// What one Swift file names of what isn't here, and what it declares itself.
package struct FileReading: Sendable {
    struct Use: Sendable {
        var count = 0
        var line = 0
        mutating func add(_ line: Int) {
            if count == 0 { self.line = line }
            count += 1
        }
    }

    package let path: String
    private(set) var imports: [String: Use] = [:]
    private(set) var declaredTypes: Set<String> = []
    private(set) var declaredMembers: Set<String> = []
    /// What classes derive from, or adopt first.
    private(set) var bases: [String: Use] = [:]
    /// Names of types and of what belongs to none, wherever they stand alone.
    private(set) var names: [String: Use] = [:]
    /// `Type.member`
    private(set) var statics: [String: Use] = [:]
    /// Names after a dot, of those that are absent or work in part.
    private(set) var members: [String: Use] = [:]
    /// Swift 2's way of naming.
    private(set) var oldSpellings: Set<String> = []
    private(set) var lines = 0

    private static let typeWords: Set<String> = ["class", "struct", "enum", "protocol", "typealias", "actor", "associatedtype"]
    private static let memberWords: Set<String> = ["func", "var", "let", "case"]
    private static let importWords: Set<String> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
    ]
    private static let old: Set<String> = [
        "whiteColor", "blackColor", "clearColor", "redColor", "grayColor", "mainBundle", "mainScreen", "sharedApplication",
        "defaultCenter",
        "standardUserDefaults", "enumerate", "animateWithDuration", "stringByAppendingString",
        "dequeueReusableCellWithIdentifier",
        "instantiateViewControllerWithIdentifier", "presentViewController", "toInt", "dataTaskWithURL", "defaultManager",
        "TouchUpInside",
    ]

    package init(path: String, text: [UInt8], names: AppleNames, conditions: CompilationConditions) {
        self.path = path
        text.withUnsafeBufferPointer { read($0, names, conditions) }
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ known: AppleNames, _ conditions: CompilationConditions) {
        var words = SwiftWords(bytes, conditions: conditions)
        /// The word before, `.` for a dot, empty for anything else.
        var before = ""
        /// `A.B` where a dotted name that begins with a type ends here.
        var chain = ""
        var importLine = 0
        /// After `class Name`: 1, and after the colon: 2.
        var header = 0
        while let word = words.next() {
            guard case .word = word.kind else {
                switch word.kind {
                case .attribute:
                    let name = words.text(word)
                    if name.first?.isUppercase == true { self.names[name, default: Use()].add(word.line) }
                    before = ""
                case .sign(UInt8(ascii: ".")):
                    before = "."
                    continue
                default: before = ""
                }
                if case .sign(UInt8(ascii: ":")) = word.kind, header == 1 { header = 2 } else { header = 0 }
                chain = ""
                continue
            }
            let name = words.text(word)
            if header == 2 { bases[name, default: Use()].add(word.line) }
            header = 0
            defer { before = name }
            if importLine == word.line {
                // `import class UIKit.UIView`: the module is the first name.
                if Self.importWords.contains(name) { continue }
                imports[name, default: Use()].add(word.line)
                importLine = 0
                chain = ""
                continue
            }
            if name == "import", before != "." {
                importLine = word.line
                continue
            }
            let isUpper = word.range.isEmpty ? false : Self.isUpper(bytes[word.range.lowerBound])
            // `UIKit.UIView` is a view like any other.
            if before == ".", chain == "UIKit" || chain == "Foundation" { before = "" }
            if before == "." {
                if !chain.isEmpty {
                    let whole = chain + "." + name
                    if known.absentStatics[whole] != nil || known.absentTypes[whole] != nil {
                        statics[whole, default: Use()].add(word.line)
                    }
                    chain = isUpper ? whole : ""
                }
                if known.absentMembers[name] != nil || known.ofAbsentTypes[name] != nil || known.kept[name] != nil
                    || known.partial[name] != nil
                {
                    members[name, default: Use()].add(word.line)
                }
                if Self.old.contains(name), words.following(word) == UInt8(ascii: "(") || name == "TouchUpInside" {
                    oldSpellings.insert(name)
                }
                continue
            }
            chain = ""
            if Self.typeWords.contains(before), !Self.memberWords.contains(name) {
                declaredTypes.insert(name)
                if before == "class" { header = 1 }
                continue
            }
            if Self.memberWords.contains(before) {
                declaredMembers.insert(name)
                // `case UIDevice.a:` of a switch names a type.
                if !isUpper || before != "case" { continue }
            }
            if isUpper {
                chain = name
                self.names[name, default: Use()].add(word.line)
            } else if known.absentGlobals[name] != nil, words.following(word) != UInt8(ascii: ":") {
                self.names[name, default: Use()].add(word.line)
            }
        }
        lines = words.line
    }

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
}
