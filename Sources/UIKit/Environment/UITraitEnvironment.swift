import AppleFoundation

/// What has traits: screens, windows, controllers, views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Stands for a registered closure until it is unregistered.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

public typealias UITraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
)
    -> Void

/// What tells closures about changes of single traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A closure and the traits it wants to hear about.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
    let traits: TraitSet
    let handler: (AnyObject, UITraitCollection) -> Void

    init(traits: TraitSet, handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }
}

/// Keeps registrations for a class that offers `UITraitChangeObservable`.
@MainActor protocol TraitRegistrationStore: UITraitChangeObservable {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension UITraitChangeObservable {
    /// Calls `handler` when one of `traits` has changed, in the order of registration.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>)
        -> any UITraitChangeRegistration
    {
        let registration = TraitRegistration(traits: TraitSet(traits)) { environment, previous in
            handler(environment as! Self, previous)
        }
        (self as? any TraitRegistrationStore)?.traitRegistrations.append(registration)
        return registration
    }
}

extension TraitRegistrationStore {
    func notifyRegistrations(of changes: TraitSet, previous: UITraitCollection) {
        for registration in traitRegistrations where registration.traits.intersects(changes) {
            registration.handler(self, previous)
        }
    }
}
