import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

struct ProgramJumpTests {
    @Test func aProgramWithAJumpThatNeverLandsIsNotWellFormed() {
        var builder = ProgramBuilder()
        builder.emit(constant: .bool(true))
        let jump = builder.emitJump { .jumpIfPresent($0) }
        builder.emit(constant: .bool(false))
        #expect(!builder.program.isWellFormed)
        builder.land([jump])
        #expect(builder.program.isWellFormed)
        #expect(builder.program.evaluate(in: ExpressionFixture()) == .bool(true))
    }

    @Test func jumpsOfAnAppendedProgramMoveWithIt() throws {
        var part = ProgramBuilder()
        part.emit(constant: .blank)
        let jump = part.emitJump { .jumpIfPresent($0) }
        part.emit(constant: .number(2))
        part.land([jump])
        var whole = ProgramBuilder()
        whole.emit(constant: .number(1))
        whole.append(part.program)
        whole.emit(.apply(.add, count: 2))
        let targets = whole.program.code.compactMap { Instruction(word: $0)?.target }
        #expect(targets == [InstructionIndex(4)])
        #expect(whole.program.evaluate(in: ExpressionFixture()) == .number(3))
    }

    @Test func onlyJumpsAndAttemptsHaveATarget() {
        let target = InstructionIndex(7)
        let jumps: [Instruction] = [
            .jump(target), .jumpUnlessTrue(target), .jumpIfTrue(target), .jumpIfPresent(target), .attempt(target),
        ]
        for jump in jumps {
            #expect(jump.target == target)
            #expect(jump.leading(to: target.next).word == jump.word + 1 << 8)
        }
        let others: [Instruction] = [
            .constant(ConstantIndex(7)), .reference(ReferenceIndex(7)), .matches(PatternIndex(7)),
            .aggregate(AggregateIndex(7)), .list(count: 7), .apply(.add, count: 7),
        ]
        for other in others {
            #expect(other.target == nil)
            #expect(other.leading(to: target.next).word == other.word)
        }
    }
}
