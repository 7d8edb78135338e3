import Foundation

// Modes of run loops as Swift 4 called them. Code in that language's mode still may.
extension RunLoop.Mode {
    @available(swift, obsoleted: 4.2, renamed: "default")
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
}

@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode
