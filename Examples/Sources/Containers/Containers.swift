import HeadlessHost
import UIKit

/// Draws the example containers, on a phone and on a pad, light and dark, and writes the pictures into a folder; with the word `film` before it
/// a recording of the onion.
@main @MainActor
struct Containers {
    static func main() throws {
        var words = CommandLine.arguments.dropFirst()
        let isFilm = words.first == "film"
        if isFilm { words.removeFirst() }
        let folder = URL(fileURLWithPath: words.first ?? "Output")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if isFilm { return try Film().record(to: folder.appendingPathComponent("onion.png")) }
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
