import HeadlessHost
import UIKit

/// One picture for each style: what is presented, and when the picture is taken.
@MainActor enum PresentationPictures {
    struct Picture {
        let name: String
        /// Seconds after the call; nil waits for the end.
        var moment: TimeInterval?
        let present: (HomeController) -> Void
    }

    static func draw(into folder: URL) throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            for picture in all { try draw(picture, on: .iPhone15, style, into: folder) }
            for picture in all where picture.moment == nil { try draw(picture, on: .iPadPro11, style, into: folder) }
        }
    }

    private static func draw(_ picture: Picture, on device: SimulatedDevice, _ style: UIUserInterfaceStyle, into folder: URL)
        throws
    {
        let host = HeadlessHost(device: device, style: style)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let home = HomeController()
        window.rootViewController = home
        host.show(window)
        picture.present(home)
        host.advance(by: 0)
        host.advance(by: picture.moment ?? 2)
        let name = "\(picture.name)-\(device == .iPhone15 ? "phone" : "pad")\(style == .dark ? "-dark" : "")"
        try host.writePNG(to: folder.appendingPathComponent("\(name).png"))
    }

    static let all: [Picture] = [
        Picture(name: "page-sheet") { $0.present(DetailController("Page sheet"), .pageSheet) },
        Picture(name: "form-sheet") { $0.present(DetailController("Form sheet"), .formSheet) },
        Picture(name: "sheet-medium") { home in
            let detail = DetailController("Half a sheet")
            home.present(detail, .pageSheet) {
                $0.sheetPresentationController?.detents = [.medium(), .large()]
                $0.sheetPresentationController?.prefersGrabberVisible = true
            }
        },
        Picture(name: "sheet-undimmed") { home in
            home.present(DetailController("Below it stays bright"), .pageSheet) {
                $0.sheetPresentationController?.detents = [.custom { _ in 260 }, .large()]
                $0.sheetPresentationController?.largestUndimmedDetentIdentifier =
                    $0.sheetPresentationController?.detents[0].identifier
                $0.sheetPresentationController?.prefersGrabberVisible = true
                $0.sheetPresentationController?.preferredCornerRadius = 24
            }
        },
        Picture(name: "sheet-on-sheet") { home in
            let first = DetailController("First sheet")
            first.modalPresentationStyle = .pageSheet
            home.present(first, animated: false) {
                first.present(DetailController("Second sheet"), animated: false)
            }
        },
        Picture(name: "popover") { home in
            home.present(ListController(), .popover) {
                $0.popoverPresentationController?.sourceView = home.shareButton
            }
        },
        Picture(name: "popover-below") { home in
            home.present(ListController(), .popover) {
                $0.popoverPresentationController?.sourceView = home.cards.last
                $0.popoverPresentationController?.permittedArrowDirections = .down
            }
        },
        Picture(name: "full-screen") { $0.present(DetailController("Full screen"), .fullScreen) },
        Picture(name: "alert") { home in
            let alert = UIAlertController(
                title: "Delete this trip?", message: "The trip and its 24 photos will be deleted from all your devices.",
                preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            home.present(alert, animated: true)
        },
        Picture(name: "alert-stacked") { home in
            let alert = UIAlertController(
                title: "Allow “Trips” to use your location?", message: "It is shown on the map and never leaves the device.",
                preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Allow Once", style: .default))
            let always = UIAlertAction(title: "Allow While Using App", style: .default)
            alert.addAction(always)
            alert.addAction(UIAlertAction(title: "Don’t Allow", style: .cancel))
            alert.preferredAction = always
            home.present(alert, animated: true)
        },
        Picture(name: "action-sheet") { home in
            let sheet = UIAlertController(title: "Photo", message: "What shall become of it?", preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Share", style: .default))
            sheet.addAction(UIAlertAction(title: "Duplicate", style: .default))
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            sheet.popoverPresentationController?.sourceView = home.shareButton
            home.present(sheet, animated: true)
        },
        Picture(name: "moving-cover", moment: 0.15) { $0.present(DetailController("On its way"), .pageSheet) },
        Picture(name: "moving-flip", moment: 0.3) { home in
            home.present(DetailController("Flip"), .fullScreen) { $0.modalTransitionStyle = .flipHorizontal }
        },
        Picture(name: "moving-dissolve", moment: 0.15) { home in
            home.present(DetailController("Dissolve"), .fullScreen) { $0.modalTransitionStyle = .crossDissolve }
        },
        Picture(name: "moving-curl", moment: 0.4) { home in
            home.present(DetailController("Curl"), .fullScreen) { $0.modalTransitionStyle = .partialCurl }
        },
    ]
}

extension UIViewController {
    fileprivate func present<Controller: UIViewController>(
        _ controller: Controller, _ style: UIModalPresentationStyle, configure: (Controller) -> Void = { _ in }
    ) {
        controller.modalPresentationStyle = style
        configure(controller)
        present(controller, animated: true)
    }
}
