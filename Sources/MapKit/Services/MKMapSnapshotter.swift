import AppleFoundation
import CoreGraphics
import CoreLocation
import MapEngine
import UIKit

/// Makes pictures of maps, without annotations and overlays.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    open class Options: NSObject, NSCopying, @unchecked Sendable {
        open var region = MKCoordinateRegion(.world)
        open var mapRect = MKMapRect.null
        open var camera: MKMapCamera?
        open var mapType = MKMapType.standard
        /// In place of `mapType`, if there is one.
        open var preferredConfiguration: MKMapConfiguration?
        /// Kept: the world has neither houses nor points of interest.
        open var showsBuildings = true { didSet { Unsupported.kept("MKMapSnapshotter.Options.showsBuildings") } }
        open var pointOfInterestFilter: MKPointOfInterestFilter? {
            didSet { Unsupported.kept("MKMapSnapshotter.Options.pointOfInterestFilter") }
        }
        @available(*, deprecated, renamed: "pointOfInterestFilter")
        open var showsPointsOfInterest: Bool {
            get { pointOfInterestFilter != .excludingAll }
            set {
                Unsupported.kept("MKMapSnapshotter.Options.showsPointsOfInterest")
                pointOfInterestFilter = newValue ? .includingAll : .excludingAll
            }
        }
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 0
        open var traitCollection: UITraitCollection?

        public override init() { super.init() }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            (copy.region, copy.mapRect, copy.camera, copy.mapType) = (region, mapRect, camera, mapType)
            (copy.size, copy.scale, copy.traitCollection) = (size, scale, traitCollection)
            copy.preferredConfiguration = preferredConfiguration
            if !showsBuildings { copy.showsBuildings = false }
            if let pointOfInterestFilter { copy.pointOfInterestFilter = pointOfInterestFilter }
            return copy
        }
    }

    @preconcurrency @MainActor
    open class Snapshot: NSObject {
        public let image: UIImage
        public let traitCollection: UITraitCollection
        private let look: Viewport

        init(_ image: UIImage, _ traits: UITraitCollection, _ look: Viewport) {
            (self.image, traitCollection, self.look) = (image, traits, look)
            super.init()
        }

        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            let place = look.screen(Mercator.point(latitude: coordinate.latitude, longitude: coordinate.longitude))
            return CGPoint(x: place.x, y: place.y)
        }
    }

    private let options: Options
    private var pending: CompletionHandler?

    public init(options: Options) {
        self.options = options.copy() as? Options ?? options
        super.init()
    }

    open var isLoading: Bool { pending != nil }

    open func start(completionHandler: @escaping CompletionHandler) {
        guard pending == nil else { return LaterAnswer.give { completionHandler(nil, MKError(.loadingThrottled)) } }
        pending = completionHandler
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                guard let handler = pending else { return }
                pending = nil
                let made = make()
                handler(made, made == nil ? MKError(.unknown) : nil)
            }
        }
    }

    /// The handler is called on a queue of the app's.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        let handler = Carried(completionHandler)
        start { snapshot, error in
            queue.async { handler.value(snapshot, error) }
        }
    }

    open func start() async throws -> Snapshot {
        try await withCheckedThrowingContinuation { continuation in
            start { snapshot, error in
                if let snapshot {
                    continuation.resume(returning: snapshot)
                } else {
                    continuation.resume(throwing: error ?? MKError(.unknown))
                }
            }
        }
    }

    open func cancel() { pending = nil }

    private func make() -> Snapshot? {
        let (width, height) = (options.size.width, options.size.height)
        guard width >= 1, height >= 1, width <= 8192, height <= 8192 else { return nil }
        let map = MKMapView(frame: CGRect(origin: .zero, size: options.size))
        let traits = options.traitCollection ?? .current
        map.overrideUserInterfaceStyle = traits.userInterfaceStyle
        map.mapType = options.mapType
        if let configuration = options.preferredConfiguration { map.preferredConfiguration = configuration }
        if let camera = options.camera {
            map.camera = camera
        } else if options.mapRect.isNull {
            map.region = options.region
        } else {
            map.visibleMapRect = options.mapRect
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = options.scale > 0 ? options.scale : max(traits.displayScale, 1)
        map.drawingScale = format.scale
        map.layoutIfNeeded()
        guard let look = map.shownLook else { return nil }
        let image = UIGraphicsImageRenderer(size: options.size, format: format).image { context in
            map.layer.render(in: context.cgContext)
        }
        return Snapshot(image, traits, look)
    }
}
