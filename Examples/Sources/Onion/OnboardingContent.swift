import UIKit

/// What a screen of the onboarding tells the template around it: nothing but this.
public protocol OnboardingContent: UIViewController {
    var heading: String { get }
    var message: String { get }
    /// Asked whenever the screen says `setNeedsUpdateOfOnboardingButtons()`.
    var buttons: [OnboardingButton] { get }
}

/// A button that a screen wants to have. Where it stands and what it looks like is the template's business.
public struct OnboardingButton {
    public enum Role { case primary, secondary }

    public var title: String
    public var role: Role
    public var isEnabled: Bool
    public var action: () -> Void

    public init(_ title: String, role: Role = .primary, isEnabled: Bool = true, action: @escaping () -> Void) {
        self.title = title
        self.role = role
        self.isEnabled = isEnabled
        self.action = action
    }
}

extension UIViewController {
    /// The template around this controller, however far.
    public var onboardingTemplate: OnboardingTemplateController? {
        var step = parent
        while let current = step {
            if let template = current as? OnboardingTemplateController { return template }
            step = current.parent
        }
        return nil
    }

    /// The buttons have changed. They are asked for again before the next layout, once.
    public func setNeedsUpdateOfOnboardingButtons() { onboardingTemplate?.setNeedsUpdateOfButtons() }
}
