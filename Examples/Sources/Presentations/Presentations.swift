import HeadlessHost
import UIKit

/// Draws every way of presenting, on a phone and on a pad, light and dark, and writes the pictures into a folder.
@main @MainActor
struct Presentations {
    static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Output")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try PresentationPictures.draw(into: folder)
    }
}
