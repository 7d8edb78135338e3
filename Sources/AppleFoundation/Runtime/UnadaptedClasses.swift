import Foundation
import Synchronization

/// Says, once for a class, that its optional methods can't be found.
enum UnadaptedClasses {
    private static let noticed = Mutex<Set<ObjectIdentifier>>([])

    static func notice(_ type: AnyClass) {
        guard !ClassRegistry.shared.hasOwnTable(type) else { return }
        let name = String(reflecting: type)
        // Classes of the frameworks are not adapted, generic ones without members have no table.
        if ClassName.isFramework(name) || name.contains("<") { return }
        guard noticed.withLock({ $0.insert(ObjectIdentifier(type)).inserted }) else { return }
        let words =
            "[Allium] \(name) is asked for optional methods, but nothing is known of it: it was compiled without the source "
            + "adapter, so none of them will be called. Build its module with the Swift SDK.\n"
        FileHandle.standardError.write(Data(words.utf8))
    }
}
