import AppleFoundation

/// Names that end as their type's do.
extension URL {
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let suffix = contentType.suffix(for: pathExtension) else { return self }
        return appendingPathExtension(suffix)
    }
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let isFolder = contentType.conforms(to: .directory)
        let name = (partialName as NSString).appendingPathExtension(for: contentType)
        return appendingPathComponent(name, isDirectory: isFolder)
    }
    public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
}

extension NSString {
    public func appendingPathExtension(for contentType: UTType) -> String {
        guard let suffix = contentType.suffix(for: pathExtension) else { return self as String }
        return (self as String) + "." + suffix
    }
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        appendingPathComponent((partialName as NSString).appendingPathExtension(for: contentType))
    }
}

extension UTType {
    /// What a name lacks to be one of the type's; nothing where its extension is one already.
    fileprivate func suffix(for present: String) -> String? {
        if !present.isEmpty, tags[.filenameExtension]?.contains(present.lowercased()) ?? false { return nil }
        return preferredFilenameExtension
    }
}
