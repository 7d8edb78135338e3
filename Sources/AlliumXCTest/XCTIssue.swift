import AppleFoundation

/// Where something is written.
public class XCTSourceCodeLocation: NSObject {
    public let fileURL: URL
    public let lineNumber: Int

    public init(fileURL: URL, lineNumber: Int) {
        (self.fileURL, self.lineNumber) = (fileURL, lineNumber)
    }

    public convenience init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }
}

/// What is known of the place of a failure.
public class XCTSourceCodeContext: NSObject {
    public let location: XCTSourceCodeLocation?
    public init(location: XCTSourceCodeLocation?) { self.location = location }
    public convenience override init() { self.init(location: nil) }
}

/// A failure of a test, as matchers of expected failures see it.
public struct XCTIssue {
    public enum IssueType: Int, Sendable {
        case assertionFailure = 0
        case thrownError = 1
        case uncaughtException = 2
        case performanceRegression = 3
        case system = 4
        case unmatchedExpectedFailure = 5
    }

    public var type: IssueType
    /// The words alone; the place isn't among them.
    public var compactDescription: String
    public var detailedDescription: String?
    public var sourceCodeContext: XCTSourceCodeContext
    /// XCTest keeps an error's words here, and not the error: always nil in what matchers are asked about.
    public var associatedError: (any Error)?
    public var attachments: [XCTAttachment]

    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
        attachments: [XCTAttachment] = []
    ) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
        self.associatedError = associatedError
        self.attachments = attachments
    }

    public var description: String { compactDescription }
}
