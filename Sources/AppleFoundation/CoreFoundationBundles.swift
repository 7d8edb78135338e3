// The keys of information files under their old names.
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
public var kCFBundleNameKey: CFString! { "CFBundleName" }
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }

@_silgen_name("swift_retainCount") private func retainCount(_ object: UnsafeMutableRawPointer) -> UInt

/// How many references hold the object. For looking only: the optimiser decides when some of them end.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex {
    guard let cf else { return 0 }
    return CFIndex(bitPattern: retainCount(ObjectPlace.of(cf)))
}
