import Foundation
import TestEvidence
import Testing

/// A delegate's optional method that nobody asks for is a gap that nobody sees: an app writes it, and nothing ever calls it. Each one is
/// asked for somewhere, its gap is said (`Unsupported`), or it stands in `NeverAsked` with the reason.
@Suite("Architecture / Asked methods", .assumed("nothing silently does nothing"))
struct AskedMethodsTests {
    @Test func `what a delegate or a data source may implement is asked for, or said not to be`() {
        let files = Repository().files(under: "Sources/UIKit", extensions: ["swift"])
        let protocols = files.filter { $0.path.contains("/Protocols/Adapted/") }
        let others = files.filter { !$0.path.contains("/Protocols/") }.map(\.text).joined(separator: "\n")
        var known: Set<String> = []
        for file in protocols {
            let name = String(file.path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
            for method in Self.optionalMethods(file.text) {
                known.insert(method)
                let isAsked = others.contains("`\(method)`")
                let reason = NeverAsked.reasons[method]
                if !isAsked, reason == nil, !others.contains(".\(method)\"") {
                    Issue.record(
                        "\(name): nobody asks for `\(method)`. Ask for it, or say through `Unsupported` that it isn't.")
                }
                if isAsked, reason != nil { Issue.record("`\(method)` is asked for now: it doesn't belong in NeverAsked.") }
            }
        }
        #expect(known.count > 200)
        for method in NeverAsked.reasons.keys.sorted() where !known.contains(method) {
            Issue.record("`\(method)` in NeverAsked is no optional method of a protocol.")
        }
    }

    /// As the adapter names what may be missing.
    private static func optionalMethods(_ text: String) -> [String] {
        text.components(separatedBy: "public var `").dropFirst().map { String($0.prefix { $0 != "`" }) }
    }
}

/// What is never asked for because nothing happens here that it is about.
enum NeverAsked {
    private static let noSuchPart = "as in a simulator, which has no such part"
    private static let noOtherProgram = "nothing outside of the app hands anything to it"
    private static let customizing = "nobody customizes tabs, and `customizableViewControllers` says so"
    private static let bySelector = "asked for by two selectors: of a link, and of a picture"
    private static let adopted = "the animator that adopts the protocol has it: it is called there"

    static let reasons = [
        "activityViewController(_:dataTypeIdentifierForActivityType:)": noOtherProgram,
        "textView(_:shouldInteractWith:in:interaction:)": bySelector, "textView(_:shouldInteractWith:in:)": bySelector,
        "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)": noSuchPart,
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)": noSuchPart,
        "application(_:performFetchWithCompletionHandler:)": noSuchPart,
        "applicationProtectedDataDidBecomeAvailable(_:)": noSuchPart,
        "applicationProtectedDataWillBecomeUnavailable(_:)": noSuchPart,
        "applicationSignificantTimeChange(_:)": noSuchPart,
        "application(_:continue:restorationHandler:)": noOtherProgram,
        "application(_:willContinueUserActivityWithType:)": noOtherProgram,
        "application(_:didUpdate:)": noOtherProgram,
        "application(_:open:options:)": noOtherProgram,
        "alertViewCancel(_:)": "nothing but a button or the program takes an alert away",
        "application(_:didDiscardSceneSessions:)": "no switcher closes scenes",
        "scene(_:continue:)": noOtherProgram,
        "scene(_:didFailToContinueUserActivityWithType:error:)": noOtherProgram,
        "scene(_:didUpdate:)": noOtherProgram,
        "scene(_:openURLContexts:)": noOtherProgram,
        "scene(_:willContinueUserActivityWithType:)": noOtherProgram,
        "gestureRecognizer(_:shouldReceive:)": "asked for by the selectors of its three kinds",
        "gestureRecognizer:shouldReceivePress:": "keys are no business of gestures here",
        "tabBarController(_:willBeginCustomizing:)": customizing,
        "tabBarController(_:willEndCustomizing:changed:)": customizing,
        "tabBarController(_:didEndCustomizing:changed:)": customizing,
        "addAnimations(_:)": adopted, "addAnimations(_:delayFactor:)": adopted, "addCompletion(_:)": adopted,
    ]
}
