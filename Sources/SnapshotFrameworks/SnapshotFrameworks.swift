/// What pointfreeco's SnapshotTesting imports of frameworks that aren't here: CoreImage, Accelerate and Metal as far as it compares pictures
/// with them, SceneKit, SpriteKit and WebKit as far as it asks whether a view is theirs. The source adapter imports this module for
/// them in that library alone: everywhere else those frameworks are absent, and `canImport` says so.
@_exported import AppleFoundation
@_exported import CoreGraphics
