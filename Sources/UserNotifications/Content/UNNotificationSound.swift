import AppleFoundation

/// A sound file of the app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// What is heard with a notification.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    private enum Kind: String { case alert, critical, ringtone }

    private let kind: Kind
    private let name: UNNotificationSoundName?
    private let volume: Float

    private init(_ kind: Kind, _ name: UNNotificationSoundName? = nil, volume: Float = 1) {
        (self.kind, self.name, self.volume) = (kind, name, volume)
    }

    public init(named name: UNNotificationSoundName) { (kind, self.name, volume) = (.alert, name, 1) }

    open class var `default`: UNNotificationSound { UNNotificationSound(.alert) }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(.critical) }
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(.ringtone) }
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(.critical, volume: volume)
    }
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(.critical, name)
    }
    open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(.critical, name, volume: volume)
    }
    open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(.ringtone, name)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationSound else { return false }
        return kind == other.kind && name == other.name && volume == other.volume
    }
    open override var hash: Int { kind.hashValue ^ name.hashValue }
    open override var description: String {
        "<UNNotificationSound: \(kind.rawValue), \(name?.rawValue ?? "default"), volume \(volume)>"
    }
}
