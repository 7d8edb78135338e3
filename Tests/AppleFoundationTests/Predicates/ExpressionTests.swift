import AppleFoundation
import TestEvidence
import Testing

/// What predicates are made of.
@Suite("AppleFoundation / Predicates / Expressions", .documented("NSExpression, NSComparisonPredicate, NSCompoundPredicate"))
struct ExpressionTests {
    @Test func `a comparison has its two sides and its operator`() throws {
        let predicate = try #require(NSPredicate(format: "$age >= 18") as? NSComparisonPredicate)
        #expect(predicate.leftExpression.expressionType == .variable && predicate.leftExpression.variable == "age")
        #expect("\(predicate.leftExpression)" == "$age")
        #expect(predicate.rightExpression.expressionType == .constantValue)
        #expect(predicate.rightExpression.constantValue as? Int == 18)
        #expect(predicate.predicateOperatorType == .greaterThanOrEqualTo)
        #expect(predicate.evaluate(with: nil, substitutionVariables: ["age": 20]))
        #expect(!predicate.evaluate(with: nil, substitutionVariables: ["age": 2]))
        #expect(predicate.predicateFormat == "$age >= 18")
        let text = try #require(NSPredicate(format: "ANY names BEGINSWITH[cd] 'A'") as? NSComparisonPredicate)
        #expect(text.comparisonPredicateModifier == .any && text.options == [.caseInsensitive, .diacriticInsensitive])
    }

    @Test func `parts of a compound are predicates, as deep as it goes`() throws {
        let predicate = try #require(NSPredicate(format: "a == 1 AND (b == 2 OR NOT c == 3)") as? NSCompoundPredicate)
        #expect(predicate.compoundPredicateType == .and && predicate.subpredicates.count == 2)
        let inner = try #require(predicate.subpredicates[1] as? NSCompoundPredicate)
        #expect(inner.compoundPredicateType == .or)
        #expect((inner.subpredicates[1] as? NSCompoundPredicate)?.compoundPredicateType == .not)
        #expect((inner.subpredicates[0] as? NSComparisonPredicate)?.leftExpression.keyPath == "b")
        #expect(predicate.evaluate(with: ["a": 1, "b": 0, "c": 0]) && !predicate.evaluate(with: ["a": 1, "b": 0, "c": 3]))
        #expect("\(predicate)".hasPrefix("a == 1 AND (b == 2 OR "))
    }

    @Test func `a path from a variable is a function`() throws {
        let predicate = try #require(NSPredicate(format: "$row.length > 2") as? NSComparisonPredicate)
        #expect(predicate.leftExpression.expressionType == .function && "\(predicate.leftExpression)" == "$row.length")
    }

    @Test func `expressions have values`() {
        #expect(NSExpression(format: "1 + 2 * 3").expressionValue(with: nil, context: nil) as? Int == 7)
        #expect(NSExpression(forKeyPath: "name").expressionValue(with: ["name": "Ada"], context: nil) as? String == "Ada")
        #expect(NSExpression(forConstantValue: 4).constantValue as? Int == 4)
        let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forConstantValue: [1, 2, 3])])
        #expect(sum.expressionValue(with: nil, context: nil) as? Int == 6)
        #expect(NSExpression(forVariable: "x").expressionValue(with: nil, context: ["x": 5]) as? Int == 5)
        #expect(NSExpression(format: "a + b").arguments?.count == 2)
        #expect(NSExpression.expressionForEvaluatedObject().expressionValue(with: "it", context: nil) as? String == "it")
    }
}
