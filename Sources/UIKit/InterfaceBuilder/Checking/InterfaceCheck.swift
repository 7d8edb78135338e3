import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// Instantiates what a file describes without the app that it belongs to, and compares layouts with the frames that are stored in it.
@MainActor package struct InterfaceCheck {
    package struct Frames {
        /// All that the files store, of views of every kind.
        package var stored = 0
        package var compared = 0
        /// Those among the compared that constraints or stack views place, not masks.
        package var placed = 0
        package var agreed = 0
        package var rootsCompared = 0
        /// Those whose surroundings are not what the document tells: the frames themselves told.
        package var rootsElsewhere = 0
        /// Why others say nothing about layout, and how many frames that costs.
        package var leftOut: [String: Int] = [:]
        package var differences: [Difference] = []

        package init() {}

        package mutating func add(_ other: Frames) {
            stored += other.stored
            compared += other.compared
            placed += other.placed
            agreed += other.agreed
            rootsCompared += other.rootsCompared
            rootsElsewhere += other.rootsElsewhere
            leftOut.merge(other.leftOut, uniquingKeysWith: +)
            differences += other.differences
        }
    }

    /// A frame that is not where the file has it.
    package struct Difference {
        package let file: String
        package let line: Int
        package let kind: String
        package let id: String
        package let frame: CGRect
        package let stored: CGRect
        /// What in the file itself contradicts the stored frame; nil where nothing does.
        package let remark: String?

        package var text: String {
            func words(_ rect: CGRect) -> String { "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)" }
            return "\(file):\(line): \(kind) \(id): \(words(frame)), stored \(words(stored))"
                + (remark.map { " (\($0))" } ?? "")
        }
    }

    private let document: IBDocument

    package init(_ document: IBDocument) { self.document = document }

    private var source: NibSource { NibSource(document: document, bundle: .main, name: document.file, strings: nil) }

    // MARK: Instantiation
    /// Makes every scene's controller with its view, or all objects of a xib. False when something could not be made.
    package func instantiate() -> Bool { withoutApp(usesStoredContentSizes: false) { make() } }

    /// Sets what is left undone without an app's classes and assets, and puts it back.
    private func withoutApp<Result>(usesStoredContentSizes: Bool, _ body: () -> Result) -> Result {
        let before = (
            NibOptions.isWithoutClasses, NibOptions.leavesBlankForMissingImages, NibOptions.usesStoredContentSizes
        )
        NibOptions.isWithoutClasses = true
        NibOptions.leavesBlankForMissingImages = true
        NibOptions.usesStoredContentSizes = usesStoredContentSizes
        defer {
            (NibOptions.isWithoutClasses, NibOptions.leavesBlankForMissingImages, NibOptions.usesStoredContentSizes) = before
        }
        return body()
    }

    private func make() -> Bool {
        guard document.kind == .storyboard else {
            return !NibInstantiation.run(source, owner: nil, external: [:]).isEmpty
                || document.topLevelObjects.allSatisfy { $0.has("placeholder") }
        }
        let source = source
        let storyboard = UIStoryboard(source: source)
        var isWhole = true
        for scene in document.scenes {
            guard let element = scene.objects.first(where: { IBController($0) != nil }) else { continue }
            guard let controller = SceneInstance.controller(of: element, in: storyboard, source) else {
                isWhole = false
                continue
            }
            controller.loadViewIfNeeded()
            if !controller.isViewLoaded { isWhole = false }
        }
        return isWhole
    }

    // MARK: Frames
    /// Lays out each scene, cell and loose view at the size that it was drawn at. Contents have the size that they had on the canvas.
    package func compareFrames() -> Frames { withoutApp(usesStoredContentSizes: true) { compare() } }

    private func compare() -> Frames {
        var frames = Frames()
        frames.stored = Self.storedFrames(in: document.root)
        let device = UIScreen.main.device
        defer { UIScreen.main.take(device) }
        let source = source
        let canvas = CanvasBars(document)
        if document.kind == .xib {
            for element in document.topLevelObjects { compareLoose(element, source, canvas, &frames) }
        } else {
            let storyboard = UIStoryboard(source: source)
            for scene in document.scenes {
                compare(scene, storyboard, source, canvas, &frames)
                for element in scene.objects { compareLoose(element, source, canvas, &frames) }
            }
        }
        SceneInstance.lastViewSession = nil
        return frames
    }

    private func compare(
        _ scene: IBScene, _ storyboard: UIStoryboard, _ source: NibSource, _ canvas: CanvasBars, _ frames: inout Frames
    ) {
        guard let element = scene.controller?.element, let view = element.child(key: "view"), let description = IBView(view)
        else { return }
        compareParts(of: view, source, canvas, &frames)
        guard let size = description.frame, !Self.isList(description) else { return }
        canvas.prepareScreen(for: CGRect(size).size)
        guard let controller = SceneInstance.controller(of: element, in: storyboard, source) else { return }
        SceneInstance.lastViewSession = nil
        // Embedded scenes have sizes of their own on the canvas.
        (controller.controllerRarities?.scene as? SceneInstance)?.forgetEmbeds()
        controller.loadViewIfNeeded()
        guard let root = controller.viewIfLoaded, let session = SceneInstance.lastViewSession else { return }
        RootComparison(
            session: session, root: root, element: view, controller: controller, rank: .scene(element), bars: canvas
        ).run(&frames)
    }

    /// A view of a xib, or one beside a scene's controller.
    private func compareLoose(
        _ element: IBElement, _ source: NibSource, _ canvas: CanvasBars, _ frames: inout Frames
    ) {
        guard IBView(element) != nil else { return }
        compareParts(of: element, source, canvas, &frames)
        compare(element, .loose, source, canvas, &frames)
    }

    /// Cells and what else lists hold: each is laid out by itself, at its own stored size.
    private func compareParts(of element: IBElement, _ source: NibSource, _ canvas: CanvasBars, _ frames: inout Frames) {
        var pending = [element]
        while let next = pending.popLast() {
            for child in next.children {
                pending.append(child)
                if Self.isCell(child) {
                    compare(child, .cell, source, canvas, &frames)
                } else if Self.listParts.contains(child.key ?? ""), IBView(child) != nil {
                    compare(child, .loose, source, canvas, &frames)
                }
            }
        }
    }

    private func compare(
        _ element: IBElement, _ rank: RootComparison.Rank, _ source: NibSource, _ canvas: CanvasBars, _ frames: inout Frames
    ) {
        guard let description = IBView(element), let size = description.frame, !Self.isList(description) else { return }
        canvas.prepareScreen(for: CGRect(size).size)
        let session = NibSession(source: source)
        guard let made = session.make(element) as? UIView else { return session.end() }
        session.finish()
        RootComparison(
            session: session, root: made, element: element, controller: nil,
            rank: Self.isCell(element) ? .cell : rank, bars: canvas
        ).run(&frames)
    }

    private static let listParts: Set<String> = ["tableHeaderView", "tableFooterView", "backgroundView"]

    private static func isList(_ view: IBView) -> Bool { ["tableView", "collectionView"].contains(view.kind) }

    static func isCell(_ element: IBElement) -> Bool {
        ["tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView"].contains(element.name)
    }

    private static func storedFrames(in element: IBElement) -> Int {
        var count = 0
        var pending = [element]
        while let next = pending.popLast() {
            if IBView(next) != nil, next.first("rect", key: "frame") != nil { count += 1 }
            for child in next.children { pending.append(child) }
        }
        return count
    }
}
