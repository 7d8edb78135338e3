import Foundation

/// Keeps results that were returned unretained until the pool around them ends, or until the run loop's next turn.
package final class AutoreleaseList {
    private var objects: [AnyObject] = []
    private var depth = 0
    private var isDrainPlanned = false

    private static let key = "AutoreleaseList"

    private static var current: AutoreleaseList {
        let storage = Thread.current.threadDictionary
        if let list = storage[key] as? AutoreleaseList { return list }
        let list = AutoreleaseList()
        storage[key] = list
        return list
    }

    package static func unmanaged(_ value: Any?) -> Unmanaged<AnyObject>? {
        guard let value else { return nil }
        let object = value as AnyObject
        current.keep(object)
        return Unmanaged.passUnretained(object)
    }

    private func keep(_ object: AnyObject) {
        objects.append(object)
        guard depth == 0, !isDrainPlanned else { return }
        isDrainPlanned = true
        RunLoop.current.perform { [unowned self] in
            isDrainPlanned = false
            objects.removeAll()
        }
    }

    package static func pool<Result>(_ body: () throws -> Result) rethrows -> Result {
        let list = current
        let mark = list.objects.count
        list.depth += 1
        defer {
            list.depth -= 1
            // What is let go may itself keep more.
            while list.objects.count > mark { _ = list.objects.removeLast() }
        }
        return try body()
    }
}
