import AppleFoundation
import TestEvidence
import Testing

@testable import ProjectDoctor

@Suite("Doctor / What a file names")
struct SourceReadingTests {
    @Test(.documented("SWIFT: lexical structure"))
    func `comments and texts say nothing, interpolations do`() {
        let file = World.file(
            ##"""
            // UIPickerView
            /* UIPickerView /* UIPickerView */ UIPickerView */
            let a = "UIPickerView \" UIPickerView"
            let b = #"UIPickerView " \(UIPickerView)"#
            let c = """
                UIPickerView " \(one(UIPickerView.self, "x") + ")")
                UIPickerView
                """
            let d = "\(two { UIPickerView() }) UIPickerView"
            let e = #/UIPickerView"/#
            let `UIPickerView` = 1
            "unclosed UIPickerView
            let f: UIPickerView
            """##)
        #expect(file.names["UIPickerView"]?.count == 3)
        #expect(file.names["UIPickerView"]?.line == 6)
        #expect(file.declaredMembers.isSuperset(of: ["a", "b", "c", "d", "e", "f", "UIPickerView"]))
        #expect(file.lines == 13)
    }

    @Test(
        .documented("SWIFT: conditional compilation"),
        arguments: [
            ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("os(macOS) || os(iOS)", true),
            ("os(iOS) && os(tvOS)", false),
            ("canImport(UIKit)", true), ("canImport(MapKit)", false), ("canImport(UIKit, _version: 1)", true), ("DEBUG", true),
            ("RELEASE", false), ("DEBUG && (RELEASE || !os(Linux))", true), ("targetEnvironment(simulator)", true),
            ("swift(>=5.9)", true),
            ("swift(>=6)", false), ("compiler(>=6.0)", true), ("compiler(<6)", false), ("swift(<4.2)", false), ("false", false),
            ("true", true),
            ("((((", true),
        ])
    func `conditions are answered as for a build for iOS`(condition: String, holds: Bool) {
        let conditions = CompilationConditions(flags: ["DEBUG"]) { $0 == "UIKit" }
        #expect(conditions.holds(condition) == holds)
    }

    @Test(.documented("SWIFT: conditional compilation"))
    func `only the branch that is taken is read`() {
        let file = World.file(
            """
            #if canImport(MapKit)
            import MapKit
            #if DEBUG
            import Other
            #endif
            let a: MKMapView
            #elseif os(iOS)
            let b = 1
            #if RELEASE
            let c: MKMapView
            #else
            let d = 1
            #endif
            #else
            let e: MKMapView
            #endif
            let f = 1
            """)
        #expect(file.imports.isEmpty && file.names["MKMapView"] == nil)
        #expect(file.declaredMembers == ["b", "d", "f"])
    }

    @Test(.documented("SWIFT: import declarations"))
    func `imports are told in all their forms, with their lines`() {
        let file = World.file(
            "import A\n@testable import B\nimport class C.Thing\npublic import D; import E\nlet x = y.import\n#if os(macOS)\nimport F\n#endif\nimport G.Sub"
        )
        #expect(file.imports.mapValues(\.line) == ["A": 1, "B": 2, "C": 3, "D": 4, "E": 4, "G": 9])
    }

    @Test(.ours) func `members count after a dot, types where they stand alone, statics with their type`() {
        let file = World.file(
            """
            class Mine: UIView, UIPickerViewDelegate { func tag() {} }
            view.focusEffect = nil; other.tag = 1
            NotificationCenter.post(UIDevice.proximityNotice)
            UIKit.UIPickerView().reloadComponent(1); Outer.UIPickerView()
            1...UIPickerView.count
            UIImageWriteToSavedPhotosAlbum(a, nil, nil, nil)
            """)
        #expect(file.members.keys.sorted() == ["focusEffect", "reloadComponent"])
        #expect(file.statics.keys.sorted() == ["UIDevice.proximityNotice"])
        #expect(file.names["UIPickerView"]?.count == 2 && file.names["UIPickerViewDelegate"]?.count == 1)
        #expect(file.names["UIImageWriteToSavedPhotosAlbum"]?.line == 6)
        #expect(file.declaredTypes == ["Mine"] && file.bases.keys.sorted() == ["UIView"])
    }

    @Test(.ours) func `our lists and Apple's tell what isn't here, what is kept, what works in part`() {
        let names = World.names
        #expect(
            names.absentTypes.keys.filter { !$0.hasPrefix("CI") }.sorted() == [
                "MKMapView", "NSFileCoordinator", "UIPickerView", "UIPickerViewDelegate",
            ])
        #expect(names.absentMembers.keys.sorted() == ["focusEffect"])
        #expect(names.ofAbsentTypes["reloadComponent"]?.name == "UIPickerView")
        #expect(names.absentGlobals.keys.sorted() == ["UIImageWriteToSavedPhotosAlbum"])
        #expect(names.kept.keys.sorted() == ["other", "toolTip"])
        #expect(names.partial["addTextField"]?.instead == "the keyboard comes later")
        #expect(names.unreadAttributes == ["mode", "fillMode"])
        #expect(
            names.family(of: "UIPickerViewDelegate") == "UIPickerView"
                && names.family(of: "NSFileCoordinator") == "NSFileCoordinator")
    }

    @Test(.ours) func `the real lists know what is here and what isn't`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        func text(_ path: String) throws -> String {
            try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }
        let folder = root.appendingPathComponent("Documentation/API").path
        let lists = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }
        let names = try AppleNames(
            inventory: text("Documentation/API/inventory.tsv"), lists: lists.map { try text("Documentation/API/" + $0) },
            support: text("Documentation/Support.md"))
        for type in [
            "UIView", "UILabel", "CALayer", "CGRect", "NSLayoutConstraint", "UIButton.Configuration", "URLSession", "Bundle",
        ] {
            #expect(names.absentTypes[type] == nil, "\(type) is here")
        }
        #expect(names.absentTypes["WKWebView"]?.module == "WebKit")
        #expect(names.kept["toolTip"] != nil && names.unreadAttributes.contains("mode"))
        #expect(names.absentTypes.count > 300 && names.absentMembers.count > 50)
        // What every app says.
        for name in [
            "text", "frame", "addSubview", "count", "map", "present", "delegate", "first", "append", "description", "title",
        ] {
            #expect(names.absentMembers[name] == nil && names.ofAbsentTypes[name] == nil, "\(name) is here")
        }
    }
}
