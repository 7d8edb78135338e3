import AppleFoundation

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds names for places, and places for names, in a gazetteer that comes with the program: cities, states, countries, oceans.
open class CLGeocoder: NSObject, @unchecked Sendable {
    private var pending: CLGeocodeCompletionHandler?
    private var asked = 0
    private let turn = LaterTurn()

    /// One question at a time.
    open var isGeocoding: Bool { pending != nil }

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        ask(.place(location), completionHandler)
    }
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { ask(.place(location), completionHandler) }
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        ask(.name(addressString, nil), completionHandler)
    }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { ask(.name(addressString, region), completionHandler) }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { ask(.name(addressString, region), completionHandler) }

    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale? = nil) async throws
        -> [CLPlacemark]
    {
        try await answer(.place(location))
    }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] { try await answer(.name(addressString, region)) }

    open func cancelGeocode() { finish(nil, .geocodeCanceled) }

    // MARK: Answering
    private enum Question: @unchecked Sendable {
        case place(CLLocation)
        case name(String, CLRegion?)

        var answer: [CLPlacemark] {
            switch self {
            case .place(let location): return PlaceFinder.place(at: location).map { [$0] } ?? []
            case .name(let name, let region): return PlaceFinder.places(named: name, in: region)
            }
        }
    }

    private func ask(_ question: Question, _ handler: @escaping CLGeocodeCompletionHandler) {
        // A second question while one is open is refused.
        if pending != nil { return turn.run { handler(nil, CLError(.network)) } }
        pending = handler
        asked += 1
        let number = asked
        // Who asks may let go of the geocoder at once, and is answered all the same.
        turn.run { [self] in
            // Cancelled meanwhile, and perhaps another was asked.
            guard number == asked, pending != nil else { return }
            guard LocationSimulator.shared.isNetworkAvailable else { return finish(nil, .network) }
            let places = question.answer
            finish(places.isEmpty ? nil : places, .geocodeFoundNoResult)
        }
    }

    private func finish(_ places: [CLPlacemark]?, _ code: CLError.Code) {
        guard let handler = pending else { return }
        pending = nil
        turn.run { handler(places, places == nil ? CLError(code) : nil) }
    }

    private func answer(_ question: Question) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { continuation in
            ask(question) { places, error in
                if let places {
                    continuation.resume(returning: places)
                } else {
                    continuation.resume(throwing: error ?? CLError(.network))
                }
            }
        }
    }
}
