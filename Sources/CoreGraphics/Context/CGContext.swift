import AppleFoundation

/// Where drawing goes.
public final class CGContext {
}
