import AppleFoundation
import CoreLocation
import MapEngine
import UIKit

public enum MKLocalSearchRegionPriority: Int, Sendable {
    case `default` = 0
    case required = 1
}

/// What somebody may mean who has begun to write a name.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    let placemark: CLPlacemark
    public let title: String
    public let subtitle: String
    /// Ranges of what was written.
    public let titleHighlightRanges: [NSValue]
    public let subtitleHighlightRanges: [NSValue]

    init(_ placemark: CLPlacemark, _ written: String) {
        self.placemark = placemark
        title = placemark.name ?? ""
        subtitle = [placemark.administrativeArea, placemark.country].compactMap { $0 }.filter { $0 != placemark.name }
            .joined(separator: ", ")
        let found = title.range(of: written, options: [.anchored, .caseInsensitive, .diacriticInsensitive])
        titleHighlightRanges = found.map { [NSValue(range: NSRange($0, in: placemark.name ?? ""))] } ?? []
        subtitleHighlightRanges = []
        super.init()
    }
}

/// Finds names while they are written: those of cities. It asks anew, after the turn, whenever its text has changed.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1 << 0)
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        public static let query = ResultType(rawValue: 1 << 2)
        public static let physicalFeature = ResultType(rawValue: 1 << 3)
    }

    @available(*, deprecated, message: "Use resultTypes")
    public enum FilterType: Int, Sendable {
        case locationsAndQueries = 0
        case locationsOnly = 1
    }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open private(set) var results: [MKLocalSearchCompletion] = []
    open private(set) var isSearching = false
    /// Which question is the last one.
    private var asked = 0

    open var queryFragment = "" { didSet { ask() } }
    /// What lies in it comes first.
    open var region = MKCoordinateRegion(.world) { didSet { ask() } }
    open var regionPriority = MKLocalSearchRegionPriority.default { didSet { ask() } }
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query] { didSet { ask() } }
    /// Kept: there are no points of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter? {
        didSet { Unsupported.kept("MKLocalSearchCompleter.pointOfInterestFilter") }
    }
    @available(*, deprecated, message: "Use resultTypes")
    open var filterType: FilterType {
        get { resultTypes.contains(.query) ? .locationsAndQueries : .locationsOnly }
        set { resultTypes = newValue == .locationsOnly ? [.address, .pointOfInterest] : [.address, .pointOfInterest, .query] }
    }

    public override init() { super.init() }

    open func cancel() {
        asked += 1
        isSearching = false
    }

    private func ask() {
        asked += 1
        guard !queryFragment.trimmingCharacters(in: .whitespaces).isEmpty else {
            results = []
            isSearching = false
            return
        }
        isSearching = true
        let number = asked
        LaterAnswer.give { [weak self] in
            guard let self, number == asked else { return }
            isSearching = false
            guard LocationSimulator.shared.isNetworkAvailable else {
                delegate?.`completer(_:didFailWithError:)`?(self, MKError(.serverFailure))
                return
            }
            results = find()
            delegate?.`completerDidUpdateResults(_:)`?(self)
        }
    }

    private func find() -> [MKLocalSearchCompletion] {
        guard resultTypes.contains(.address) else { return [] }
        let written = queryFragment.trimmingCharacters(in: .whitespaces)
        let rect = region.rect
        let found = CLPlacemark.places(beginning: written, most: 60)
        let near = found.filter { place in
            place.location.map { rect.holds(MKMapPoint($0.coordinate).world.nearest(to: rect.center)) } ?? false
        }
        let known = Set(near.map(ObjectIdentifier.init))
        let far = regionPriority == .required ? [] : found.filter { !known.contains(ObjectIdentifier($0)) }
        // Cities have other names, too; those that are called so come first.
        let all = (near + far).map { MKLocalSearchCompletion($0, written) }
        let (plain, others) = (
            all.filter { !$0.titleHighlightRanges.isEmpty }, all.filter { $0.titleHighlightRanges.isEmpty }
        )
        return Array((plain + others).prefix(15))
    }
}
