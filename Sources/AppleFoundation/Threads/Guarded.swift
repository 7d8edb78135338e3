import Synchronization

/// A variable of several threads that is read and written as a whole: what higher floors put in for lower ones to call, mostly.
@propertyWrapper
package final class Guarded<Value>: @unchecked Sendable {
    private let value: Mutex<Value>

    package init(wrappedValue: Value) { value = Mutex(wrappedValue) }

    package var wrappedValue: Value {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
