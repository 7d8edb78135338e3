/// What a change of a property asks of its view.
public protocol UIViewInvalidating {
    @preconcurrency @MainActor func invalidate(view: UIView)
}

extension UIView {
    /// Something that a view does anew.
    public enum Invalidations {
        /// A change wants drawing.
        public struct Display: UIViewInvalidating {
            public init() {}
            @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }
        /// A change wants layout.
        public struct Layout: UIViewInvalidating {
            public init() {}
            @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsLayout() }
        }
        /// A change wants the constraints updated.
        public struct Constraints: UIViewInvalidating {
            public init() {}
            @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }
        /// A change makes the natural size another one.
        public struct IntrinsicContentSize: UIViewInvalidating {
            public init() {}
            @preconcurrency @MainActor public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }
        /// A change wants the configuration updated.
        public struct Configuration: UIViewInvalidating {
            public init() {}
            @preconcurrency @MainActor public func invalidate(view: UIView) {
                (view as? UIButton)?.setNeedsUpdateConfiguration()
            }
        }
        /// Two kinds at once, and so as many as are wanted.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
            let first: First
            let second: Second
            public init(_ first: First, _ second: Second) {
                self.first = first
                self.second = second
            }
            @preconcurrency @MainActor public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property whose change has its view drawn, laid out or constrained anew; the same value again changes nothing.
    @propertyWrapper
    public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
        private var value: Value
        private let invalidation: Invalidation

        public init(wrappedValue: Value, _ invalidation: Invalidation) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
            wrappedValue: Value, _ first: First, _ second: Second
        ) where Invalidation == Invalidations.Tuple<First, Second> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
        }

        public init<First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating>(
            wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
        ) where Invalidation == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(first, second), third))
        }

        @preconcurrency @MainActor
        public static subscript<Owner: UIView>(
            _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
            storage storage: ReferenceWritableKeyPath<Owner, Invalidating<Value, Invalidation>>
        ) -> Value {
            get { owner[keyPath: storage].value }
            set {
                guard owner[keyPath: storage].value != newValue else { return }
                owner[keyPath: storage].value = newValue
                owner[keyPath: storage].invalidation.invalidate(view: owner)
            }
        }

        @available(*, unavailable, message: "@Invalidating belongs to properties of views")
        public var wrappedValue: Value {
            get { fatalError("@Invalidating belongs to properties of views") }
            set { fatalError("@Invalidating belongs to properties of views") }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    public static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    public static var configuration: Self { Self() }
}
