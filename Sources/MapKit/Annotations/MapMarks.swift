import AppleFoundation
import CoreLocation
import CoreGraphics
import MapEngine
import UIKit

/// The annotations of a map: which of them have views, where these stand, which is selected.
@MainActor final class MapMarks {
    struct Entry {
        let annotation: any MKAnnotation
        var point: WorldPoint
        var view: MKAnnotationView?
        /// The heap that its view's clustering identifier puts it in: -1 for none, nil while no view has told.
        var kind: Int?
        /// The cluster that shows it.
        var cluster: MKClusterAnnotation?
        var isPlace: Bool
        /// Whether it says itself that it moves; those of the app's own classes don't.
        let tellsMoves: Bool
    }

    unowned let map: MKMapView
    let container = MarkContainer()
    private(set) var entries: [Entry] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var kinds: [String: Int] = [:]
    private typealias Cluster = (annotation: MKClusterAnnotation, members: [Int], view: MKAnnotationView?)
    private var clusters: [Cluster] = []
    private var clusterScale = 0.0
    /// Views of heaps that are no more, for those that have come.
    private var spare: [MKAnnotationView] = []
    private var hasSilent = false
    private var needsClusters = false
    let reuse: MarkReuse
    private(set) var callout: MapCallout?
    private(set) var selected: [any MKAnnotation] = []
    var drag: (view: MKAnnotationView, start: CGPoint, grip: CGPoint)?

    init(_ map: MKMapView) {
        self.map = map
        reuse = MarkReuse(map)
    }

    func addContainer() {
        container.frame = map.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        map.addSubview(container)
    }

    var annotations: [any MKAnnotation] {
        entries.map(\.annotation) + (map.showsUserLocation && map.user.location.location != nil ? [map.user.location] : [])
    }

    // MARK: Coming and going
    func add(_ annotations: [any MKAnnotation]) {
        if entries.isEmpty { AnnotationNews.listen(self) }
        for annotation in annotations where numbers[ObjectIdentifier(annotation)] == nil {
            numbers[ObjectIdentifier(annotation)] = entries.count
            let coordinate = annotation.coordinate
            entries.append(
                Entry(
                    annotation: annotation, point: MKMapPoint(coordinate).world,
                    isPlace: CLLocationCoordinate2DIsValid(coordinate), tellsMoves: annotation is MKPointAnnotation))
            if !entries[entries.count - 1].tellsMoves { hasSilent = true }
        }
        needsClusters = true
        map.setNeedsLayout()
    }

    func remove(_ annotations: [any MKAnnotation]) {
        let gone = Set(annotations.map { ObjectIdentifier($0) }).intersection(numbers.keys)
        guard !gone.isEmpty else { return }
        for annotation in annotations where selected.contains(where: { $0 === annotation }) {
            deselect(annotation, animated: false)
        }
        for entry in entries where gone.contains(ObjectIdentifier(entry.annotation)) {
            if let view = entry.view { take(away: view) }
        }
        entries.removeAll { gone.contains(ObjectIdentifier($0.annotation)) }
        numbers = [:]
        for (index, entry) in entries.enumerated() { numbers[ObjectIdentifier(entry.annotation)] = index }
        dissolve()
        map.setNeedsLayout()
    }

    func annotations(in rect: MKMapRect) -> Set<AnyHashable> {
        let parts = [rect, rect.remainder()].filter { !$0.isNull }
        let found = entries.filter { entry in entry.isPlace && parts.contains { $0.contains(MKMapPoint(entry.point)) } }
        return Set(found.compactMap { ($0.annotation as? NSObject).map(AnyHashable.init) })
    }

    /// One of ours has moved, or is called otherwise.
    func changed(_ annotation: AnyObject) {
        guard let index = numbers[ObjectIdentifier(annotation)] else { return }
        readPlace(index)
        if let view = entries[index].view, view.annotation === annotation { view.annotation = entries[index].annotation }
        if callout?.subject?.annotation === annotation { callout?.refresh() }
        map.setNeedsLayout()
    }

    /// Where it is now, which may be elsewhere than before.
    func readPlace(of annotation: any MKAnnotation) {
        if let index = numbers[ObjectIdentifier(annotation)] { readPlace(index) }
    }

    private func readPlace(_ index: Int) {
        let coordinate = entries[index].annotation.coordinate
        let point = MKMapPoint(coordinate).world
        guard point != entries[index].point else { return }
        entries[index].point = point
        entries[index].isPlace = CLLocationCoordinate2DIsValid(coordinate)
        needsClusters = true
    }

    func register(_ type: AnyClass?, _ identifier: String) { reuse.register(type, identifier) }
    func reused(_ identifier: String) -> MKAnnotationView? { reuse.reused(identifier) }
    func dequeued(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        reuse.dequeued(identifier, for: annotation)
    }

