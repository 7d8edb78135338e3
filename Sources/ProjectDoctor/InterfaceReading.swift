import AppleFoundation
import InterfaceBuilder

/// What an interface file asks for that isn't here.
struct InterfaceReading {
    struct CustomClass: Hashable {
        let name: String
        let module: String?
    }

    /// Why it can't be used at all.
    private(set) var problem: String?
    private(set) var absentClasses: [String: FileReading.Use] = [:]
    /// Elements and attributes that the reader doesn't know.
    private(set) var unknown: [String: FileReading.Use] = [:]
    /// Attributes that are known, and of which nothing is made.
    private(set) var unread: [String: FileReading.Use] = [:]
    private(set) var customClasses: [CustomClass: FileReading.Use] = [:]

    /// Elements that aren't called like their class.
    private static let classes = [
        "mapView": "MKMapView", "wkWebView": "WKWebView", "webView": "UIWebView", "sceneKitView": "SCNView",
        "arscnView": "ARSCNView",
        "arskView": "ARSKView", "arView": "ARView", "mtkView": "MTKView", "glkView": "GLKView", "skView": "SKView",
        "spriteKitView": "SKView", "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
    ]

    init(path: String, names: AppleNames) {
        guard let data = RegularFile.contents(path, limit: 64 << 20) else {
            problem = "it isn't there"
            return
        }
        let document: IBDocument
        do throws(IBDiagnostic) {
            document = try IBDocument(bytes: [UInt8](data), file: path)
        } catch {
            if error.reason != .otherSystem { problem = error.message }
            return
        }
        for diagnostic in document.diagnostics {
            switch diagnostic.reason {
            case .unknownElement(let name): unknown["the element \(name)", default: .init()].add(diagnostic.line)
            case .unknownAttribute(let element, let name):
                unknown["\(element)'s \(name)", default: .init()].add(diagnostic.line)
            default: break
            }
        }
        for index in 1..<Int32(max(1, document.elementCount)) {
            let element = document.element(at: index)
            if element.id != nil, let type = Self.type(of: element.name),
                names.absentTypes[type] != nil || Self.classes[element.name] != nil
            {
                if !names.types.contains(type) { absentClasses[type, default: .init()].add(element.line) }
            }
            for (name, value) in element.attributes {
                if names.unreadAttributes.contains(name) { unread[name, default: .init()].add(element.line) }
                if name == "customClass" {
                    let module = element.attributes.first { $0.name == "customModule" }?.value
                    customClasses[CustomClass(name: value, module: module), default: .init()].add(element.line)
                }
            }
        }
    }

    private static func type(of element: String) -> String? {
        classes[element] ?? element.first.map { "UI" + $0.uppercased() + element.dropFirst() }
    }
}
