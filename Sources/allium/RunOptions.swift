import AppleFoundation
import RunOrders
import XcodeProject

/// What stands on the command line after `allium run`.
struct RunOptions {
    static let usage = """
        run [<folder with an .xcodeproj or a Package.swift>] [options]      the folder is the current one unless given
          --target NAME         the application, when there are several
          --scheme NAME         with the arguments, the environment and the language of a shared scheme's Run action
          --configuration NAME  Debug unless given, or as the scheme says
          --device NAME         'iPhone 15' unless given, an iPad for apps that are for iPads alone; `--device list` prints all
          --dark                in the dark style
          --language CODE       texts in this language
          --text-size SIZE      as in Settings: XS, S, M, L, XL, XXL, XXXL, and AX1 to AX5 for accessibility
          --rtl                 the interface reads from right to left
          --snapshot FILE       a picture at the end, when what moves has come to rest; may be given several times
          --record FILE         an animated PNG of the whole run; in a window or a page until it ends
          --location LAT,LON    the device is there, and the app may know it: 52.52,13.4
          --at-once             that picture is taken at once, in the middle of whatever moves
          --status-bar          pictures show the status bar and the home indicator; --no-status-bar leaves them out
          --script FILE         steps, one a line
          --step 'STEP'         one step more, after those of the script
          --inspect FILE        what there is on the screen at the end: text, .json, or .html with the screen exploded; - prints it
          --constraints NAME    with all about the views that are called so, by title, identifier, class or number
          --timeline            with what controllers were told, and when
          --window              in a window, until somebody closes it; see below
          --web                 in a page for browsers, until somebody ends it; its address is printed
          --live                in a window, or in a page where there is no display; what you save is taken into the running app
          --port NUMBER         the page's port; else one that is free
          --listen ADDRESS      lets others open the page, on this address of the machine; 0.0.0.0 is all of them
          --window-scale NUMBER pixels of the window or page for each point of the device, 0.25 to 4; else as the display is, and as it fits
          --packages FOLDER     packages that the project would fetch lie there, each in a folder of its name; may be given several times
          --without FILE        this source is left out: one that the checkout lacks, or that can't be compiled here; may be given several times
          --build-folder FOLDER builds there; else in ~/.cache/allium/run, or in XDG_CACHE_HOME. The project's folder stays as it is
          --build-only          builds and says where the program is
          In the folder of a Swift package, SwiftPM's own options work as well, with a program's name and its own arguments last, or after `--`.
        steps
          \(ScriptStep.help.joined(separator: "\n  "))
        in a window or a page
          \(DeviceKey.lines.joined(separator: "\n  "))
        """

    /// Nil where none was given.
    private(set) var place: String?
    private(set) var target: String?
    private(set) var configuration: String?
    private(set) var scheme: String?
    private(set) var orders = RunOrders()
    private(set) var hasOrders = false
    private(set) var buildFolder: String?
    private(set) var packages: [String] = []
    /// Sources that are left out.
    private(set) var without: [String] = []
    private(set) var buildsOnly = false
    /// What is saved is taken into the running application.
    private(set) var isLive = false
    private(set) var asksForHelp = false
    private(set) var asksForDevices = false
    /// What is left for SwiftPM, in its order.
    private(set) var others: [String] = []

