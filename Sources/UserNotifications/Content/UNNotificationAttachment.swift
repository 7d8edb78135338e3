import AppleFoundation
import UniformTypeIdentifiers

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A picture, sound or movie that comes with a notification.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    /// As a type's identifier.
    public let type: String

    /// How many bytes a file of a kind may have.
    private static let limits: [(kind: UTType, bytes: Int)] = [
        (.audio, 5 << 20), (.image, 10 << 20), (.movie, 50 << 20),
    ]

    /// The file must be there, of a kind that notifications can show, and not too large. Without an identifier one is made.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, let values = try? FileManager.default.attributesOfItem(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        guard let type = hint.flatMap({ UTType($0) }) ?? UTType(filenameExtension: URL.pathExtension),
            let limit = Self.limits.first(where: { type.conforms(to: $0.kind) })
        else { throw UNError(.attachmentUnrecognizedType) }
        guard (values[.size] as? NSNumber)?.intValue ?? 0 <= limit.bytes else { throw UNError(.attachmentInvalidFileSize) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        (self.url, self.type) = (URL, type.identifier)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
