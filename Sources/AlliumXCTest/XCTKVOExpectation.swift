import AppleFoundation
import XCTest

/// Met when a property has a value, or changes at all.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
    public typealias Handler = (_ observedObject: Any, _ change: [AnyHashable: Any]) -> Bool

    public let keyPath: String
    public let observedObject: Any
    public let expectedValue: Any?
    public let options: NSKeyValueObservingOptions
    /// Says whether a change is the one that is waited for.
    open var handler: Handler?
    private var watch: PropertyWatch?

    public convenience init(keyPath: String, object: Any) { self.init(keyPath: keyPath, object: object, expectedValue: nil) }

    public convenience init(keyPath: String, object: Any, expectedValue: Any?) {
        self.init(
            keyPath: keyPath, object: object, expectedValue: expectedValue,
            options: expectedValue == nil ? .new : [.new, .initial])
    }

    public init(keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions) {
        self.keyPath = keyPath
        observedObject = object
        self.expectedValue = expectedValue
        self.options = options
        super.init(
            description: "Expect value of '\(keyPath)' of \(object)" + (expectedValue.map { " to be '\($0)'" } ?? " to change"))
        watch = PropertyWatch(object, keyPath, options, expectedValue) { [weak self] change in
            guard let self else { return false }
            if let handler = self.handler, !handler(object, change) { return false }
            self.fulfill()
            return true
        }
    }
}

/// Observes until somebody has seen enough.
final class PropertyWatch: NSObject, KeyValueObserver {
    private let object: NSObject
    private let path: String
    private let expected: Any?
    private var isEnough: (([AnyHashable: Any]) -> Bool)?
    private var isObserving = false

    init(
        _ object: Any, _ path: String, _ options: NSKeyValueObservingOptions, _ expected: Any?,
        isEnough: @escaping ([AnyHashable: Any]) -> Bool
    ) {
        guard let object = object as? NSObject else { fatalError("\(object) is no NSObject; its properties can't be observed") }
        self.object = object
        self.path = path
        self.expected = expected
        self.isEnough = isEnough
        super.init()
        isObserving = true
        object.addObserver(self, forKeyPath: path, options: options, context: nil)
        if self.isEnough == nil { stop() }
    }

    deinit { stop() }

    func stop() {
        isEnough = nil
        guard isObserving else { return }
        isObserving = false
        object.removeObserver(self, forKeyPath: path)
    }

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if let expected, !Self.equal(self.object.value(forKeyPath: path), expected) { return }
        let change = (change ?? [:]).reduce(into: [AnyHashable: Any]()) { $0[AnyHashable($1.key)] = $1.value }
        if isEnough?(change) == true { isEnough = nil }
    }

    private static func equal(_ value: Any?, _ expected: Any) -> Bool {
        guard let value else { return false }
        if let value = value as? AnyHashable, let expected = expected as? AnyHashable, value == expected { return true }
        if let value = value as? NSNumber, let expected = expected as? NSNumber { return value == expected }
        return (value as AnyObject) === (expected as AnyObject)
    }
}

extension XCTestCase {
    public typealias KeyValueObservingExpectationHandler = XCTKVOExpectation.Handler

    /// An expectation that the test waits for: the property is `expectedValue`, or changes if that is nil.
    @discardableResult
    public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil, file: StaticString = #file, line: Int = #line
    ) -> XCTestExpectation {
        observing(
            objectToObserve, keyPath, expectedValue == nil ? .new : [.new, .initial], expectedValue, file: file, line: line
        ) { _ in true }
    }

    /// An expectation that the test waits for: the handler says yes to a change.
    @discardableResult
    public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, file: StaticString = #file, line: Int = #line,
        handler: @escaping KeyValueObservingExpectationHandler
    ) -> XCTestExpectation {
        observing(objectToObserve, keyPath, [.new, .old], nil, file: file, line: line) { handler(objectToObserve, $0) }
    }

    private func observing(
        _ object: Any, _ path: String, _ options: NSKeyValueObservingOptions, _ expected: Any?, file: StaticString, line: Int,
        _ isEnough: @escaping ([AnyHashable: Any]) -> Bool
    ) -> XCTestExpectation {
        let expectation = expectation(description: "Expect a value of '\(path)' of \(object)", file: file, line: line)
        let watch = PropertyWatch(object, path, options, expected) { [weak expectation] change in
            guard isEnough(change) else { return false }
            expectation?.fulfill()
            return true
        }
        let kept = Carried(watch)
        addTeardownBlock { kept.value.stop() }
        return expectation
    }
}
