import AppleFoundation

/// What there is on a screen at one moment, as plain values: controllers inside controllers, views inside views, why views are where they
/// are, and what has happened until then.
package struct Inspection: Codable, Equatable {
    package struct Box: Codable, Equatable {
        package var x, y, width, height: Double
    }

    package struct View: Codable, Equatable {
        /// Its place in this inspection, by which others name it.
        package var number: Int
        package var name: String
        /// What it shows or is called.
        package var words: String?
        package var identifier: String?
        /// In its parent's coordinates.
        package var frame: Box
        /// Around it on the screen.
        package var place: Box
        /// What of that the views around it let through; nil where nothing of it can be seen.
        package var visible: Box?
        package var isHidden = false
        package var alpha = 1.0
        package var takesTouches = true
        package var clips = false
        /// The controller whose view it is.
        package var controller: Int?
        /// The controller that it belongs to.
        package var owner: Int?
        /// As large as what it shows; nil where it has no such size.
        package var contentSize: [Double]?
        package var isAmbiguous = false
        package var constraints: [Constraint] = []
        /// Why it is as wide and as high as it is.
        package var reasons: [Reason] = []
        package var layer = Layer()
        package var gestures: [String] = []
        package var actions: [String] = []
        /// Who is asked next when it doesn't respond.
        package var next: Responder?
        package var children: [View] = []
    }

    /// What it says of a view, and what has become of it.
    package struct Constraint: Codable, Equatable {
        package enum State: String, Codable {
            case holds
            /// An inequality that something else decides.
            case leavesRoom = "leaves room"
            /// Others of a higher priority decide.
            case givesWay = "gives way"
            /// It contradicts others, and the solver goes on without it.
            case setAside = "set aside"
        }

        package var number: Int
        package var words: String
        package var state: State
        package var constant: Double

        package var line: String { words + (state == .holds ? "" : ", \(state.rawValue)") }
    }

    /// A line of a chain of reasons; what is deeper explains what it stands below.
    package struct Reason: Codable, Equatable {
        package var depth: Int
        package var words: String
        /// The view that it is about.
        package var view: Int?
    }

    package struct Layer: Codable, Equatable {
        package var name = ""
        package var background: String?
        package var cornerRadius = 0.0
        package var border: String?
        package var shadow: String?
        package var isMasked = false
        package var hasContents = false
        /// Keys of those that move it now.
        package var animations: [String] = []
        /// Sublayers that are no view's.
        package var others: [String] = []

        /// As words, the least remarkable left out.
        package var lines: [String] {
            var lines = [name]
            if let background { lines.append("background \(background)") }
            if cornerRadius != 0 { lines.append("corners \(Inspection.number(cornerRadius))") }
            if let border { lines.append("border \(border)") }
            if let shadow { lines.append("shadow \(shadow)") }
            if isMasked { lines.append("a mask") }
            if hasContents { lines.append("a picture") }
            if !animations.isEmpty { lines.append("moved by \(animations.joined(separator: ", "))") }
            if !others.isEmpty { lines.append("with \(others.joined(separator: ", "))") }
            return lines
        }
    }

    package struct Responder: Codable, Equatable, Hashable {
        package enum Kind: String, Codable { case view, controller, other }
        package var kind: Kind
        package var number: Int
    }

    /// A responder that is neither: a scene, the application, its delegate.
    package struct Other: Codable, Equatable {
        package var number: Int
        package var name: String
        package var next: Responder?
    }

    package struct Controller: Codable, Equatable {
        package var number: Int
        package var name: String
        package var title: String?
        package var role: Role
        package var state: State
        /// The number of its view, where that is on the screen.
        package var view: Int?
        package var next: Responder?
        package var children: [Controller] = []
    }

    package enum Role: String, Codable { case root, child, presented }
    package enum State: String, Codable {
        case onScreen = "on the screen"
        case loaded = "loaded"
        case notLoaded = "not loaded"
    }

    /// A callback that a controller got.
    package struct Call: Codable, Equatable {
        /// Seconds since the program was started.
        package var time: Double
        package var name: String
        /// Its number, if it is still there.
        package var controller: Int?
        package var call: String
        /// How often it came, one after the other.
        package var times = 1
        package var isInWindow = false
    }

    /// What the app did wrong, in UIKit's words.
    package struct Report: Codable, Equatable {
        package var time: Double
        package var words: String
        /// Those that the words name.
        package var views: [Int] = []
        package var controllers: [Int] = []
    }

    package var device: String
    package var size: Box
    package var scale: Double
    package var isDark = false
    package var controllers: [Controller] = []
    package var windows: [View] = []
    package var others: [Other] = []
    package var firstResponder: Responder?
    package var calls: [Call] = []
    package var reports: [Report] = []

    package var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)) ?? Data("{}".utf8)
    }

    /// All views, parents first.
    package var all: [View] {
        var found: [View] = []
        var pending = Array(windows.reversed())
        while let view = pending.popLast() {
            found.append(view)
            pending += view.children.reversed()
        }
        return found
    }

    /// All controllers.
    package var allControllers: [Controller] {
        var found: [Controller] = []
        var pending = controllers
        while let controller = pending.popLast() {
            found.append(controller)
            pending += controller.children
        }
        return found
    }

    /// Who is asked one after the other, from a view on.
    package func chain(from view: View) -> [String] {
        let views = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })
        let known = Dictionary(uniqueKeysWithValues: allControllers.map { ($0.number, $0) })
        var names = ["#\(view.number) \(view.name)"]
        var next = view.next
        while let responder = next, names.count < 1000 {
            switch responder.kind {
            case .view:
                names.append("#\(responder.number) \(views[responder.number]?.name ?? "")")
                next = views[responder.number]?.next
            case .controller:
                names.append(known[responder.number]?.name ?? "")
                next = known[responder.number]?.next
            case .other:
                let other = others.first { $0.number == responder.number }
                names.append(other?.name ?? "")
                next = other?.next
            }
        }
        return names
    }

    package static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
