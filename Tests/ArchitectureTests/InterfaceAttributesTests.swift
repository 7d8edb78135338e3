import Foundation
import TestEvidence
import Testing

/// An attribute of an interface file that the reader knows and nothing makes use of is a gap that nobody sees.
@Suite("Architecture / Attributes of interface files", .assumed("nothing silently does nothing"))
struct InterfaceAttributesTests {
    /// Elements that belong to those whose classes aren't here: all that they hold is said of the class.
    private static let parts: Set<String> = [
        "listContentConfiguration", "collectionViewFlowLayout", "collectionViewLayout", "textInputTraits",
        "wkWebViewConfiguration", "dataDetectorType", "wkPreferences", "audiovisualMediaTypes", "dataDetectorTypes",
        // Said of the whole list.
        "keyCommands", "keyCommand",
    ]

    /// What has no effect at run time on phones and pads, and what others say: the connection, or the element inside.
    private static let idle: Set<String> = [
        // The designer's own, or of other systems.
        "verifyAmbiguity", "macIdiomStyle", "segmentControlStyle", "preferredStyle", "showsExpansionTextWhenTruncated",
        "toolTip",
        "toolTipEnabled", "collectionClass", "shouldBeArchived", "symbolic", "appearanceType", "nextFocusedView",
        // No effect since views of controllers fill the screen.
        "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout", "modalInPopover",
        // Told by the children that hold the text.
        "usesAttributedText", "hasAttributedTitle",
        // The default background is what a look begins with.
        "configureWithDefaultBackground", "interactivePopGestureRecognizer",
        // Of controllers of other kits.
        "preferredFramesPerSecond", "pauseOnWillResignActive", "resumeOnDidBecomeActive", "videoGravity",
        "showsPlaybackControls",
        "allowsPictureInPicturePlayback", "updatesNowPlayingInfoCenter",
    ]

    /// The reader has one list of attributes for the views of many kits. Of the maps' these are.
    private static let ofMaps: Set<String> = [
        "mapType", "zoomEnabled", "scrollEnabled", "rotateEnabled", "pitchEnabled", "showsUserLocation", "showsCompass",
        "showsScale", "showsTraffic", "showsBuildings", "showsPointsOfInterest",
    ]

    @Test func `each attribute of a class that is here is used, or declared as passed over`() {
        let sources = Repository().files(under: "Sources", extensions: ["swift"])
        let schemas = sources.filter {
            $0.path.hasPrefix("Sources/InterfaceBuilder/Elements/") && $0.path.hasSuffix("Schema.swift")
        }
        #expect(schemas.count > 4)
        let readers = sources.filter {
            ($0.path.hasPrefix("Sources/UIKit/InterfaceBuilder/") || $0.module == "InterfaceBuilder")
                && !$0.path.hasSuffix("Schema.swift")
        }
        let used = Self.words(in: readers).union(Cards.all.flatMap(\.attributes))
        let named = Set(Cards.all.flatMap(\.elements))
        #expect(named.count > 40)
        var known = 0
        let owners = Self.owners(in: schemas)
        func isAbsent(_ element: String, _ named: Set<String>) -> Bool {
            Self.parts.contains(element) || owners.contains(element) && !named.contains(element)
        }
        for (name, all) in Self.attributes(in: schemas).sorted(by: { $0.key < $1.key }) {
            known += 1
            let elements = all.filter { $0 != "mapView" || Self.ofMaps.contains(name) }
            if used.contains(name) || Self.idle.contains(name) || elements.allSatisfy({ isAbsent($0, named) }) { continue }
            let owners = elements.sorted().joined(separator: ", ")
            Issue.record("\(name) of \(owners) is read by nobody: use it, or let UnreadAttribute say so")
        }
        #expect(known > 300)
    }

    /// Names in quotes, and the cases of enumerations, by which readers look attributes up.
    private static func words(in files: [Repository.SourceFile]) -> Set<String> {
        var words: Set<String> = []
        for file in files {
            for line in file.code {
                for match in line.matches(of: #/"(\w+)"/#) { words.insert(String(match.1)) }
                guard let cases = line.firstMatch(of: #/^\s+(?:case )?((?:\w+, )*\w+,?)\s*$/#) else { continue }
                for word in cases.1.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) { words.insert(String(word)) }
            }
        }
        return words
    }

    /// Elements of views and controllers, each of which has a class.
    private static func owners(in schemas: [Repository.SourceFile]) -> Set<String> {
        Set(
            schemas.flatMap(\.lines).flatMap { line -> [String] in
                guard let match = line.firstMatch(of: #/^\s+(?:view|controller):([\w+ ]+)\|/#) else { return [] }
                return match.1.split(whereSeparator: { $0 == " " || $0 == "+" }).map(String.init)
            })
    }

    /// The elements that have each attribute. `name-` is for the designer alone; `%group` stands for attributes of many.
    private static func attributes(in schemas: [Repository.SourceFile]) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for line in schemas.flatMap(\.lines) {
            guard let match = line.firstMatch(of: #/^\s+(%\w+|\w+:[\w+ ]+)[:|](.*)$/#) else { continue }
            let elements = match.1.split(separator: ":").last!.split(whereSeparator: { $0 == " " || $0 == "+" }).map(
                String.init)
            for word in match.2.split(separator: " ") where !word.hasPrefix("%") {
                let name = word.prefix { $0.isLetter || $0.isNumber }
                if name.isEmpty || word.dropFirst(name.count).hasPrefix("-") { continue }
                found[String(name), default: []].formUnion(elements)
            }
        }
        return found
    }
}
