import TestEvidence
import Testing

@testable import UIKit

@Suite("View controllers / Appearance / State machine")
struct AppearanceStateMachineTests {
    typealias Machine = AppearanceStateMachine

    /// `+` begins to appear, `-` to disappear, `e` ends; what came is written in one letter each: A and D for will, a and d for did.
    private func play(_ script: String, from start: String = "") -> String {
        var machine = Machine()
        func step(_ character: Character) -> String {
            let answer: Machine.Answer
            switch character {
            case "+": answer = machine.begin(appearing: true, animated: true, driver: .hand)
            case "-": answer = machine.begin(appearing: false, animated: true, driver: .hand)
            default: answer = machine.end()
            }
            switch answer {
            case .nothing: return "."
            case .unbalanced: return "!"
            case .call(.willAppear(let animated)): return animated ? "A" : "?"
            case .call(.didAppear(let animated)): return animated ? "a" : "?"
            case .call(.willDisappear(let animated)): return animated ? "D" : "?"
            case .call(.didDisappear(let animated)): return animated ? "d" : "?"
            case .call(.isAppearing): return "i"
            }
        }
        for character in start { _ = step(character) }
        return script.map { step($0) }.joined()
    }

    @Test(
        .oracle("LIFE-A3"),
        arguments: [
            ("", "+", "A"), ("", "+e", "Aa"), ("", "+-", "AD"), ("+", "e", "a"), ("+", "-", "D"), ("+", "-e", "Dd"),
            ("+e", "-", "D"), ("+e", "-e", "Dd"), ("+e", "-+", "DA"), ("+e-", "e", "d"), ("+e-", "+", "A"), ("+e-", "+e", "Aa"),
        ])
    func `follows the measured table of transitions`(start: String, script: String, expected: String) {
        #expect(play(script, from: start) == expected)
    }

    @Test(
        .oracle("CHILD-46"),
        arguments: [("e", "!"), ("+ee", "Aa!"), ("++", "A!"), ("+e--", "AaD!"), ("+-e+e", "ADdAa"), ("++e", "A!a")])
    func `tells calls that don't match`(script: String, expected: String) { #expect(play(script) == expected) }

    @Test(
        .assumed("a begin in the direction already reached has nothing to tell, and its end neither"),
        arguments: [("+e", "+e"), ("", "-e")])
    func `a begin where one already is says nothing`(start: String, script: String) {
        #expect(play(script, from: start) == "..")
    }

    @Test(.documented("UIViewController, figure of valid state transitions"))
    func `every did follows a will of its direction, however calls are mixed`() {
        let calls: [Character] = ["+", "-", "e"]
        var scripts = [""]
        for _ in 0..<7 { scripts = scripts.flatMap { script in calls.map { script + String($0) } } }
        for script in scripts {
            let heard = play(script).filter { $0 != "." && $0 != "!" }
            var last: Character = "d"
            for letter in heard {
                switch letter {
                case "A": #expect(last == "d" || last == "D", "\(script): \(heard)")
                case "D": #expect(last == "a" || last == "A", "\(script): \(heard)")
                case "a": #expect(last == "A", "\(script): \(heard)")
                default: #expect(last == "D", "\(script): \(heard)")
                }
                last = letter
            }
        }
    }

    @Test(.documented("UIViewController.viewIsAppearing(_:)"))
    func `owes one isAppearing for each willAppear`() {
        var machine = Machine()
        #expect(machine.layOut() == nil)
        _ = machine.begin(appearing: true, animated: true, driver: .window)
        #expect(machine.layOut() == .isAppearing(animated: true))
        #expect(machine.layOut() == nil)
        _ = machine.begin(appearing: false, animated: false, driver: .window)
        #expect(machine.layOut() == nil)
        _ = machine.begin(appearing: true, animated: false, driver: .window)
        #expect(machine.layOut() == .isAppearing(animated: false))
    }

    @Test(.documented("UIViewController.viewIsAppearing(_:)"))
    func `one that turned round before its layout is not called`() {
        var machine = Machine()
        _ = machine.begin(appearing: true, animated: true, driver: .window)
        _ = machine.begin(appearing: false, animated: true, driver: .window)
        #expect(machine.layOut() == nil)
    }

    @Test(.oracle("CHILD-S4: each callback once"))
    func `a hand takes over what a window or a parent began`() {
        for driver in [Machine.Driver.window, .parent] {
            var machine = Machine()
            _ = machine.begin(appearing: true, animated: false, driver: driver)
            let generation = machine.generation
            #expect(machine.begin(appearing: true, animated: true, driver: .hand) == .nothing)
            #expect(machine.driver == .hand && machine.generation != generation)
            #expect(machine.end() == .call(.didAppear(animated: false)))
        }
    }

    @Test(
        .assumed("a window or parent leaves alone what goes in its own direction already"), arguments: Machine.Driver.allCases)
    func `nobody repeats a will`(first: Machine.Driver) {
        var machine = Machine()
        _ = machine.begin(appearing: true, animated: true, driver: first)
        #expect(machine.begin(appearing: true, animated: true, driver: .window) == .nothing)
        #expect(machine.begin(appearing: true, animated: true, driver: .parent) == .nothing)
        #expect(machine.driver == first)
    }

    @Test(.oracle("CHILD-43"))
    func `did has the flag of the begin that came last`() {
        var machine = Machine()
        _ = machine.begin(appearing: true, animated: true, driver: .hand)
        #expect(machine.end() == .call(.didAppear(animated: true)))
        _ = machine.begin(appearing: false, animated: true, driver: .hand)
        _ = machine.begin(appearing: true, animated: false, driver: .hand)
        #expect(machine.end() == .call(.didAppear(animated: false)))
    }
}
