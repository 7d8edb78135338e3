import AppleFoundation
import Inspector
import RunOrders
import UIKit

/// What there is on the screen, told in a file or on standard output.
@MainActor enum InspectionReport {
    static func write(_ session: HeadlessSession, to file: String, constraintsOf name: String? = nil, timeline: Bool = false)
        throws
    {
        session.turn()
        let look = Inspector.look()
        let inspection = look.inspection
        let text = inspection.text(constraintsOf: name) + (timeline ? "\n\ntimeline\n" + inspection.timeline : "")
        if file == "-" { return print(text) }
        let path = file.hasPrefix("/") ? file : FileManager.default.currentDirectoryPath + "/" + file
        let data: Data
        switch (path as NSString).pathExtension.lowercased() {
        case "json": data = inspection.json
        case "html", "htm": data = Data(InspectionPage(look, picture: try session.pngData()).html.utf8)
        default: data = Data((text + "\n").utf8)
        }
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw RunProblem("\(path) can't be written")
        }
        HeadlessRunner.say("the inspection is \(path)")
    }
}
