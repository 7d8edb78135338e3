import AppleFoundation
import MapEngine
import QuartzCore
import UIKit

/// Brings a map from look to look, and tells the delegate in its order: it will change, it changes, it has changed.
@MainActor final class MapMotion {
    private unowned let map: MKMapView
    private var flight: MapFlight?
    private(set) var goal: Viewport?
    /// Whether a finger holds the map.
    private var isHeld = false
    private var isChanging = false

    init(_ map: MKMapView) { self.map = map }

    var isMoving: Bool { flight != nil || isHeld }

    // MARK: Programs
    func go(_ look: Viewport, animated: Bool) {
        stop()
        let look = map.limits.applied(to: look)
        guard look != map.shownLook else { return }
        willChange(animated: animated)
        guard animated, map.window != nil, let start = map.shownLook else {
            show(look)
            return didChange(animated: animated)
        }
        goal = look
        flight = .to(
            look, from: start, step: { [weak self] in self?.show($0) }, end: { [weak self] _ in self?.landed(animated: true) })
    }

    func turnNorth() {
        guard var north = map.shownLook else { return }
        north.heading = 0
        go(north, animated: true)
    }

    func resized(to look: Viewport) {
        stop()
        willChange(animated: false)
        map.shownLook = look
        didChange(animated: false)
    }

    private func landed(animated: Bool) {
        flight = nil
        goal = nil
        map.setNeedsLayout()
        didChange(animated: animated)
    }

    /// Ends what is under way where it is.
    func stop() {
        guard let flight else { return }
        flight.stop()
    }

    // MARK: Fingers
    /// A finger comes down: what rolls stands still.
    func hold() { if goal == nil { stop() } }

    func fingerBegan() {
        stop()
        guard !isHeld else { return }
        isHeld = true
        map.user.fingerMoved()
        willChange(animated: false)
    }

    func fingerMoved(_ look: Viewport) { show(map.limits.applied(to: look)) }

    func fingerEnded(velocity: CGPoint) {
        guard isHeld else { return }
        isHeld = false
        guard hypot(velocity.x, velocity.y) > 60, let look = map.shownLook else {
            map.setNeedsLayout()
            return didChange(animated: false)
        }
        flight = .rolling(
            look, velocity: velocity, step: { [weak self] look in self.map { $0.show($0.map.limits.applied(to: look)) } },
            end: { [weak self] _ in self?.landed(animated: true) })
    }

    // MARK: Telling
    private func show(_ look: Viewport) {
        guard look != map.shownLook else { return }
        map.shownLook = look
        map.setNeedsLayout()
        map.delegate?.`mapViewDidChangeVisibleRegion(_:)`?(map)
    }

    private func willChange(animated: Bool) {
        guard !isChanging else { return }
        isChanging = true
        map.delegate?.`mapView(_:regionWillChangeAnimated:)`?(map, animated)
    }

    private func didChange(animated: Bool) {
        guard isChanging else { return }
        isChanging = false
        map.setNeedsLayout()
        map.delegate?.`mapView(_:regionDidChangeAnimated:)`?(map, animated)
    }

    // MARK: Loading
    private var paintCount = 0
    private var news: CADisplayLink?
    /// Something was drawn that nobody has heard of.
    private var hasNews = false

    func beginLoading() { paintCount = map.world.paintCount }

    /// What was drawn is there at once; the delegate hears of it when the map rests, with the frame after it.
    func endLoading() {
        if map.world.paintCount != paintCount { hasNews = true }
        guard hasNews, !isMoving, news == nil, map.window != nil else { return }
        hasNews = false
        let link = CADisplayLink { [weak self] link in
            link.invalidate()
            MainActor.assumeIsolated { self?.tellOfLoading() }
        }
        link.add(to: .main, forMode: .common)
        news = link
    }

    private func tellOfLoading() {
        news = nil
        guard let delegate = map.delegate else { return }
        delegate.`mapViewWillStartLoadingMap(_:)`?(map)
        delegate.`mapViewWillStartRenderingMap(_:)`?(map)
        if Atlas.shared == nil {
            delegate.`mapViewDidFailLoadingMap(_:withError:)`?(map, MKError(.serverFailure))
        } else {
            delegate.`mapViewDidFinishLoadingMap(_:)`?(map)
        }
        delegate.`mapViewDidFinishRenderingMap(_:fullyRendered:)`?(map, Atlas.shared != nil)
    }
}
