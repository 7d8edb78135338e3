import AppleFoundation

/// What `allium run` or `allium test` wants of the program that it starts: the tool writes it into the environment, the headless host reads it there.
package struct RunOrders: Codable, Equatable {
    /// The variable of the environment.
    package static let variable = "ALLIUM_RUN"

    package var device: String?
    package var style: String?
    package var language: String?
    /// One of `textSizes`.
    package var textSize: String?
    package var isRightToLeft: Bool?
    /// What the application is started with, where the program's own arguments are the tests'.
    package var arguments: [String]?
    /// Tests run in an order that this number decides.
    package var seed: UInt64?
    /// The run's own place in a matrix, in words of a file's name; references of snapshots carry it.
    package var variant: String?
    /// Lines of a script.
    package var script: [String]?
    /// Where the last picture goes, once or more.
    package var snapshots: [String]?
    /// Where a recording of all of it goes.
    package var recording: String?
    /// Where the device is: degrees north and east.
    package var location: [Double]?
    /// Where what there is on the screen at the end is told: `-` for standard output, else files, of text, JSON or HTML by their names.
    package var inspections: [String]?
    /// The views whose constraints are told, too.
    package var constraints: String?
    /// Whether it is told what controllers were told.
    package var timeline: Bool?
    /// Whether that picture is taken at once, in the middle of whatever moves.
    package var isHasty: Bool?
    /// Whether pictures show the status bar and the home indicator.
    package var statusBar: Bool?
    /// Whether the program runs in a window, until somebody closes it.
    package var window: Bool?
    /// Pixels of the window for each point of the device; else as the display is, and as it fits.
    package var windowScale: Double?
    /// Whether the program runs in a page for browsers, until somebody ends it.
    package var web: Bool?
    /// The page's port; else the system chooses one that is free.
    package var port: Int?
    /// The address on which others find the page; else this machine alone does.
    package var listen: String?
    /// What the page's address ends in; else a random one.
    package var token: String?
    /// The line on which the tool tells of changes, by its number; see `LiveWords`.
    package var live: Int32?
    /// A file with the place in the app to begin at.
    package var place: String?
    package var module: String?
    /// Whether tests run in the app as soon as it is launched.
    package var hostsTests: Bool?
    /// A file with a line for each interface file of the bundle: its name there, a tab, and where the user has it.
    package var origins: String?

    package init() {}

    /// Nil where nobody gave orders.
    package init?(environment: [String: String]) {
        guard let text = environment[Self.variable] else { return nil }
        self = (try? JSONDecoder().decode(RunOrders.self, from: Data(text.utf8))) ?? RunOrders()
    }

    package var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    /// As Settings order them, from small to large; the last five are those for accessibility.
    package static let textSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

    /// The load of a program looks for this text, long before anybody reads the orders.
    package static let windowMark = "\"window\":true"

    /// Likewise for a page.
    package static let webMark = "\"web\":true"

    /// An option that says what happens, and so leaves nothing to somebody before a window or a page.
    private var steps: String? {
        if script != nil { return "a script" }
        if snapshots != nil { return "a picture at the end" }
        if inspections != nil { return "an inspection at the end" }
        return nil
    }

    /// Recordings are of one kind.
    static func checkRecording(_ file: String) throws {
        let name = file.lowercased()
        guard !name.isEmpty, name.hasSuffix(".png") || name.hasSuffix(".apng") else {
            throw RunProblem("a recording is an animated PNG: '\(file)' has to end in .png or .apng")
        }
    }

    /// What is wrong with them, before anything is built.
    package func check() throws {
        if let device, !DeviceNames.all.contains(where: { $0.lowercased() == device.lowercased() }) {
            throw RunProblem("there is no device named '\(device)'; there are: \(DeviceNames.all.joined(separator: ", "))")
        }
        if let textSize, !Self.textSizes.contains(textSize.uppercased()) {
            throw RunProblem("there is no text size '\(textSize)'; there are: \(Self.textSizes.joined(separator: ", "))")
        }
        if let windowScale, !(0.25...4).contains(windowScale) {
            throw RunProblem("a window can't have \(windowScale) pixels for each point; it can have 0.25 to 4")
        }
        if window == true, web == true { throw RunProblem("a program runs in a window or in a page, not in both") }
        if let port, !(1...65_535).contains(port) { throw RunProblem("there is no port \(port); there are 1 to 65535") }
        if window == true || web == true, let other = steps {
            throw RunProblem("\(other) is for runs without a \(web == true ? "page" : "window")")
        }
        if let recording { try Self.checkRecording(recording) }
        if let location, !(location.count == 2 && abs(location[0]) <= 90 && abs(location[1]) <= 180) {
            throw RunProblem("a location is a latitude and a longitude: 52.52,13.4")
        }
        for (index, line) in (script ?? []).enumerated() { _ = try ScriptStep(line, number: index + 1) }
    }
}

/// A sentence for whoever gave the orders.
package struct RunProblem: Error, CustomStringConvertible, Equatable {
    package let description: String
    package init(_ description: String) { self.description = description }
}

/// The simulated devices by name, with their width in points, for the tool, which doesn't link UIKit. A test compares them with
/// UIKit's own.
package enum DeviceNames {
    package static let all = known.map(\.name)

    /// Held upright; the width of the usual device for a name that isn't one.
    package static func width(of name: String?) -> Double {
        known.first { $0.name.lowercased() == name?.lowercased() }?.width ?? 393
    }

    private static let known: [(name: String, width: Double)] = [
        ("iPhone SE (1st generation)", 320), ("iPhone SE", 375), ("iPhone 8", 375), ("iPhone 8 Plus", 414),
        ("iPhone X", 375), ("iPhone 11", 414), ("iPhone 11 Pro Max", 414), ("iPhone 13 mini", 375), ("iPhone 13", 390),
        ("iPhone 14", 390), ("iPhone 14 Plus", 428), ("iPhone 15", 393), ("iPhone 15 Pro", 393), ("iPhone 15 Pro Max", 430),
        ("iPhone 16", 393), ("iPhone 16 Pro", 402), ("iPhone 16 Pro Max", 440), ("iPad 9.7", 768),
        ("iPad (9th generation)", 810), ("iPad Pro 10.5", 834), ("iPad mini", 744), ("iPad (10th generation)", 820),
        ("iPad Pro 11", 834), ("iPad Pro 12.9", 1024), ("iPad Pro 13", 1032),
    ]
}
