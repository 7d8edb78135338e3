@_spi(House) import AppleFoundation
import QuartzCore

// Views are observed one by one: a view that nobody observes pays for the door with one look at its own flags.
extension UIView: ObservationMarked {
    nonisolated package final func becameObserved() {
        Isolation.assumeMain { _ = flags.insert(.isObserved) }
        // From now on layout goes through `bounds` and `center`, as it does on iOS, and not straight to the layer.
        viewLayer.stopsBeingStill()
    }

    /// The door of this class's setters: whoever observes the key hears before and after.
    @inline(__always)
    final func changed(_ key: String, _ change: () -> Void) {
        if flags.isDisjoint(with: [.isObserved, .isWatched]) { change() } else { changedSpecially(key, change) }
    }

    private final func changedSpecially(_ key: String, _ change: () -> Void) {
        let isObserved = flags.contains(.isObserved)
        if flags.contains(.isWatched), MainThreadChecker.isOn, !MainThread.isCurrent {
            return MainThreadChecker.tell(setter: key, of: self) {
                if isObserved { _objcChange(self, key, change) } else { change() }
            }
        }
        if isObserved { _objcChange(self, key, change) } else { change() }
    }

    // MARK: The thread
    final func watchThread() {
        flags.insert(.isWatched)
        viewLayer.watchThread()
        MainThreadChecker.check("-[UIView initWithFrame:]")
    }

    @inline(__always)
    final func onMain(_ call: StaticString) {
        if flags.contains(.isWatched) { MainThreadChecker.check(call) }
    }
}
