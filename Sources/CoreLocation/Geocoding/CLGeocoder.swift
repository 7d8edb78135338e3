import AppleFoundation

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds names for places, and places for names. There is no gazetteer here yet: nothing is found, and that is said.
open class CLGeocoder: NSObject, @unchecked Sendable {
    private var pending: CLGeocodeCompletionHandler?
    private let turn = LaterTurn()

    /// One question at a time.
    open var isGeocoding: Bool { pending != nil }

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        ask(completionHandler)
    }
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { ask(completionHandler) }
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        ask(completionHandler)
    }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { ask(completionHandler) }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { ask(completionHandler) }

    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale? = nil) async throws
        -> [CLPlacemark]
    {
        try await answer { self.ask($0) }
    }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] { try await answer { self.ask($0) } }

    open func cancelGeocode() { finish(nil, .geocodeCanceled) }

    // MARK: Answering
    private func ask(_ handler: @escaping CLGeocodeCompletionHandler) {
        Unsupported.geocoding.report()
        // A second question while one is open is refused.
        if pending != nil { return turn.run { handler(nil, CLError(.network)) } }
        pending = handler
        turn.run { [weak self] in self?.finish(nil, .geocodeFoundNoResult) }
    }

    private func finish(_ places: [CLPlacemark]?, _ code: CLError.Code) {
        guard let handler = pending else { return }
        pending = nil
        turn.run { handler(places, places == nil ? CLError(code) : nil) }
    }

    private func answer(_ ask: (@escaping CLGeocodeCompletionHandler) -> Void) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { continuation in
            ask { places, error in
                if let places {
                    continuation.resume(returning: places)
                } else {
                    continuation.resume(throwing: error ?? CLError(.network))
                }
            }
        }
    }
}
