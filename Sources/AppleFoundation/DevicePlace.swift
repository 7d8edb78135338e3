/// Where a host says that the device is. The module for places listens, if the app uses it.
package enum DevicePlace {
    package typealias Listener = @Sendable (_ latitude: Double, _ longitude: Double) -> Void

    private static let state = Mutexed()

    private final class Mutexed: @unchecked Sendable {
        let lock = NSLock()
        var place: (latitude: Double, longitude: Double)?
        var listener: Listener?
    }

    /// Somebody in the program wants to know.
    package static var isWanted: Bool { state.lock.withLock { state.listener != nil } }

    /// The device is there from now on.
    package static func go(latitude: Double, longitude: Double) {
        let listener = state.lock.withLock {
            state.place = (latitude, longitude)
            return state.listener
        }
        listener?(latitude, longitude)
    }

    /// Hears of each place, and at once of the one where the device is already.
    package static func listen(_ listener: @escaping Listener) {
        let place = state.lock.withLock {
            state.listener = listener
            return state.place
        }
        if let place { listener(place.latitude, place.longitude) }
    }
}
