import CStackSwitch
import Foundation

/// What kind of program this library runs in. That isn't how the library was built: the Swift SDK has it built for release, once.
package enum DebugProgram {
    /// Whether people are told what Apple's systems let pass in silence: in debug builds, unless the environment's `ALLIUM_ADVICE`
    /// says `0`, and in others if it says `1`.
    package static let givesAdvice = givesAdvice(asked: ProcessInfo.processInfo.environment["ALLIUM_ADVICE"], isDebug: isDebug)

    package static var isDebug: Bool {
        #if DEBUG
            return true
        #else
            return allium_is_debug_program() != 0
        #endif
    }

    package static func givesAdvice(asked: String?, isDebug: Bool) -> Bool {
        switch asked {
        case "1", "on", "yes": return true
        case "0", "off", "no": return false
        default: return isDebug
        }
    }
}
