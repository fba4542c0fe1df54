/// Functions that combine programs while a form is compiled, for example if several rules decide about one element.
extension Program {
    /// A program that is true while every part is true. A part that fails is not true, and the others still count.
    public static func conjunction(_ parts: [Program]) -> Program {
        joined(parts, settledBy: false)
    }

    /// A program that is true while any part is true. A part that fails is not true, and the others still count.
    public static func disjunction(_ parts: [Program]) -> Program {
        joined(parts, settledBy: true)
    }

    /// A program that is true while this one is not, also when this one fails.
    public var negated: Program {
        var builder = ProgramBuilder()
        builder.append(self)
        builder.emit(.apply(.not, count: 1))
        return builder.program
    }

    /// A program that is true while an option is chosen, alone or among others.
    public static func isChosen(_ option: FormValue, of reference: Reference) -> Program {
        var builder = ProgramBuilder()
        builder.emit(constant: option)
        builder.emit(reference)
        builder.emit(.apply(.isIn, count: 2))
        return builder.program
    }

    /// A program that is true while the value of a reference is not blank.
    public static func isPresent(_ reference: Reference) -> Program {
        var builder = ProgramBuilder()
        builder.emit(reference)
        builder.emit(.apply(.present, count: 1))
        return builder.program
    }

    private static func joined(_ parts: [Program], settledBy decisive: Bool) -> Program {
        guard let last = parts.last else { return Program(constant: .bool(!decisive)) }
        guard parts.count > 1 else { return last }
        var builder = ProgramBuilder()
        var settled: [OpenJump] = []
        for part in parts.dropLast() {
            builder.append(part)
            settled.append(builder.emitSettling(on: decisive))
        }
        builder.append(last)
        builder.endSettling(settled, on: decisive)
        return builder.program
    }
}
