import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// What Interface Builder's canvas draws around a document's scenes: the device, and the bars that it infers from the segues.
@MainActor struct CanvasBars {
    private let document: IBDocument
    /// Controllers under a navigation bar, above a tab bar or a tool bar, by element.
    private var navigated: Set<Int32> = []
    private var tabbed: Set<Int32> = []
    private var tooled: Set<Int32> = []

    init(_ document: IBDocument) {
        self.document = document
        infer()
    }

    /// Follows relationships and segues from the containers on.
    private mutating func infer() {
        var pending = document.scenes.compactMap(\.controller)
        var rounds = 4 * pending.count + 16
        while let controller = pending.popLast(), rounds > 0 {
            rounds -= 1
            let isContainer = controller.kind == .navigationController || controller.kind == .tabBarController
            for segue in segues(from: controller) {
                guard let destination = segue.element.object("destination"), let next = IBController(destination) else {
                    continue
                }
                var hasChanged = false
                if controller.kind == .navigationController, segue.relationship == "rootViewController" {
                    if !controller.element.bool("navigationBarHidden", default: false) {
                        hasChanged = navigated.insert(destination.index).inserted || hasChanged
                    }
                    if controller.element.bool("toolbarHidden") == false {
                        hasChanged = tooled.insert(destination.index).inserted || hasChanged
                    }
                    if tabbed.contains(controller.element.index) {
                        hasChanged = tabbed.insert(destination.index).inserted || hasChanged
                    }
                } else if controller.kind == .tabBarController, segue.relationship == "viewControllers" {
                    hasChanged = tabbed.insert(destination.index).inserted
                } else if !isContainer, segue.kind == .show || segue.kind == .push {
                    if navigated.contains(controller.element.index) {
                        hasChanged = navigated.insert(destination.index).inserted || hasChanged
                    }
                    if tabbed.contains(controller.element.index), !next.hidesBottomBarWhenPushed {
                        hasChanged = tabbed.insert(destination.index).inserted || hasChanged
                    }
                }
                if hasChanged { pending.append(next) }
            }
        }
    }

    /// Those of the controller itself and of everything in its scene.
    private func segues(from controller: IBController) -> [IBSegue] {
        var found: [IBSegue] = []
        var pending = [controller.element.parent ?? controller.element]
        while let next = pending.popLast() {
            for connection in next.connections {
                if case .segue(let segue) = connection { found.append(segue) }
            }
            for child in next.children { pending.append(child) }
        }
        return found
    }

    // MARK: The device
    /// The points' pixels on the device that was drawn for. Until Xcode 8 there was none, and frames were stored in whole points.
    var scale: CGFloat {
        guard let name = document.device?.id else { return 2 }
        let three: Set<String> = [
            "retina5_5", "retina5_9", "retina5_4", "retina6_0", "retina6_3", "retina6_5", "retina6_7", "retina6_9",
            "retina6_12", "retina6_72",
        ]
        return three.contains(name) ? 3 : 2
    }

    /// Before a root is made, so that what varies with size classes is the device's.
    func prepareScreen(for size: CGSize) { UIScreen.main.take(device(for: size)) }

    /// Without unsafe strips of its own: what covers a root is said to the root.
    private func device(for size: CGSize) -> Device {
        let isPad = document.device.map { $0.id.hasPrefix("ipad") } ?? (size.width >= 744)
        var device = isPad ? Device.iPadPro11 : Device.iPhone15
        device.orientation = document.device?.isLandscape == true && size.width > size.height ? .landscape : .portrait
        return device.resized(to: size, scale: scale, safeArea: .zero)
    }

