import AppleFoundation

/// Who takes what is pasted as item providers. All responders can.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
    public func paste(itemProviders: [NSItemProvider]) {}
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        PastedTypes.canPaste(itemProviders, pasteConfiguration)
    }
}

/// What is pasted where a configuration says what may be.
@MainActor enum PastedTypes {
    static let action = Selector("paste:")
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func configuration(of responder: UIResponder) -> UIPasteConfiguration? {
        objc_getAssociatedObject(responder, key) as? UIPasteConfiguration
    }

    /// As it is now: changes of the one that was given change nothing.
    static func set(_ configuration: UIPasteConfiguration?, of responder: UIResponder) {
        objc_setAssociatedObject(
            responder, key, configuration?.copy(with: nil) as? UIPasteConfiguration, .OBJC_ASSOCIATION_RETAIN)
    }

    static func canPaste(_ providers: [NSItemProvider], _ configuration: UIPasteConfiguration?) -> Bool {
        guard let wanted = configuration?.acceptableTypeIdentifiers else { return false }
        return providers.contains { provider in
            provider.registeredTypeIdentifiers.contains { type in wanted.contains { conforms(type, to: $0) } }
        }
    }

    static func canPaste(into responder: UIResponder) -> Bool {
        responder.pasteConfiguration != nil && responder.canPaste(UIPasteboard.general.itemProviders)
    }

    static func paste(into responder: UIResponder) {
        guard canPaste(into: responder) else { return }
        responder.paste(itemProviders: UIPasteboard.general.itemProviders)
    }

    /// The kind that a type is one of.
    private static let kinds = [
        "public.utf8-plain-text": "public.plain-text", "public.utf16-plain-text": "public.plain-text",
        "public.utf16-external-plain-text": "public.plain-text", "public.plain-text": "public.text",
        "public.rtf": "public.text", "public.html": "public.text", "public.text": "public.data",
        "public.png": "public.image", "public.jpeg": "public.image", "com.compuserve.gif": "public.image",
        "public.tiff": "public.image", "public.heic": "public.image", "org.webmproject.webp": "public.image",
        "public.image": "public.data", "public.file-url": "public.url", "public.url": "public.data",
        "public.data": "public.item",
    ]

    static func conforms(_ type: String, to wanted: String) -> Bool {
        var step: String? = type
        while let kind = step {
            if kind == wanted { return true }
            step = kinds[kind]
        }
        return false
    }
}
