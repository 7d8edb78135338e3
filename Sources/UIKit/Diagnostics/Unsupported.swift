import AppleFoundation

/// What UIKit has and Allium does not have yet, or has only in part: the one door for gaps.
///
/// A call that reaches a gap reports it: loud the first time, counted every time. `Documentation/Support.md` is generated from these cases.
package enum Unsupported: String, CaseIterable, Sendable {
    case symbolName = "UIImage(systemName:): names beyond those drawn here"
    case vectorImage = "UIImage(named:): SVG and PDF without librsvg and poppler's tools"
    case fontFamily = "UIFont(name:size:): families of iOS that can't be shipped"
    case fontWidth = "UIFont.Width and condensed or expanded traits"
    case vibrancy = "UIVibrancyEffect"
    case interfaceElement = "Storyboards: elements whose class is not here yet"
    case textEffect = "NSAttributedString.Key.textEffect"
    case previewing = "UIViewController.registerForPreviewing(with:sourceView:)"
    case tabCustomizing = "UITabBar.beginCustomizingItems(_:)"
    case openingURLs = "UIApplication.open(_:options:completionHandler:)"
    case observing = "Key-value observing of properties whose setters do not tell"
    case keptProperty = "Properties that are kept and change nothing yet"

    package enum Status: String, Sendable { case partial, absent }

    package var status: Status {
        switch self {
        case .symbolName, .fontFamily, .vibrancy, .interfaceElement, .vectorImage, .tabCustomizing: return .partial
        case .fontWidth, .textEffect, .previewing, .openingURLs, .observing, .keptProperty: return .absent
        }
    }

    /// What happens instead.
    package var consequence: String {
        switch self {
        case .symbolName: return "nil, as for a name that does not exist"
        case .fontFamily: return "a free font under the names of the family, for the best known with its line metrics"
        case .fontWidth: return "the standard width"
        case .vibrancy: return "content keeps its colours and gets the effect's opacity instead of mixing with the backdrop"
        case .textEffect: return "plain text"
        case .vectorImage: return "nil; install librsvg2-2 and poppler-utils"
        case .interfaceElement: return "the nearest base class, with all that the element holds"
        case .previewing: return "as on a device without 3D Touch: the delegate is never asked"
        case .tabCustomizing: return "the mode and its delegate calls, without the panel from which items are dragged"
        case .openingURLs: return "no other program is started: `canOpenURL` answers false, and so does the completion handler"
        case .observing:
            return "the observer is kept and never called; nor is it on iOS for most properties that can only be read"
        case .keptProperty:
            return "read back as set: hidesBarsWhenKeyboardAppears, primaryBackgroundStyle, "
                + "landscapeImagePhoneInsets, allowedPressTypes, allowedScrollTypesMask, buttonMaskRequired, followsUndockedKeyboard, "
                + "keyboardDismissPadding, showsTouchWhenHighlighted, reversesTitleShadowWhenHighlighted, toolTip, "
                + "isManualHitTestingEnabled, applicationIconBadgeNumber, shortcutItems"
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var counts: [Unsupported: Int] = [:]

    /// Says so, once per gap and process, and counts.
    package func report() {
        Unsupported.lock.lock()
        let count = Unsupported.counts[self, default: 0] + 1
        Unsupported.counts[self] = count
        Unsupported.lock.unlock()
        if count == 1 { Diagnostics.write("[Unsupported] \(rawValue) (\(status.rawValue)): \(consequence).") }
    }

    /// Says so once for each name, such as a class that isn't here, and what stands for it.
    package func report(_ name: String, instead base: String) {
        guard count(name, instead: base) == 1 else { return }
        Diagnostics.write("[Unsupported] \(name) is not here yet (\(status.rawValue)): \(base) stands for it. \(rawValue).")
    }

    /// Says once for each family that another font plays its part.
    package static func report(fontFamily name: String) {
        guard fontFamily.count(name, instead: "a free font") == 1 else { return }
        Diagnostics.write("[Unsupported] \(name) can't be shipped: a free font stands for it.")
    }

    /// Says once for each property that it is kept and changes nothing yet.
    package static func report(property name: String) {
        guard keptProperty.count(name, instead: "the value, read back as set") == 1 else { return }
        Diagnostics.write("[Unsupported] \(name) is kept and changes nothing yet.")
    }

    /// Says once for each property that those who observe it will not hear of changes.
    package static func report(observing name: String) {
        guard Unsupported.observing.count(name, instead: "silence") == 1 else { return }
        Diagnostics.write("[Unsupported] \(name) can't be observed: no change of it is heard.")
    }

    /// How often the name has been met, with this time.
    private func count(_ name: String, instead base: String) -> Int {
        Unsupported.lock.lock()
        defer { Unsupported.lock.unlock() }
        Unsupported.counts[self, default: 0] += 1
        let count = (Unsupported.named[self]?[name]?.count ?? 0) + 1
        Unsupported.named[self, default: [:]][name] = (base, count)
        return count
    }

    nonisolated(unsafe) private static var named: [Unsupported: [String: (base: String, count: Int)]] = [:]

    /// What was named in this process: what stood for it, and how often.
    package var names: [String: (base: String, count: Int)] {
        Unsupported.lock.lock()
        defer { Unsupported.lock.unlock() }
        return Unsupported.named[self] ?? [:]
    }

    /// How often each gap was met in this process.
    package static var reached: [Unsupported: Int] {
        lock.lock()
        defer { lock.unlock() }
        return counts
    }

    /// One Markdown table row per gap, for the support page.
    package static var supportTable: String {
        var lines = ["| what | status | what happens instead |", "|---|---|---|"]
        for gap in allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
            lines.append("| \(gap.rawValue) | \(gap.status.rawValue) | \(gap.consequence) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// Says that the panel for customizing tab bars is not here yet.
public func _reportTabCustomizing() { Unsupported.tabCustomizing.report() }

/// Says that the property that it is called from is kept and changes nothing yet; the standard containers say so through this.
public func _reportKeptProperty(_ name: String = #function) { Unsupported.report(property: name) }
