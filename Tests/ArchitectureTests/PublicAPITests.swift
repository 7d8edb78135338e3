import Foundation
import TestEvidence
import Testing

/// Each change of what apps can see is seen in review: `Documentation/API` lists it, and `Scripts/list-api` renews the lists.
@Suite("Architecture / Public API", .ours)
struct PublicAPITests {
    @Test(arguments: PublicAPI.modules)
    func `what a module shows is what its list says`(module: String) throws {
        let shown = try PublicAPI(of: module).lines
        let file = Repository().root.appendingPathComponent("Documentation/API/\(module).txt")
        let text = shown.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["ALLIUM_RECORD"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
            return
        }
        let listed = try String(contentsOf: file, encoding: .utf8)
        guard listed != text else { return }
        let (before, now) = (Set(listed.split(separator: "\n").map(String.init)), Set(shown))
        let changes = now.subtracting(before).map { "+ \($0)" }.sorted() + before.subtracting(now).map { "- \($0)" }.sorted()
        Issue.record(
            """
            The public API of \(module) has changed. Where that is meant, run Scripts/list-api and commit the list.
            \(changes.prefix(20).joined(separator: "\n"))\(changes.count > 20 ? "\nand \(changes.count - 20) more" : "")
            """)
    }

    /// Between rooms, in an order that `package` couldn't keep: views open menus, and containers take looks that rooms above them know.
    static let betweenRooms: Set<Substring> = [
        "_MenuHolder", "_opensMenuAfterPress", "_openMenu", "_watchPress", "_show", "_applyAppearance",
    ]

    /// Classes whose objects adapted sources make by a metatype, and a protocol that public types have.
    static func isNeeded(_ name: Substring) -> Bool {
        name.hasSuffix("Maker") || name.hasPrefix("__Choice_") || name == "_UIKitNumericRawRepresentable"
            || betweenRooms.contains(name)
    }

    @Test func `names with an underscore are those that adapted sources call`() throws {
        let adapter = Repository().files(under: "Sources/SourceAdapter", extensions: ["swift"]).map(\.text).joined()
        for module in PublicAPI.modules where module != "AppleFoundation" {
            let file = Repository().root.appendingPathComponent("Documentation/API/\(module).txt")
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where line.contains(" _") {
                for match in line.matches(of: #/\b(?:func|var|class|struct|protocol|enum|let) (_\w+)/#) {
                    let isKnown = adapter.contains(match.1) || Self.isNeeded(match.1)
                    #expect(isKnown, "\(module) shows \(match.1) to apps: make it `package`")
                }
            }
        }
    }

    @Test func `declarations are listed after the types that they stand in`() {
        let text = """
            import Foundation

            /// A view.
            @MainActor @preconcurrency open class View : Kit.Responder {

                /// Its size.
                @MainActor open var size: Kit.Size { get }

                @discardableResult
                @MainActor open func grow(by amount: Int = 1) -> Bool

                public enum Mode : Int {

                    case small

                }
            }

            extension View : Equatable {
            }

            extension Array where Element == Kit.View {

                public var total: Int { get }
            }

            public func make() -> Kit.View
            """
        #expect(
            PublicAPI.list(text, module: "Kit") == [
                "Array where Element == View: public var total: Int { get }",
                "View.Mode: case small",
                "View.Mode: public enum Mode : Int",
                "View: @MainActor @preconcurrency open class View : Responder",
                "View: @discardableResult open func grow(by amount: Int = 1) -> Bool",
                "View: extension View : Equatable",
                "View: open var size: Size { get }",
                "public func make() -> View",
            ])
    }
}
