import Foundation
import Synchronization

/// Says, once for each method, what can't be exchanged.
enum ExchangeNotes {
    /// Kept for the life of the program.
    nonisolated(unsafe) static let encoding = UnsafePointer(strdup("v@:")!)
    nonisolated(unsafe) private static let nothing = UnsafePointer(strdup("nil")!)
    private static let names = Mutex<[ObjectIdentifier: UnsafeMutablePointer<CChar>]>([:])

    static func name(of type: AnyClass?) -> UnsafePointer<CChar> {
        guard let type else { return nothing }
        let text = ClassName.name(of: type)
        let kept = names.withLock { names -> UInt in
            let name = names[ObjectIdentifier(type)] ?? strdup(text)!
            names[ObjectIdentifier(type)] = name
            return UInt(bitPattern: name)
        }
        return UnsafePointer(bitPattern: kept)!
    }

    private static let said = Mutex<Set<String>>([])

    /// Private methods of Apple's are asked for to see whether they are there.
    static func absent(_ type: AnyClass, _ selector: String) {
        guard !selector.hasPrefix("_") else { return }
        say(
            "-[\(ClassName.name(of: type)) \(selector)] can't be exchanged here: override the method in a subclass, or call a hook of your own"
        )
    }

    static func absentOfClass(_ type: AnyClass, _ selector: String) {
        say("+[\(ClassName.name(of: type)) \(selector)]: this class method can't be exchanged here")
    }

    private static func say(_ sentence: String) {
        guard said.withLock({ $0.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data(("[Allium] " + sentence + "\n").utf8))
    }
}
