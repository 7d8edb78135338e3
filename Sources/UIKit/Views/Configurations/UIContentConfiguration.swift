import AppleFoundation

/// Content and how it looks, as a value that makes a view of itself.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    /// The same content in a view of that state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and takes others of its kind.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Configurations of the type that it has.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
