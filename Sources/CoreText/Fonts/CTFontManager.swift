import AppleFoundation
import CoreGraphics

/// How long registered fonts live; here always as long as the process.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
    public static let user = CTFontManagerScope.persistent
}

/// The domain of the errors that registration reports.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes the fonts of a file available by name. The error, if asked for, says what was wrong with the file.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(error) { try FontRegistry.register(contentsOf: fontURL as URL) }
}

/// Takes the fonts of a file away again; fonts in use go on working.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(error) { try FontRegistry.unregister(contentsOf: fontURL as URL) }
}

/// Makes a font that is in memory available by name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(error) { try FontRegistry.register(font.data, name: (font.postScriptName as String?) ?? "data") }
}

/// Takes it away again; fonts in use go on working.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(error) { try FontRegistry.unregister(postScriptName: (font.postScriptName as String?) ?? "") }
}

private func report(_ pointer: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: () throws -> Void) -> Bool {
    do {
        try body()
        return true
    } catch let error as FontRegistry.RegistrationError {
        let info: [String: Any] = [NSLocalizedDescriptionKey: error.description]
        let made = NSError(domain: kCTFontManagerErrorDomain, code: error.code, userInfo: info)
        pointer?.pointee = Unmanaged.passRetained(made)
        return false
    } catch {
        return false
    }
}

extension FontRegistry.RegistrationError {
    /// The values of `CTFontManagerError`.
    fileprivate var code: Int {
        switch self {
        case .unreadable: return 101
        case .notAFont: return 103
        case .alreadyRegistered: return 105
        case .notRegistered: return 201
        }
    }
}
