// Selectors, associated objects and class look-up are part of Foundation's additions here.
@_exported import AppleFoundation
