// swift-format-ignore-file
import AppleFoundation

/// A delegate that is called often: one method that must be there, one that may be, and one that no listener has.
      protocol BellDelegate: AnyObject {
    func bell(_ bell: Bell, mustRing number: Int)
                                                               
                                                                
}

final class Bell: NSObject {
    var delegate: BellDelegate?

    @inline(never) func ringRequired(_ number: Int) { delegate?.bell(self, mustRing: number) }
    @inline(never) func ringOptional(_ number: Int) { delegate?.`bell(_:didRing:)`?(self, number) }
    @inline(never) func ringMissing(_ number: Int) { delegate?.`bell(_:didBreak:)`?(self, number) }
private enum __ObjC2 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Bell.self }, "DispatchProofs.Bell") { r in _ = r } } } }

final class Listener: NSObject, BellDelegate {
    var sum = 0

    @inline(never) func bell(_ bell: Bell, mustRing number: Int) { sum += number }
    @inline(never) func bell(_ bell: Bell, didRing number: Int) { sum += number }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Listener.self); switch i { case 0: return _objcRet(o.bell(_objcArg(a, 0, (Bell).self), didRing: _objcArg(a, 1, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Listener.self }, "DispatchProofs.Listener") { r in r.c("-bell:didRing:", call); r.t("bell:didRing:", { unsafeDowncast($0, to: Listener.self).bell($1, didRing: $2) } as @MainActor (AnyObject, Bell, Int) -> Void, as: ((AnyObject, Bell, Int) -> Void).self) } } } }

/// With a second class the compiler cannot know whose method a call will find.
final class Echo: NSObject, BellDelegate {
    var last = 0

    func bell(_ bell: Bell, mustRing number: Int) { last = number }
private enum __ObjC4 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Echo.self }, "DispatchProofs.Echo") { r in _ = r } } } }

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension BellDelegate { @inline(__always) var `bell(_:didRing:)`: ((Bell, Int) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "bell:didRing:", ((AnyObject, Bell, Int) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension BellDelegate { @inline(__always) var `bell(_:didBreak:)`: ((Bell, Int) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "bell:didBreak:", ((AnyObject, Bell, Int) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
