import HeadlessHost
import UIKit

/// Draws the example containers, on a phone and on a pad, light and dark, and writes the pictures into a folder.
@main @MainActor
struct Containers {
    static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Output")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let album = Album(folder: folder)
        try album.drawOnion()
        try album.drawDrawer()
        try album.drawPager()
        try album.drawAntipode()
        try album.drawSplitMail()
        try album.drawLists()
        try album.drawSignIn()
        try album.drawTexts()
    }
}
