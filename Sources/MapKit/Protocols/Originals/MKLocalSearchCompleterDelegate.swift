// swift-format-ignore-file
import AppleFoundation

/// Hears what a completer has found.
@objc public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    @objc(completerDidUpdateResults:)
    optional func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    @objc(completer:didFailWithError:)
    optional func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: Error)
}
