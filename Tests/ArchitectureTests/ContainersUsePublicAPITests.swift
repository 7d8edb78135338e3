import Foundation
import TestEvidence
import Testing

/// Navigation, tabs, split views and pages are customers of what every app can use, but for a few seams in one file.
///
/// Names are compared: everything that is declared outside the folder without `public` or `open`, at file level or in a type, is out
/// of reach, unless something public, the language or the folder itself has the same name.
@Suite("Architecture / Containers use public API", .ours)
struct ContainersUsePublicAPITests {
    static let folder = "Sources/UIKit/Containers/"

    /// The names that lines of code declare: where they stand, and whether apps see them.
    struct Declaration: Equatable {
        let name: String
        let isPublic: Bool
        let indentation: Int
    }

    static func declarations(in lines: [Substring]) -> [Declaration] {
        let keywords: Set<Substring> = ["func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "actor"]
        let modifiers: Set<Substring> = [
            "public", "open", "package", "internal", "private", "fileprivate", "final", "static", "override", "lazy", "weak",
            "mutating", "nonisolated", "convenience", "required", "dynamic", "indirect", "unowned", "class",
        ]
        var found: [Declaration] = []
        // The types, extensions and protocols around a line, by their indentation: in a public one of some kinds all is public.
        var opensAll: [(indentation: Int, isOpen: Bool)] = []
        for line in lines {
            let text = line.drop { $0 == " " }
            let indentation = line.count - text.count
            if text.isEmpty { continue }
            if text.first == "}" {
                while let last = opensAll.last, last.indentation >= indentation { opensAll.removeLast() }
                continue
            }
            var words: [Substring] = text.split(separator: " ")
            while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
            var isPublic = false
            while let first = words.first {
                let bare = first.prefix { $0 != "(" }
                if bare == "class", words.count > 1, !["func", "var", "let"].contains(words[1]) { break }
                guard modifiers.contains(bare) else { break }
                if bare == "public" || bare == "open", first == bare { isPublic = true }
                words.removeFirst()
            }
            guard let keyword = words.first, words.count > 1 else { continue }
            let inOpen = opensAll.last?.isOpen ?? false
            func name(_ word: Substring) -> String {
                String(word.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            }
            if keyword == "extension" || keyword == "protocol" {
                opensAll.append((indentation, isPublic))
                if keyword == "protocol" {
                    found.append(Declaration(name: name(words[1]), isPublic: isPublic, indentation: indentation))
                }
            } else if keyword == "case" {
                // A case of a switch declares nothing.
                for word in words.dropFirst().prefix(while: { $0.first != "." && !$0.contains(":") }) where !word.hasPrefix("=")
                {
                    found.append(Declaration(name: name(word), isPublic: true, indentation: indentation))
                }
            } else if keywords.contains(keyword) {
                found.append(Declaration(name: name(words[1]), isPublic: isPublic || inOpen, indentation: indentation))
                if ["class", "struct", "enum", "actor"].contains(keyword) { opensAll.append((indentation, false)) }
            }
        }
        return found
    }

    /// `of` in `func width(of text: String)`: the first of two names of a parameter says nothing about what is used.
    static func isLabel(_ word: Range<Substring.Index>, in piece: Substring) -> Bool {
        let before = piece[..<word.lowerBound]
        let opens = before.last == "(" || before.hasSuffix(", ") || before.allSatisfy { $0 == " " }
        return opens && piece[word.upperBound...].prefixMatch(of: #/ \w+:/#) != nil
    }

    static func words(in code: [Substring]) -> Set<String> {
        var words: Set<String> = []
        for line in code {
            // What stands in quotes is text.
            for (index, piece) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            where index % 2 == 0 {
                for match in piece.matches(of: #/\w+/#) where !isLabel(match.range, in: piece) { words.insert(String(match.0)) }
            }
        }
        return words
    }

    /// Names of the language and of Foundation that something in UIKit has, too.
    static let language: Set<String> = [
        "open", "map", "forEach", "sorted", "joined", "insert", "removeAll", "contains", "post", "raise", "copy",
        "containsValue",
        "allowsKeyedCoding", "decodeObject", "decodeInteger", "decodeBool", "decodeDouble", "decodeFloat", "subtract", "merge",
        "inside", "origin",
        "Key", "final",
    ]

    /// What lines name themselves: parameters, labels, and variables of closures.
    static func ownNames(in code: [Substring]) -> Set<String> {
        var names: Set<String> = []
        for line in code {
            let pieces = line.split(separator: ":", omittingEmptySubsequences: false).dropLast()
            for piece in pieces {
                let name = String(piece.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
                if name.first?.isLowercase == true { names.insert(name) }
            }
            guard let end = line.range(of: " in", options: .backwards)?.lowerBound else { continue }
            let opening = line[..<end].lastIndex { $0 == "{" } ?? line[..<end].range(of: "for ")?.lowerBound
            guard let opening else { continue }
            for word in line[opening..<end].split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
                names.insert(String(word))
            }
        }
        return names
    }

    /// How the door for gaps is called: standard containers owe the truth about themselves, an app's own have no gaps. And what one file
    /// declares for them.
    static func seams(_ files: [Repository.SourceFile]) -> Set<String> {
        let file = files.first { $0.path.hasSuffix("/ContainerSeams.swift") }
        let lines = (file?.code ?? []).filter {
            $0.contains(#/^ *(@\w+ )*package /#) || $0.hasPrefix("    var ") || $0.hasPrefix("    func ")
        }
        return Set(declarations(in: lines).map(\.name)).union(["kept", "report", "reportMisuse"])
    }

    /// Names that the folder must not use.
    static func outOfReach(_ files: [Repository.SourceFile]) -> Set<String> {
        let modules: Set<String> = [
            "UIKit", "QuartzCore", "CoreGraphics", "AppleFoundation", "RenderEngine", "CoreText", "ImageIO",
        ]
        var hidden: Set<String> = []
        var seen: Set<String> = []
        for file in files where modules.contains(file.module) {
            let isOwn = file.path.hasPrefix(folder)
            for declaration in declarations(in: file.code) {
                if declaration.isPublic || isOwn {
                    seen.insert(declaration.name)
                } else if declaration.indentation <= 4, file.module == "UIKit" {
                    hidden.insert(declaration.name)
                }
            }
        }
        return hidden.subtracting(seen)
    }

    @Test func `declarations are read with their access`() {
        let code = """
            public final class A {
                open var b: Int { 0 }
                var c = 1
                package func d() {}
                public private(set) var e = 0
            }
            public protocol P { }
            public protocol Q {
                func f()
            }
            extension A {
                final func g() {}
            }
            """
        let found = Self.declarations(in: code.split(separator: "\n"))
        #expect(found.filter(\.isPublic).map(\.name) == ["A", "b", "e", "P", "Q", "f"])
        #expect(found.filter { !$0.isPublic }.map(\.name) == ["c", "d", "g"])
    }

    @Test func `words are what code uses, not what it calls its parameters`() {
        let code = """
            func width(of text: String, with font: Font) -> Int { of(text).with(font) }
            func height(of text: String) -> Int { 1 }
                with other: Int, x ? hidden : shown
            """
        let lines = code.split(separator: "\n")
        #expect(Self.words(in: [lines[0]]).isSuperset(of: ["of", "with"]))
        #expect(!Self.words(in: [lines[1]]).contains("of"))
        #expect(Self.words(in: [lines[2]]).isSuperset(of: ["hidden", "shown"]) && !Self.words(in: [lines[2]]).contains("with"))
    }

    @Test func `what apps can't use is told apart`() {
        let hidden = Self.outOfReach(Repository().files(under: "Sources", extensions: ["swift"]))
        for name in [
            "rootView", "containment", "rareState", "viewLayer", "tearDownController", "Misuse", "TransitionContext",
            "reportMisuse",
        ] {
            #expect(hidden.contains(name), "\(name) should be out of reach")
        }
        for name in ["view", "addChild", "beginAppearanceTransition", "bounds", "title"] { #expect(!hidden.contains(name)) }
    }

    @Test func `containers use only what an app could use`() {
        let files = Repository().files(under: "Sources", extensions: ["swift"])
        let hidden = Self.outOfReach(files)
        let own = files.filter { $0.path.hasPrefix(Self.folder) }
        let seams = Self.seams(files)
        #expect(own.count > 20 && seams.count > 10)
        // What a class is by name is told to UIKit, not done with what apps lack.
        for file in own where !file.path.hasSuffix("+Card.swift") {
            let used = Self.words(in: file.code).intersection(hidden).subtracting(Self.language)
                .subtracting(Self.ownNames(in: file.code)).subtracting(seams).sorted()
            #expect(used == [], "\(file.path) uses \(used.joined(separator: ", ")), which apps can't")
        }
    }
}