    func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        if annotation === map.user.location { return map.user.view }
        if let index = numbers[ObjectIdentifier(annotation)] { return entries[index].view }
        return clusters.first { $0.annotation === annotation }?.view
    }

    // MARK: Showing
    /// Answers whether others show than before.
    func show(_ look: Viewport, isMoving: Bool) -> Bool {
        if hasSilent, drag == nil { for index in entries.indices where !entries[index].tellsMoves { readPlace(index) } }
        let reach = look.visibleRect.inset(by: -80 / look.scale)
        var added: [MKAnnotationView] = []
        learnKinds(reach, &added)
        if needsClusters
            || (!kinds.isEmpty && clusterScale != look.scale && (!isMoving || abs(log2(clusterScale / look.scale)) > 0.3))
        {
            heap(look)
        }
        for index in entries.indices {
            let isShown = entries[index].isPlace && entries[index].cluster == nil && Self.isIn(reach, entries[index].point)
            if isShown {
                if entries[index].view == nil {
                    let view = makeView(entries[index].annotation)
                    entries[index].view = view
                    added.append(view)
                }
                place(entries[index].view!, entries[index].point, look)
            } else if let view = entries[index].view, !selected.contains(where: { $0 === entries[index].annotation }) {
                entries[index].view = nil
                take(away: view)
            }
        }
        for index in clusters.indices {
            let point = MKMapPoint(clusters[index].annotation.coordinate).world
            if Self.isIn(reach, point) {
                if clusters[index].view == nil {
                    let view =
                        spare.popLast().map { reuse($0, for: clusters[index].annotation) }
                        ?? makeView(clusters[index].annotation)
                    clusters[index].view = view
                    added.append(view)
                }
                place(clusters[index].view!, point, look)
            } else if let view = clusters[index].view {
                clusters[index].view = nil
                take(away: view)
            }
        }
        for view in spare { take(away: view) }
        spare = []
        map.user.show(look, in: container)
        avoidCollisions()
        if let callout, let subject = callout.subject { callout.place(over: subject.frame, in: map.bounds) }
        guard !added.isEmpty else { return false }
        for view in added { view.prepareForDisplay() }
        map.delegate?.`mapView:didAddAnnotationViews:`?(map, added)
        return true
    }

    /// Where they stand.
    var frames: [CGRect] {
        container.subviews.compactMap { $0 as? MKAnnotationView }.filter { !$0.isHidden }.prefix(300).map { view in
            view is MKMarkerAnnotationView ? view.frame.insetBy(dx: -24, dy: -8).offsetBy(dx: 0, dy: 12) : view.frame
        }
    }

    private static func isIn(_ rect: WorldRect, _ point: WorldPoint) -> Bool {
        rect.holds(point) || rect.holds(point.nearest(to: rect.center))
    }

    private func place(_ view: MKAnnotationView, _ point: WorldPoint, _ look: Viewport) {
        guard drag?.view !== view else { return }
        let place = look.screen(point)
        let center = CGPoint(x: CGFloat(place.x) + view.centerOffset.x, y: CGFloat(place.y) + view.centerOffset.y)
        // Whole pixels, so that pictures stay sharp.
        let scale = map.screenScale
        let corner = CGPoint(
            x: ((center.x - view.bounds.width / 2) * scale).rounded() / scale,
            y: ((center.y - view.bounds.height / 2) * scale).rounded() / scale)
        view.center = CGPoint(x: corner.x + view.bounds.width / 2, y: corner.y + view.bounds.height / 2)
    }

    // MARK: Views
    private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
        let view = map.delegate?.`mapView(_:viewFor:)`?(map, annotation).flatMap { $0 } ?? reuse.standard(for: annotation)
        view.map = map
        view.annotation = annotation
        if view.superview !== container { container.addSubview(view) }
        view.isHidden = false
        return view
    }

    /// The view of another annotation, without leaving the map.
    private func reuse(_ view: MKAnnotationView, for annotation: any MKAnnotation) -> MKAnnotationView {
        view.prepareForReuse()
        view.annotation = annotation
        return view
    }

    private func take(away view: MKAnnotationView) {
        if callout?.subject === view { hideCallout() }
        view.map = nil
        view.removeFromSuperview()
        reuse.keep(view)
    }

    /// Whoever shows for the first time says whether it joins others; its view may go again at once.
    private func learnKinds(_ reach: WorldRect, _ added: inout [MKAnnotationView]) {
        for index in entries.indices
        where entries[index].kind == nil && entries[index].isPlace && Self.isIn(reach, entries[index].point) {
            let view = entries[index].view ?? makeView(entries[index].annotation)
            if let name = view.clusteringIdentifier {
                entries[index].kind = kinds[name, default: kinds.count]
                kinds[name] = entries[index].kind
                needsClusters = true
                if entries[index].view == nil { take(away: view) }
            } else {
                entries[index].kind = -1
                if entries[index].view == nil {
                    entries[index].view = view
                    added.append(view)
                }
            }
        }
    }

    func clusteringChanged(_ view: MKAnnotationView) {
        guard let annotation = view.annotation, let index = numbers[ObjectIdentifier(annotation)], entries[index].view === view
        else {
            return
        }
        entries[index].kind = nil
        needsClusters = true
        map.setNeedsLayout()
    }

    // MARK: Clusters
    private static let clusterReach = 44.0

    private func heap(_ look: Viewport) {
        needsClusters = false
        clusterScale = look.scale
        guard !kinds.isEmpty else { return dissolve(keeping: false) }
        var (xs, ys, kinds) = ([Double](), [Double](), [Int]())
        for index in entries.indices {
            xs.append(entries[index].point.x * look.scale)
            ys.append(entries[index].point.y * look.scale)
            kinds.append(entries[index].isPlace ? entries[index].kind ?? -1 : -1)
            if entries[index].cluster != nil { entries[index].cluster = nil }
        }
        for annotation in selected { if let index = numbers[ObjectIdentifier(annotation)] { kinds[index] = -1 } }
        let groups = Clusters(xs: xs, ys: ys, kinds: kinds, reach: Self.clusterReach).groups
        // Each annotation founds one heap at most.
        var old: [Int: Cluster] = [:]
        let former = clusters
        for cluster in former { old[cluster.members[0]] = cluster }
        clusters = []
        for group in groups {
            let cluster: Cluster
            if let same = old[group[0]], same.members == group {
                old[group[0]] = nil
                cluster = same
            } else {
                let annotations = group.map { entries[$0].annotation }
                let made = map.delegate?.`mapView(_:clusterAnnotationForMemberAnnotations:)`?(map, annotations)
                cluster = (made ?? MKClusterAnnotation(annotations, at: group.lazy.map { self.entries[$0].point }), group, nil)
            }
            clusters.append(cluster)
            for index in group { entries[index].cluster = cluster.annotation }
        }
        let gone = former.filter { old[$0.members[0]] != nil }
        keepViews(of: gone)
        for cluster in gone { selected.removeAll { $0 === cluster.annotation } }
    }

    /// A heap that has grown or shrunk about the same annotation keeps its view, unless the app makes its own for each.
    private func keepViews(of gone: [Cluster]) {
        let keeps = map.delegate?.`mapView(_:viewFor:)` == nil
        var places: [Int: Int] = [:]
        for (place, cluster) in clusters.enumerated() where cluster.view == nil { places[cluster.members[0]] = place }
        for old in gone {
            guard let view = old.view else { continue }
            guard keeps, !view.isSelected else {
                take(away: view)
                continue
            }
            guard let place = places.removeValue(forKey: old.members[0]) else {
                spare.append(view)
                continue
            }
            view.annotation = clusters[place].annotation
            view.prepareForDisplay()
            clusters[place].view = view
        }
    }

    /// The numbers of the entries have changed, so have those of the members.
    private func dissolve(keeping needsNew: Bool = true) {
        for cluster in clusters { if let view = cluster.view { take(away: view) } }
        clusters = []
        for index in entries.indices { entries[index].cluster = nil }
        needsClusters = needsNew
    }

    // MARK: Collisions
    /// Where two touch, the less important one hides.
    private func avoidCollisions() {
        let views = container.subviews.compactMap { $0 as? MKAnnotationView }
        var crowd = Crowd()
        let ordered = views.enumerated().sorted { a, b in
            (a.element.isSelected ? 1 : 0, a.element.displayPriority.rawValue, -a.offset)
                > (b.element.isSelected ? 1 : 0, b.element.displayPriority.rawValue, -b.offset)
        }
        for (_, view) in ordered {
            let z = CGFloat(view.isSelected ? view.selectedZPriority.rawValue : view.zPriority.rawValue)
            if view.layer.zPosition != z { view.layer.zPosition = z }
            guard view.collisionMode != .none, view !== map.user.view else { continue }
            let frame = view.collisionFrame.offsetBy(dx: view.center.x - view.bounds.midX, dy: view.center.y - view.bounds.midY)
            let box = Crowd.Box(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY)
            let isFree = crowd.claim(box)
            let hides = !isFree && view.displayPriority.rawValue < 1000 && !view.isSelected && drag?.view !== view
            if view.isHidden != hides { view.isHidden = hides }
        }
    }

    // MARK: Selecting
    func select(_ annotations: [any MKAnnotation]) {
        for old in selected where !annotations.contains(where: { $0 === old }) { deselect(old, animated: false) }
        for new in annotations { select(new, animated: false) }
    }

    func select(_ annotation: any MKAnnotation, animated: Bool) {
        guard !selected.contains(where: { $0 === annotation }) else { return }
        let isKnown =
            numbers[ObjectIdentifier(annotation)] != nil || clusters.contains { $0.annotation === annotation }
            || annotation === map.user.location
        guard isKnown else { return }
        for old in selected { deselect(old, animated: animated) }
        if let index = numbers[ObjectIdentifier(annotation)], entries[index].view == nil, entries[index].isPlace {
            // Asked for, if it has none yet; out of its cluster, too.
            entries[index].cluster = nil
            let view = makeView(annotation)
            entries[index].view = view
            if let look = map.shownLook { place(view, entries[index].point, look) }
            view.prepareForDisplay()
            map.delegate?.`mapView:didAddAnnotationViews:`?(map, [view])
        }
        selected = [annotation]
        guard let view = view(for: annotation) else { return }
        view.setSelected(true, animated: animated)
        showCallout(view, animated: animated)
        map.setNeedsLayout()
        map.delegate?.`mapView:didSelectAnnotationView:`?(map, view)
        map.delegate?.`mapView:didSelectAnnotation:`?(map, annotation)
    }

    func deselect(_ annotation: any MKAnnotation, animated: Bool) {
        guard let index = selected.firstIndex(where: { $0 === annotation }) else { return }
        selected.remove(at: index)
        guard let view = view(for: annotation) else { return }
        view.setSelected(false, animated: animated)
        if callout?.subject === view { hideCallout() }
        needsClusters = needsClusters || !kinds.isEmpty
        map.setNeedsLayout()
        map.delegate?.`mapView:didDeselectAnnotationView:`?(map, view)
        map.delegate?.`mapView:didDeselectAnnotation:`?(map, annotation)
    }

    func show(_ annotations: [any MKAnnotation], animated: Bool) {
        let new = annotations.filter { numbers[ObjectIdentifier($0)] == nil }
        if !new.isEmpty { add(new) }
        let points = annotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid).map { MKMapPoint($0).world }
        guard let first = points.first else { return }
        var rect = MKMapRect(x: first.x, y: first.y, width: 0, height: 0)
        for point in points.dropFirst() {
            let near = point.nearest(to: rect.world.center)
            rect = rect.union(MKMapRect(x: near.x, y: near.y, width: 0, height: 0))
        }
        // A single place is shown with its surroundings.
        let least = 2000 * MKMapPointsPerMeterAtLatitude(Mercator.latitude(y: rect.midY))
        let (wider, higher) = (max(0, least - rect.width) / 2, max(0, least - rect.height) / 2)
        map.setVisibleMapRect(
            rect.insetBy(dx: -wider, dy: -higher), edgePadding: UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40),
            animated: animated)
    }

    // MARK: Callouts
    private func showCallout(_ view: MKAnnotationView, animated: Bool) {
        hideCallout()
        guard view.canShowCallout, view.annotation.flatMap({ $0.title ?? nil }) != nil else { return }
        let bubble = MapCallout(view)
        bubble.layer.zPosition = 2000
        container.addSubview(bubble)
        bubble.place(over: view.frame, in: map.bounds)
        callout = bubble
        guard animated else { return }
        bubble.alpha = 0
        UIView.animate(withDuration: 0.2) { bubble.alpha = 1 }
    }

    private func hideCallout() {
        callout?.removeFromSuperview()
        callout = nil
    }

    func calloutChanged(_ view: MKAnnotationView) { if callout?.subject === view { callout?.refresh() } }

    // MARK: Fingers
    func view(at point: CGPoint) -> MKAnnotationView? {
        let views = container.subviews.compactMap { $0 as? MKAnnotationView }.filter { !$0.isHidden && $0.isEnabled }
        let hit = views.filter { $0.point(inside: map.convert(point, to: $0), with: nil) }
        // Small ones are hit beside them, too.
        let near = hit.isEmpty ? views.filter { $0.frame.insetBy(dx: -8, dy: -8).contains(point) } : hit
        return near.max { $0.layer.zPosition < $1.layer.zPosition }
    }

    func tapped(at point: CGPoint) {
        if let callout, callout.frame.contains(point) { return }
        if let annotation = view(at: point)?.annotation {
            if selected.contains(where: { $0 === annotation }) { return }
            return select(annotation, animated: true)
        }
        for annotation in selected { deselect(annotation, animated: true) }
    }
}
