import AppleFoundation

@testable import ProjectDoctor

/// A small world: some names of Apple's, some of ours, and a page of what works.
enum World {
    static let names = AppleNames(
        inventory: """
            module\ttype\tkind\tmember\trequirement\tintroduced\tdeprecated\tinherits\tuses\trepos\tweight\tambiguous\tseen\tnotes
            UIKit\tUIView\tclass\t\t\t2.0\t\tUIResponder\t9\t9\t9\t\t\t
            UIKit\tUIView\tvar\tfocusEffect\t\t15.0\t\t\t3\t3\t3\t\t\t
            UIKit\tUIView\tvar\ttag\t\t2.0\t\t\t9\t9\t9\t~\t\t
            UIKit\tUIPickerView\tclass\t\t\t2.0\t\tUIView\t9\t9\t9\t\t\t
            UIKit\tUIPickerView\tfunc\treloadComponent(_:)\t\t2.0\t\t\t1\t1\t1\t\t\t
            UIKit\tUIPickerViewDelegate\tprotocol\t\t\t2.0\t\t\t9\t9\t9\t\t\t
            UIKit\tUIDevice\tclass\t\t\t2.0\t\tNSObject\t9\t9\t9\t\t\t
            UIKit\tUIDevice\tstatic var\tproximityNotice\t\t3.0\t\t\t2\t2\t2\t~\t\t
            UIKit\t\tfunc\tUIImageWriteToSavedPhotosAlbum(_:_:_:_:)\t\t2.0\t\t\t4\t4\t4\t\t\t
            MapKit\tMKMapView\tclass\t\t\t3.0\t\tUIView\t9\t9\t9\t\t\t
            Foundation\tNSFileCoordinator\tclass\t\t\t5.0\t\tNSObject\t9\t9\t9\t\t\t
            Foundation\tURLSession\tclass\t\t\t7.0\t\tNSObject\t9\t9\t9\t\t\tlinux-type

            """,
        lists: [
            """
            UIView: @available(*, deprecated, message: "func it: (no)") open class UIView : UIResponder
            UIView: open var tag: Int
            UIDevice: open class UIDevice : NSObject
            UIControl: open var toolTip: String?
            UIAlertController: open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
            UIScene: public var `scene(_:openURLContexts:)`: ((UIScene) -> Void)? { get }
            public func UIGraphicsGetCurrentContext() -> CGContext?
            """
        ],
        support: """
            | what | status | what happens instead |
            |---|---|---|
            | UIAlertController.addTextField(configurationHandler:) | partial | the keyboard comes later |
            | Storyboards: attributes of classes that are here, of which nothing is made yet | absent | the default: `mode`, `fillMode` |

            **Kept and without effect yet:** `UIControl.toolTip`, `UIView.other`
            """)

    static func file(_ text: String, flags: Set<String> = ["DEBUG"]) -> FileReading {
        FileReading(
            path: "/p/A.swift", text: [UInt8](text.utf8), names: names,
            conditions: CompilationConditions(flags: flags) { ["UIKit", "Foundation"].contains($0) })
    }

    /// A folder of files that goes with `body`.
    static func folder<Result>(_ files: [String: String], _ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/doctor " + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in files {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
        return try body(folder)
    }

    static func diagnosis(_ files: [String: String], at place: String = "") throws -> Diagnosis {
        try folder(files) { folder in
            Diagnosis.of(try ProjectReading.at(folder + place), names: names) {
                ["UIKit", "Foundation", "XCTest"].contains($0)
            }
        }
    }
}
