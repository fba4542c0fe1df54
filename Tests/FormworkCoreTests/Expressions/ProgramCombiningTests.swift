import FormworkCore
import FormworkTestSupport
import Testing

/// Programs from programs.
struct ProgramCombiningTests {
    let context = ExpressionFixture()

    @Test func nothingToCombine() {
        #expect(Program.conjunction([]).evaluate(in: context) == .bool(true))
        #expect(Program.disjunction([]).evaluate(in: context) == .bool(false))
    }

    @Test func truthTables() throws {
        let parts = [true, false].map { Program(constant: .bool($0)) } + [Program(constant: .blank)]
        let truths = [true, false, false]
        for (left, first) in zip(parts, truths) {
            #expect(left.negated.holds(in: context) == !first)
            for (right, second) in zip(parts, truths) {
                #expect(Program.conjunction([left, right]).evaluate(in: context) == .bool(first && second))
                #expect(Program.disjunction([left, right]).evaluate(in: context) == .bool(first || second))
                for (last, third) in zip(parts, truths) {
                    let nested = Program.conjunction([left, .disjunction([right, last.negated]).negated, left])
                    #expect(nested.holds(in: context) == (first && !(second || !third)))
                }
            }
        }
    }

    @Test func keepsJumpsConstantsAndReferencesApart() throws {
        let first = try #require(compiled("if($yes, $a, $b) == 7 and concat('x', $name) != 'y'"))
        let second = try #require(compiled("coalesce($none, $a) > 6"))
        let both = Program.conjunction([first, second, first])
        #expect(both.holds(in: context))
        #expect(Set(both.references).count == both.references.count)
        #expect(Set(both.references) == Set(first.references).union(second.references))
        #expect(Program(json: both.json) == both)
    }

    @Test func chosenOptions() {
        let kind = Reference(element: 9)
        let many = Reference(element: 11)
        #expect(Program.isChosen(.text("gold"), of: kind).holds(in: context))
        #expect(!Program.isChosen(.text("lead"), of: kind).holds(in: context))
        #expect(Program.isChosen(.text("blue"), of: many).holds(in: context))
        #expect(Program.isPresent(kind).holds(in: context))
        #expect(!Program.isPresent(Reference(element: 3)).holds(in: context))
    }

    @Test func readsWhatItDependsOn() throws {
        let program = try #require(compiled("$a + $a + $b"))
        #expect(program.references.map { $0.element.position } == [0, 1])
        #expect(try #require(compiled("1 + 2")).isConstant)
    }
}