    /// With `inspects` what there is on the screen is printed, if no file is named for it.
    init(_ arguments: [String], inspects: Bool = false) throws {
        var rest = arguments[...]
        var script: [String] = []
        var isNamed = false
        func value(_ option: String) throws -> String {
            guard let value = rest.popFirst() else {
                throw RunProblem("\(option) needs a value; `allium run --help` says which")
            }
            return value
        }
        while let argument = rest.popFirst() {
            // `--device=iPad mini` is `--device 'iPad mini'`.
            if argument.hasPrefix("--"), let equal = argument.firstIndex(of: "="), Self.takesValue(String(argument[..<equal])) {
                rest = [String(argument[..<equal]), String(argument[argument.index(after: equal)...])] + rest
                continue
            }
            // After a program's name all is the program's, but for what is said about its run.
            if isNamed, !Self.concernsRun(argument) {
                others.append(argument)
                continue
            }
            switch argument {
            case "--help", "-h": asksForHelp = true
            case "--target": target = try value(argument)
            case "--scheme": scheme = try value(argument)
            case "--configuration", "-c": configuration = try value(argument)
            case "--device":
                let name = try value(argument)
                if name == "list" { asksForDevices = true } else { orders.device = name }
            case "--dark": orders.style = "dark"
            case "--text-size": orders.textSize = try value(argument)
            case "--rtl": orders.isRightToLeft = true
            case "--language": orders.language = try value(argument)
            case "--snapshot":
                let file = try value(argument)
                guard !file.isEmpty else { throw RunProblem("--snapshot needs a file's name") }
                orders.snapshots = (orders.snapshots ?? []) + [ProjectPlace.whole(file)]
            case "--record": orders.recording = ProjectPlace.whole(try value(argument))
            case "--location":
                orders.location = try value(argument).split(separator: ",").map { part in
                    guard let degrees = Double(part.trimmingCharacters(in: .whitespaces)) else {
                        throw RunProblem("'\(part)' is no number of degrees: --location 52.52,13.4")
                    }
                    return degrees
                }
            case "--inspect":
                let file = try value(argument)
                guard !file.isEmpty else { throw RunProblem("--inspect needs a file's name, or -") }
                orders.inspections = (orders.inspections ?? []) + [file == "-" ? file : ProjectPlace.whole(file)]
            case "--constraints": orders.constraints = try value(argument)
            case "--timeline": orders.timeline = true
            case "--at-once": orders.isHasty = true
            case "--live": isLive = true
            case "--window": orders.window = true
            case "--web": orders.web = true
            case "--port":
                let text = try value(argument)
                guard let number = Int(text) else { throw RunProblem("'\(text)' is no port") }
                (orders.web, orders.port) = (true, number)
            case "--listen": (orders.web, orders.listen) = (true, try value(argument))
            case "--window-scale":
                let text = try value(argument)
                guard let number = Double(text) else { throw RunProblem("'\(text)' is no number of pixels for each point") }
                orders.windowScale = number
            case "--status-bar": orders.statusBar = true
            case "--no-status-bar": orders.statusBar = false
            case "--step": script.append(try value(argument))
            case "--script": script += try Self.lines(of: try value(argument))
            case "--build-folder": buildFolder = try value(argument)
            case "--without": without.append(try value(argument))
            case "--packages": packages.append(try Self.packages(try value(argument)))
            case "--build-only": buildsOnly = true
            case "--":
                others += [argument] + rest
                rest = []
            default:
                if !argument.hasPrefix("-"), place == nil, others.isEmpty, Self.isPlace(argument) {
                    place = argument
                } else if argument.hasPrefix("-") {
                    others.append(argument)
                    // SwiftPM's options that take a value keep it.
                    if let next = rest.first, !next.hasPrefix("-"), Self.swiftPMTakesValue(argument) {
                        others.append(next)
                        rest.removeFirst()
                    }
                } else {
                    // A program's name.
                    others.append(argument)
                    isNamed = true
                }
            }
        }
        if !script.isEmpty { orders.script = script }
        if orders.windowScale != nil, orders.web != true { orders.window = true }
        if isLive, orders.web != true, orders.window != true {
            let environment = ProcessInfo.processInfo.environment
            let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
            if hasDisplay { orders.window = true } else { orders.web = true }
        }
        if orders.inspections == nil, inspects || orders.constraints != nil || orders.timeline == true {
            orders.inspections = ["-"]
        }
        hasOrders = orders != RunOrders()
    }

    /// A folder of packages.
    static func packages(_ folder: String) throws -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw RunProblem("--packages: there is no folder \(folder)")
        }
        return ProjectPlace.whole(folder)
    }

    private static func concernsRun(_ option: String) -> Bool {
        [
            "--device", "--dark", "--language", "--text-size", "--rtl", "--snapshot", "--at-once", "--status-bar",
            "--no-status-bar", "--step", "--script", "--live", "--window", "--window-scale", "--web", "--port", "--listen",
            "--inspect", "--constraints", "--timeline", "--record", "--location", "--",
        ].contains(option)
    }

    private static func takesValue(_ option: String) -> Bool {
        [
            "--target", "--configuration", "--device", "--language", "--text-size", "--scheme", "--snapshot", "--step",
            "--script", "--build-folder", "--packages", "--without", "--window-scale", "--port", "--listen", "--inspect",
            "--constraints",
            "--record", "--location",
        ].contains(option)
    }

    static func swiftPMTakesValue(_ option: String) -> Bool {
        [
            "--package-path", "--scratch-path", "--build-path", "--cache-path", "--config-path", "--jobs", "-j", "--product",
            "--traits", "--sanitize", "--build-system", "--triple", "--toolset", "--pkg-config-path", "--security-path",
            "--swift-sdks-path", "--swift-sdk", "-Xswiftc", "-Xcc", "-Xcxx", "-Xlinker", "-Xfrontend",
        ].contains(option)
    }

    /// A path, and not the name of a package's program.
    private static func isPlace(_ argument: String) -> Bool {
        if argument.contains("/") || argument.hasSuffix(".xcodeproj") || argument == "." || argument == ".." { return true }
        if FileManager.default.fileExists(atPath: "Package.swift") {
            // A folder of sources is often called as its program.
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: argument)) ?? []
            return entries.contains { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }
        }
        return true
    }

    private static func lines(of path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw RunProblem("there is no script \(path)")
        }
        guard !isFolder.boolValue, let data = FileManager.default.contents(atPath: path) else {
            throw RunProblem("the script \(path) can't be read")
        }
        return String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map(String.init)
    }
}
