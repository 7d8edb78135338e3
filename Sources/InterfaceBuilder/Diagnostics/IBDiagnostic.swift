/// Something in a file that is wrong, unknown or left out, said so that its author can find it.
package struct IBDiagnostic: Error, Equatable, CustomStringConvertible {
    package enum Severity: String, Sendable {
        /// The file, or an object of it, can't be used.
        case error
        /// It is used, without what the message names.
        case warning
    }

    package enum Reason: Sendable, Equatable {
        case other
        case unknownElement(String)
        case unknownAttribute(element: String, attribute: String)
        case badValue
        case brokenReference
        /// A document of macOS, tvOS, watchOS, or of a time before this format.
        case otherSystem
    }

    package let severity: Severity
    package let reason: Reason
    package let file: String
    /// 0 where no line is to blame.
    package let line: Int
    package let objectID: String?
    package let message: String

    init(
        _ severity: Severity, _ reason: Reason = .other, file: String, line: Int = 0, objectID: String? = nil, message: String
    ) {
        self.severity = severity
        self.reason = reason
        self.file = file
        self.line = line
        self.objectID = objectID
        self.message = message
    }

    package var description: String { words(in: file) }

    /// The same where the file is known by another name.
    package func words(in file: String) -> String {
        let place = line > 0 ? "\(file):\(line)" : file
        let object = objectID.map { " (object \($0))" } ?? ""
        return "\(place): \(severity.rawValue): \(message)\(object)"
    }
}

extension IBDiagnostic {
    package static func unreadable(_ file: String) -> IBDiagnostic {
        IBDiagnostic(.error, file: file, message: "could not be read")
    }
}
