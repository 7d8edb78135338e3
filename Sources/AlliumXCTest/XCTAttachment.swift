import AppleFoundation
import RunOrders
import UIKit
import XCTest

/// Data that a test leaves for people. Xcode keeps it in its result bundle; here it is written into the folder that the environment's
/// `ALLIUM_ATTACHMENTS` names, and nowhere without it.
open class XCTAttachment: NSObject {
    /// How long a test's attachment is kept: always, or until the test has succeeded.
    public enum Lifetime: Int, Sendable {
        case keepAlways = 0
        case deleteOnSuccess = 1
    }

    /// How well a picture is written; the original one loses nothing.
    public enum ImageQuality: Int, Sendable {
        case original = 0
        case medium = 1
        case low = 2
    }

    public let uniformTypeIdentifier: String
    open var name: String?
    open var userInfo: [AnyHashable: Any]?
    open var lifetime = Lifetime.deleteOnSuccess
    let payload: Data?

    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        uniformTypeIdentifier = identifier ?? "public.data"
        self.name = name
        self.payload = payload
        self.userInfo = userInfo
        super.init()
    }

    public convenience init(data payload: Data) { self.init(data: payload, uniformTypeIdentifier: "public.data") }

    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }

    public convenience init(string: String) {
        self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }

    public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

    public convenience init(image: UIImage, quality: ImageQuality) {
        let isPNG = quality == .original
        self.init(
            uniformTypeIdentifier: isPNG ? "public.png" : "public.jpeg", name: nil,
            payload: isPNG ? image.pngData() : image.jpegData(compressionQuality: quality == .medium ? 0.7 : 0.3))
    }

    public convenience init(contentsOfFile url: URL) { self.init(contentsOfFile: url, uniformTypeIdentifier: nil) }

    public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String?) {
        self.init(uniformTypeIdentifier: identifier, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
    }

    public convenience init(plistObject object: Any) {
        self.init(
            uniformTypeIdentifier: "com.apple.property-list", name: nil,
            payload: try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0))
    }

    /// `testKeeps/activity/name.png`
    final func keep(in folders: [String]) {
        guard let payload else { return }
        let ending = [
            "public.png": "png", "public.jpeg": "jpeg", "public.plain-text": "txt", "public.utf8-plain-text": "txt",
            "com.apple.property-list": "plist", "public.json": "json", "public.html": "html",
        ][uniformTypeIdentifier, default: "data"]
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment[AttachmentNote.variable] { tell(payload, ending, in: folder) }
        guard let root = environment["ALLIUM_ATTACHMENTS"] else { return }
        let place = folders.reduce(URL(fileURLWithPath: root)) { $0.appendingPathComponent(Self.plain($1)) }
        let name = Self.plain(name ?? "attachment")
        let base = name.hasSuffix("." + ending) ? String(name.dropLast(ending.count + 1)) : name
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        var target = place.appendingPathComponent(base + "." + ending)
        var number = 2
        while FileManager.default.fileExists(atPath: target.path) {
            target = place.appendingPathComponent("\(base) \(number).\(ending)")
            number += 1
        }
        do { try payload.write(to: target) } catch {
            FileHandle.standardError.write(Data("\(target.path): the attachment can't be written: \(error)\n".utf8))
        }
    }

    /// For the report of `allium test`.
    private func tell(_ payload: Data, _ ending: String, in folder: String) {
        let path = folder + "/" + UUID().uuidString + "." + ending
        guard (try? payload.write(to: URL(fileURLWithPath: path))) != nil else { return }
        let own = name ?? "attachment"
        let note = AttachmentNote(
            test: "", name: own.hasSuffix("." + ending) ? own : own + "." + ending, path: path,
            isForFailures: lifetime == .deleteOnSuccess)
        print(note.line)
        fflush(stdout)
    }

    private static func plain(_ name: String) -> String {
        let text = String(name.map { $0 == "/" || $0 == "\0" ? "-" : $0 }.prefix(120))
        return text.allSatisfy { $0 == "." } ? "_" : text
    }
}
