import AppleFoundation
import UIKit

/// Storyboards and xibs in the form that is loaded without reading XML.
public enum InterfaceCompiler {
    /// Writes that form beside the file, where UIKit looks for it first. Throws what makes the file unusable.
    public static func compile(_ file: URL) throws { try NibReading.compile(at: file.path) }
}
