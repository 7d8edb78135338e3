import Drawer
import UIKit

extension Album {
    func drawDrawer() throws {
        let open: (DrawerController) -> Void = { $0.open() }
        try take("drawer-closed", of: TrailsApp.makeDrawer(), on: [.phone, .pad])
        try take("drawer-open", of: TrailsApp.makeDrawer(), on: [.phone, .pad], after: [open])
        try take("drawer-moving", of: TrailsApp.makeDrawer(), styles: [.light], at: 0.1, after: [open])
        try take(
            "drawer-mirrored", of: mirrored(TrailsApp.makeDrawer()), styles: [.light], after: [open])
    }

    /// As for somebody who reads from right to left.
    private func mirrored<Root: UIViewController>(_ root: Root) -> Root {
        root.traitOverrides.layoutDirection = .rightToLeft
        return root
    }
}
