import AppleFoundation

/// A shared library that is loaded when the first image needs it, so that programs without such images never pay for it.
package struct LateLibrary {
    private let handle: UnsafeMutableRawPointer

    /// Nil when none of the names can be loaded.
    package init?(_ names: String...) {
        for name in names {
            if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
                self.handle = handle
                return
            }
        }
        return nil
    }

    /// The function of that name; `type` must be its C signature.
    package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let symbol = dlsym(handle, name) else { return nil }
        return unsafeBitCast(symbol, to: type)
    }
}
