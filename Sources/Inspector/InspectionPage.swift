import AppleFoundation
import CPage
import UIKit

/// An inspection as one file for browsers: the screen exploded into its views, and what is known of each. It needs nothing else, so
/// that a failed test can carry it.
@MainActor package struct InspectionPage {
    package let inspection: Inspection
    /// A picture of the screen at that moment.
    private let picture: Data
    private let pictures: [Int: Data]
    /// Somebody takes edits, and answers them with another page.
    private let isLive: Bool

    package init(_ look: (inspection: Inspection, subjects: InspectedViews), picture: Data, isLive: Bool = false) {
        inspection = look.inspection
        self.picture = picture
        self.isLive = isLive
        pictures = ViewPictures.all(of: look.inspection, look.subjects)
    }

    package var html: String {
        var count = 0
        guard let bytes = allium_page_file("inspection.html", &count) else { return "" }
        var page = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        // Nothing that an app shows can end the element that it stands in.
        let json = String(decoding: inspection.json, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003C")
        let views = pictures.sorted { $0.key < $1.key }.map { "\"\($0)\":\"\($1.base64EncodedString())\"" }
        // What is put in last is not looked at again.
        page = page.replacingOccurrences(of: "\"LIVE\"", with: "\(isLive)")
        page = page.replacingOccurrences(of: "\"PICTURES\"", with: "{" + views.joined(separator: ",") + "}")
        page = page.replacingOccurrences(of: "PICTURE", with: picture.base64EncodedString())
        return page.replacingOccurrences(of: "\"INSPECTION\"", with: json)
    }
}
