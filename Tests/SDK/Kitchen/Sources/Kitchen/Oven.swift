import Foundation
#if canImport(UIKit)
    import UIKit.UIGestureRecognizerSubclass
#endif
import os.log

#if os(iOS) && ON_IOS
    public let platform = "iOS"
#else
    public let platform = "elsewhere"
#endif

public class Oven: NSObject {
    @objc public dynamic var heat = 0
    private var observation: NSKeyValueObservation?
    private let log = Logger(subsystem: "kitchen", category: "oven")
    public private(set) var heats: [Int] = []

    public override init() {
        super.init()
        observation = observe(\.heat, options: [.new]) { oven, change in
            oven.heats.append(change.newValue ?? -1)
        }
        log.debug("oven \(self.heat, privacy: .public) is ready")
    }

    public func path() -> String { #keyPath(Oven.heat) }
}
