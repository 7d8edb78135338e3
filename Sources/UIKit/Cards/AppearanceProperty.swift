import AppleFoundation

/// A property, or a setter with a state, that proxies can set.
@MainActor struct AppearanceProperty {
    let name: String
    let read: (NSObject) -> Any?
    let write: (NSObject, Any?) -> Void
}
