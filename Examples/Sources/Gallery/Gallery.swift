import HeadlessHost
import UIKit

/// Draws each screen without a display and writes the pictures into a folder.
@main @MainActor
struct Gallery {
    static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Output")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

        try picture(of: TodayScreen(), named: "today", in: folder)
        try picture(of: TodayScreen(), named: "today-dark", style: .dark, in: folder)
        try picture(of: ScriptsScreen(), named: "scripts", in: folder)
        try picture(of: LayersScreen(), named: "layers", in: folder)
        try picture(of: SymbolsScreen(), named: "symbols", in: folder)
        try picture(of: StacksScreen(), named: "stacks", in: folder)
        try picture(of: ConstraintsScreen(), named: "constraints", in: folder)
        try picture(of: ControlsScreen(), named: "controls", in: folder)
        try picture(of: ControlsScreen(), named: "controls-dark", style: .dark, in: folder)
        try picture(of: enlarged(ControlsScreen()), named: "controls-large", in: folder)
        try picture(of: mirrored(ControlsScreen()), named: "controls-mirrored", in: folder)
        try picture(of: PickersScreen(), named: "pickers", in: folder)
        try picture(of: PickersScreen(), named: "pickers-dark", style: .dark, in: folder)
        try ContainerPictures.draw(into: folder)
        try film(in: folder)
    }

    /// As for somebody who reads large type.
    private static func enlarged(_ screen: UIView) -> UIView {
        screen.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        return screen
    }

    /// As for somebody who reads from right to left.
    private static func mirrored(_ screen: UIView) -> UIView {
        screen.traitOverrides.layoutDirection = .rightToLeft
        return screen
    }

    private static func picture(
        of screen: UIView, named name: String, style: UIUserInterfaceStyle = .light, in folder: URL
    ) throws {
        let host = HeadlessHost(device: .iPhone15)
        host.show(screen, style: style)
        try host.writePNG(to: folder.appendingPathComponent("\(name).png"))
    }

    /// Six moments of the same half second.
    private static func film(in folder: URL) throws {
        let host = HeadlessHost(device: .iPhone15)
        let screen = MotionScreen()
        host.show(screen)
        screen.start()
        for frame in 0..<6 {
            try host.writePNG(to: folder.appendingPathComponent("motion-\(frame).png"))
            host.advance(by: 0.1)
        }
    }
}
