import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Imports", .assumed("modules of Allium"))
struct ImportsTests {
    @Test func `Foundation is imported with what it lacks on Linux`() {
        #expect(adapt("import Foundation\n").text == "import AppleFoundation\n")
        #expect(adapt("@testable import Foundation").text == "@testable import AppleFoundation")
    }

    @Test(arguments: ["stderr", "stdout", "stdin"])
    func `C's streams may be used from anywhere, as on Apple's systems`(stream: String) {
        let use = "func say() { fputs(\"\", \(stream)) }"
        #expect(adapt("import Foundation\n" + use).code[0] == "@preconcurrency import AppleFoundation")
        #expect(
            adapt("import UIKit\nimport Darwin\n" + use).code[..<2] == [
                "@preconcurrency import UIKit", "@preconcurrency import Darwin",
            ])
        #expect(adapt("@preconcurrency import Foundation\n" + use).code[0] == "@preconcurrency import AppleFoundation")
        #expect(adapt("import Foundation\nlet \(stream)Text = 1").code[0] == "import AppleFoundation")
    }

    @Test func `one declaration of Foundation becomes the whole module`() {
        #expect(adapt("import class Foundation.NSString").code == ["import AppleFoundation"])
    }

    @Test func `a part of a module becomes the module`() {
        #expect(adapt("import UIKit.UIGestureRecognizerSubclass").code == ["import UIKit"])
        #expect(adapt("import os.log").code == ["import os"])
    }

    @Test func `types that Linux keeps in modules of their own bring their import`() {
        let file = adapt("import UIKit\nimport Dispatch\nlet r: URLRequest? = nil\nlet p: XMLParser? = nil")
        #expect(file.code[0] == "import UIKit; import FoundationNetworking; import FoundationXML")
        #expect(file.code[1] == "import Dispatch")
    }

    @Test(arguments: [
        "NSURLRequest", "NSMutableURLRequest", "URLSessionDataTask", "URLSessionTaskDelegate", "HTTPCookieStorage",
    ])
    func `each of those types alone brings it`(name: String) {
        #expect(adapt("import UIKit\nlet r: \(name)? = nil").code[0] == "import UIKit; import FoundationNetworking")
    }

    @Test(.assumed("apps that import UIKit alone ask for notifications, and the compiler of iOS takes it"))
    func `types of notifications come with UIKit where they are named`() {
        let center = "let c = UNUserNotificationCenter.current()"
        #expect(adapt("import UIKit\n" + center).code[0] == "import UIKit; import UserNotifications")
        #expect(adapt("import UIKit\nimport UserNotifications\n" + center).code[0] == "import UIKit")
        #expect(adapt("import UIKit\nlet c = UNUserNotificationCenters.current()").code[0] == "import UIKit")
        #expect(adapt("import Foundation\n" + center).code[0] == "import AppleFoundation")
        var configuration = AdapterConfiguration()
        configuration.importableModules.remove("UserNotifications")
        #expect(adapt("import UIKit\n" + center, configuration: configuration).code[0] == "import UIKit")
    }

    @Test func `who imports XCTest, or specs that stand on it, sees UIKit and all of XCTest`() {
        var configuration = AdapterConfiguration()
        configuration.testsSeeUIKit = true
        configuration.modulesWithXCTest = ["Specs"]
        for name in ["XCTest", "Specs"] {
            let code = adapt("import \(name)\nimport Other", configuration: configuration).code
            #expect(code == ["import \(name); import UIKit; import AlliumXCTest", "import Other"])
        }
    }

    @Test func `a library of snapshots finds the names of absent frameworks that it uses, nobody else does`() {
        var configuration = AdapterConfiguration(moduleName: "SnapshotTesting")
        let text =
            "import SceneKit\nimport Accelerate.vImage\nimport AVFoundation\n#if canImport(WebKit)\nimport WebKit\n#endif"
        let code = adapt(text, configuration: configuration).code
        #expect(code[..<3] == ["import SnapshotFrameworks", "import SnapshotFrameworks", "import AVFoundation"])
        #expect(code[4] == "import WebKit")
        configuration.moduleName = "App"
        #expect(adapt("import SceneKit\n", configuration: configuration).code[0] == "import SceneKit")
    }

    @Test func `a type that Foundation has on iOS is found by its module's name too`() {
        let code = adapt(
            "import Foundation\nlazy var a: Foundation.URLSession = {\nreturn Foundation.URLSession.shared\n}()\n"
                + "var b: Foundation.Data"
        ).code
        #expect(code[0] == "import AppleFoundation; import FoundationNetworking")
        #expect(code[1] == "lazy var a: FoundationNetworking.URLSession = {")
        #expect(code[2] == "return FoundationNetworking.URLSession.shared")
        #expect(code[4] == "var b: Foundation.Data")
    }

    @Test func `names of which those types are a part bring nothing`() {
        #expect(adapt("import UIKit\nlet r: MyURLRequest? = nil; let s: URLSessionLike? = nil").code[0] == "import UIKit")
    }

    @Test func `other imports stay as they are`() {
        let text = "import UIKit\nimport struct Alamofire.Request\n"
        #expect(adapt(text).text == text)
    }

    @Test func `a file that registers members but imports nothing gets the import on its first line of code`() {
        let file = adapt("// note\n\nclass C: Base {\n  @objc func a() {}\n}")
        #expect(file.code[2] == "import AppleFoundation; class C: Base {")
    }
}
