import ConstraintSolver
import Foundation
import TestEvidence
import Testing

/// `ALLIUM_RANDOM_SYSTEMS=100000 swift test -c release --filter RandomSystemTests` runs as many as one has patience for.
@Suite("Constraint solver / Random systems", .assumed("optional constraints minimise their violation, level by level"))
struct RandomSystemTests {
    static let count = ProcessInfo.processInfo.environment["ALLIUM_RANDOM_SYSTEMS"].flatMap(Int.init) ?? 400

    @Test func `small systems agree with a search of every corner, after each change`() {
        for seed in 0..<Self.count {
            var dice = Dice(seed &* 7 &+ 1)
            var system = RandomSystem(seed: seed, variables: 1 + dice.roll(4), rules: dice.roll(8))
            for step in 0..<4 {
                let mistakes = system.mistakes()
                #expect(mistakes == [], "seed \(seed), step \(step)")
                for _ in 0..<(1 + dice.roll(3)) { system.change() }
            }
        }
    }

    @Test func `systems whose one input changes again and again stay right`() {
        for seed in 0..<Self.count {
            var dice = Dice(seed &* 13 &+ 5)
            let count = 4 + dice.roll(12)
            var system = RandomSystem(seed: seed, variables: count, rules: count / 2 + dice.roll(count))
            for step in 0..<12 {
                system.edit(dice.roll(20) == 0 ? 1 : 0)
                let differences = system.differencesFromFresh()
                #expect(differences == [], "seed \(seed), step \(step)")
                if dice.roll(10) == 0 { system.change() }
            }
        }
    }

    @Test func `systems whose input moves a little at a time stay right, where something is left open as well`() {
        for seed in 0..<Self.count {
            var dice = Dice(seed &* 17 &+ 9)
            let count = 4 + dice.roll(12)
            var system = RandomSystem(seed: seed, variables: count, rules: count / 2 + dice.roll(count))
            var value = Double(dice.roll(41) - 20)
            for step in 0..<30 {
                value += Double(dice.roll(5)) / 4
                system.edit(0, to: value)
                let differences = system.differencesFromFresh()
                #expect(differences == [], "seed \(seed), step \(step)")
                system.solver.checkInvariants()
            }
        }
    }

    @Test func `larger systems are the same whether changed or made anew`() {
        for seed in 0..<Self.count {
            var dice = Dice(seed &* 11 &+ 3)
            let count = 4 + dice.roll(40)
            var system = RandomSystem(seed: seed, variables: count, rules: dice.roll(count * 2))
            for step in 0..<6 {
                let differences = system.differencesFromFresh()
                #expect(differences == [], "seed \(seed), step \(step)")
                for _ in 0..<(1 + dice.roll(4)) { system.change() }
            }
        }
    }
}
