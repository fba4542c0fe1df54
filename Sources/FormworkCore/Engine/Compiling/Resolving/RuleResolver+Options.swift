extension RuleResolver {
    /// Compiles the conditions under which options are offered: the field's condition, in which `$option` is the
    /// option, and the condition of each option.
    mutating func resolveOptions(of field: SharedField, at element: ElementIndex) {
        if let path = field.optionSource?.field, !path.isEmpty {
            return resolveAnswerOptions(path, of: field, at: element)
        }
        let options = field.definition.options
        let isConditional = options.contains { !$0.visibleWhen.isEmpty || $0.isDisabled }
        guard isConditional || !field.definition.optionsWhen.isEmpty else { return }
        let shared = expressions.program(
            field.definition.optionsWhen, key: "options_when", at: element, expecting: .bool, isInOptions: true)
        guard mayBind(shared, to: options, at: element) else { return }
        var choices: [Program] = []
        for option in options {
            var parts: [Program] = []
            if let shared { parts.append(shared.bound(to: option)) }
            if let own = expressions.program(
                option.visibleWhen, key: "options", at: element, expecting: .bool, isOfOption: true)
            {
                parts.append(own)
            }
            // The engine never offers an option that cannot be chosen. Renderers draw it beside the others.
            if option.isDisabled { parts.append(.never) }
            choices.append(Program.conjunction(parts))
        }
        add(Computation(element: element, aspect: .options, program: .reading(choices), choices: choices))
    }
}

extension Program {
    /// A program that is only needed for its references, which say what other programs depend on.
    static func reading(_ programs: [Program]) -> Program {
        let references = programs.reduce(into: Set<Reference>()) { $0.formUnion($1.references) }
        let sources = references.sorted { ($0.element, $0.packed) < ($1.element, $1.packed) }
        let readsClock = programs.contains { $0.readsClock }
        let instruction = readsClock ? Instruction.apply(.now, count: 0) : .constant(ConstantIndex(0))
        return Program(code: [instruction.word], constants: [.blank], references: IndexedArray(sources))
    }
}

extension RuleResolver {
    /// The maximum number of instructions of the conditions of all options together that read `$option`. Each option
    /// has its own copy.
    static let optionInstructionLimit = 2_000_000

    /// Checks that the condition of a field's options is short enough for their number.
    private mutating func mayBind(
        _ condition: Program?, to options: [FieldOption], at element: ElementIndex
    ) -> Bool {
        guard let condition, condition.readsOption else { return true }
        optionInstructions += condition.code.count * options.count
        if optionInstructions <= Self.optionInstructionLimit { return true }
        expressions.problems.append(
            DefinitionProblem(
                .wrongValue, at: element, key: "options_when", found: String(optionInstructions),
                expected: ["at most " + String(Self.optionInstructionLimit) + " steps for all options together"]))
        return false
    }
}

extension ElementIndex {
    /// The element of `$option`, which is the option whose condition is evaluated. No form has so many elements.
    fileprivate static let option = ElementIndex(rawValue: .max)
}

extension Reference {
    /// `$option` in a condition. `Program.bound(to:)` replaces it by an option.
    static let option = Reference(.option)
}

extension Program {
    /// A condition that is never true.
    fileprivate static var never: Program {
        Program(constant: .bool(false))
    }

    /// Whether the program reads `$option`.
    fileprivate var readsOption: Bool { references.contains { $0.element == .option } }

    /// The program with `$option` replaced by an option.
    fileprivate func bound(to option: FieldOption) -> Program {
        guard readsOption else { return self }
        var constants = constants
        var kept: IndexedArray<ReferenceIndex, Reference> = []
        let code = code.map { word -> Int32 in
            guard case .reference(let index)? = Instruction(word: word) else { return word }
            let reference = references[index]
            guard reference.element == .option else {
                defer { kept.append(reference) }
                return Instruction.reference(kept.endIndex).word
            }
            defer { constants.append(option.reading(reference.property)) }
            return Instruction.constant(constants.endIndex).word
        }
        return Program(code: IndexedArray(code), constants: constants, references: kept, patterns: patterns)
    }
}

extension FieldOption {
    fileprivate func reading(_ property: Reference.Property) -> FormValue {
        switch property {
        case .optionValue: value.isBlank ? id : value
        case .optionTitle: .text(title)
        default: id
        }
    }
}
