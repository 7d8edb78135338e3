/// What names alone tell about classes of UIKit and Foundation.
enum PlatformTypes {
    private static let protocolEndings = ["Delegate", "DataSource", "Protocol", "Coding", "Copying", "Transitioning"]

    static func isClass(_ name: String) -> Bool {
        if roots.contains(name) { return true }
        guard hasPlatformPrefix(name) else { return false }
        return !protocolEndings.contains { name.hasSuffix($0) }
    }

    private static func hasPlatformPrefix(_ name: String) -> Bool {
        for prefix in ["UI", "CA", "NS", "WK", "AV", "MK", "SK", "SCN", "GK", "PDF", "MF", "SF", "CN", "PH", "GL", "MT"] {
            guard name.hasPrefix(prefix) else { continue }
            let next = name.dropFirst(prefix.count)
            if let first = next.first, first.isUppercase { return true }
        }
        return false
    }

    /// Classes of Foundation whose subclasses have only what `NSObject` has on Linux.
    static let roots: Set<String> = [
        "NSObject", "Operation", "BlockOperation", "OperationQueue", "Thread", "Formatter", "DateFormatter", "NumberFormatter",
        "URLProtocol", "ValueTransformer", "Bundle", "XMLParser", "Stream", "InputStream", "OutputStream", "NSCoder",
        "UndoManager",
        "NSTextStorage", "NSTextAttachment", "NSLayoutManager", "NSAttributedString", "NSMutableAttributedString", "Progress",
        "NSProxy",
    ]
}
