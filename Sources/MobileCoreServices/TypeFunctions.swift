import AppleFoundation
@_exported import UniformTypeIdentifiers

public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

// What was asked of types before they were values. Functions with "create" and "copy" in their names hand over what they return.

public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    types(inTagClass, inTag, inConformingToUTI).first.map { .passRetained($0.identifier as CFString) }
}

public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
    let found = types(inTagClass, inTag, inConformingToUTI)
    return found.isEmpty ? nil : .passRetained(found.map(\.identifier) as CFArray)
}

public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    tags(inUTI, inTagClass).first.map { .passRetained($0 as CFString) }
}

public func UTTypeCopyAllTagsWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFArray>? {
    let found = tags(inUTI, inTagClass)
    return found.isEmpty ? nil : .passRetained(found as CFArray)
}

public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
    UTType(inUTI as String)?.localizedDescription.map { .passRetained($0 as CFString) }
}

public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else { return false }
    return type.conforms(to: other)
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDynamic ?? false }
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDeclared ?? false }

private func types(_ tagClass: CFString, _ tag: CFString, _ supertype: CFString?) -> [UTType] {
    UTType.types(
        tag: tag as String, tagClass: UTTagClass(rawValue: tagClass as String),
        conformingTo: supertype.flatMap { UTType($0 as String) })
}

private func tags(_ identifier: CFString, _ tagClass: CFString) -> [String] {
    UTType(identifier as String)?.tags[UTTagClass(rawValue: tagClass as String)] ?? []
}