    /// What the housing and the status bar cover on the canvas' device, upright or on its side.
    func housing(for size: CGSize) -> UIEdgeInsets {
        let own = document.device.flatMap { Self.devices[$0.id] }
        // A scene that was drawn for another device keeps that one's size until it is opened.
        func device(of size: CGSize) -> (size: CGSize, top: CGFloat, bottom: CGFloat)? {
            own?.size == size ? own : Self.devices.values.sorted { $0.top < $1.top }.first { $0.size == size }
        }
        if let upright = device(of: size) { return UIEdgeInsets(top: upright.top, left: 0, bottom: upright.bottom, right: 0) }
        if size.width < 1000, let phone = device(of: CGSize(width: size.height, height: size.width)), phone.bottom > 0 {
            return UIEdgeInsets(top: 0, left: phone.top, bottom: 21, right: phone.top)
        }
        guard let own else { return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
        return UIEdgeInsets(top: own.top, left: 0, bottom: own.bottom, right: 0)
    }

    private static let devices: [String: (size: CGSize, top: CGFloat, bottom: CGFloat)] = [
        "retina3_5": (CGSize(width: 320, height: 480), 20, 0), "retina4_0": (CGSize(width: 320, height: 568), 20, 0),
        "retina4_7": (CGSize(width: 375, height: 667), 20, 0), "retina5_5": (CGSize(width: 414, height: 736), 20, 0),
        "retina5_9": (CGSize(width: 375, height: 812), 44, 34), "retina5_4": (CGSize(width: 375, height: 812), 50, 34),
        "retina6_1": (CGSize(width: 414, height: 896), 44, 34), "retina6_5": (CGSize(width: 414, height: 896), 44, 34),
        "retina6_0": (CGSize(width: 390, height: 844), 47, 34), "retina6_7": (CGSize(width: 428, height: 926), 47, 34),
        "retina6_12": (CGSize(width: 393, height: 852), 59, 34), "retina6_72": (CGSize(width: 430, height: 932), 59, 34),
        "retina6_3": (CGSize(width: 402, height: 874), 62, 34), "retina6_9": (CGSize(width: 440, height: 956), 62, 34),
        "ipad9_7": (CGSize(width: 768, height: 1024), 20, 0), "ipad10_5": (CGSize(width: 834, height: 1112), 20, 0),
        "ipad10_9rounded": (CGSize(width: 820, height: 1180), 24, 20),
        "ipad11_0rounded": (CGSize(width: 834, height: 1194), 24, 20),
        "ipad12_9": (CGSize(width: 1024, height: 1366), 20, 0), "ipad12_9rounded": (CGSize(width: 1024, height: 1366), 24, 20),
    ]

    // MARK: Safe areas
    /// What bars and housing may cover of a scene's root: first what the document says, then what else a canvas can show.
    func safeAreas(of controller: IBElement?, size: CGSize) -> [UIEdgeInsets] {
        var housing = housing(for: size)
        // Xcode 26 counts them twice.
        let isTwice = (document.toolsVersion ?? 0) >= 24000
        if isTwice {
            housing.top *= 2
            housing.bottom *= 2
        }
        let isPad = document.device?.id.hasPrefix("ipad") ?? false
        let bar: CGFloat = housing.left > 0 ? 32 : isPad ? 50 : 44
        var tops: [CGFloat] = []
        var bottoms: [CGFloat] = []
        if let controller {
            if hasNavigationBar(controller) { tops = [housing.top + bar, 56] }
            if isNone(controller, "simulatedStatusBarMetrics") { tops.append(0) }
            if hasTabBar(controller) { bottoms = [housing.bottom + 49] }
            if hasToolbar(controller) { bottoms.insert(housing.bottom + 44, at: 0) }
        }
        tops += [
            housing.top, 0, housing.top + bar, 56, 20, 64, 44, 88, 48, 92, housing.top + 44, housing.top + 96, housing.top + 52,
        ]
        bottoms += [housing.bottom, 0, housing.bottom + 49, housing.bottom + 44, 34, 49, 44, 83]
        if document.device == nil { tops.removeAll { $0 > 70 } }
        tops = unique(tops)
        bottoms = unique(bottoms)
        return tops.flatMap { top in
            bottoms.map { UIEdgeInsets(top: top, left: housing.left, bottom: $0, right: housing.right) }
        }
    }

    private func unique(_ values: [CGFloat]) -> [CGFloat] {
        var seen: Set<CGFloat> = []
        return values.filter { seen.insert($0).inserted }
    }

    private func isNone(_ controller: IBElement, _ key: String) -> Bool { controller.first("nil", key: key) != nil }

    private func hasNavigationBar(_ controller: IBElement) -> Bool {
        if isNone(controller, "simulatedTopBarMetrics") { return false }
        return navigated.contains(controller.index)
            || controller.first("simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics") != nil
    }

    private func hasTabBar(_ controller: IBElement) -> Bool {
        if isNone(controller, "simulatedBottomBarMetrics") { return false }
        return tabbed.contains(controller.index)
            || controller.first("simulatedTabBarMetrics", key: "simulatedBottomBarMetrics") != nil
    }

    private func hasToolbar(_ controller: IBElement) -> Bool {
        if isNone(controller, "simulatedBottomBarMetrics") { return false }
        return tooled.contains(controller.index)
            || controller.first("simulatedToolbarMetrics", key: "simulatedBottomBarMetrics") != nil
    }
}
