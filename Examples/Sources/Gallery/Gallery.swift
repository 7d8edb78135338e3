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
        try film(in: folder)
        print("The pictures are in \(folder.path).")
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
