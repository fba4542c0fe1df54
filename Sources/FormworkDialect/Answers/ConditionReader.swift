import FormworkCore

/// Reads the program of a condition as a condition on the answers of one scope, if JSON Schema can say it.
///
/// It runs the program with answers that are not known. At a jump it follows both ways. Calculations, the clock, and answers in
/// other scopes cannot be said.
struct ConditionReader {
    let form: CompiledForm
    let scope: ScopeIndex
    /// How many ways may still be followed.
    private var waysLeft = 64

    init(_ form: CompiledForm, _ scope: ScopeIndex) {
        (self.form, self.scope) = (form, scope)
    }

    /// A value on the stack of the program.
    private enum Value {
        case known(FormValue)
        case answer(ElementIndex)
        case condition(AnswerCondition)
    }

    /// When the result of a program is `true`; `nil` if that cannot be said.
    mutating func condition(_ program: Program) -> AnswerCondition? {
        if !program.aggregates.isEmpty { return nil }
        return run(program, from: InstructionIndex(0), [])
    }

    private mutating func run(_ program: Program, from start: InstructionIndex, _ values: [Value]) -> AnswerCondition? {
        waysLeft -= 1
        guard waysLeft > 0 else { return nil }
        var stack = values
        var position = start
        while position < program.code.endIndex {
            guard let instruction = Instruction(word: program.code[position]) else { return nil }
            position = position.next
            switch instruction {
            case .constant(let index):
                guard index < program.constants.endIndex else { return nil }
                stack.append(.known(program.constants[index]))
            case .reference(let index):
                guard index < program.references.endIndex, let value = value(of: program.references[index]) else {
                    return nil
                }
                stack.append(value)
            case .list(let count):
                guard let values = taken(count, from: &stack) else { return nil }
                var list: [FormValue] = []
                for value in values {
                    guard case .known(let value) = value else { return nil }
                    list.append(value)
                }
                stack.append(.known(.list(list.flattened)))
            case .apply(let operation, let count):
                guard let operands = taken(count, from: &stack), let result = apply(operation, operands) else {
                    return nil
                }
                stack.append(result)
            case .jump(let target): position = target
            case .jumpUnlessTrue(let target):
                return branch(program, &stack, ifTrue: position, otherwise: target)
            case .jumpIfTrue(let target):
                return branch(program, &stack, ifTrue: target, otherwise: position)
            // An attempt only matters to operations that can fail. None of these is read here.
            case .attempt: break
            case .jumpIfPresent, .matches, .aggregate: return nil
            }
        }
        return stack.popLast().flatMap { truth($0) }
    }

    private mutating func branch(
        _ program: Program, _ stack: inout [Value], ifTrue: InstructionIndex, otherwise: InstructionIndex
    ) -> AnswerCondition? {
        guard let test = stack.popLast().flatMap({ truth($0) }) else { return nil }
        if case .always = test { return run(program, from: ifTrue, stack) }
        if case .never = test { return run(program, from: otherwise, stack) }
        guard let then = run(program, from: ifTrue, stack), let other = run(program, from: otherwise, stack) else {
            return nil
        }
        // `a and b` leads to `false` otherwise, and `a or b` to `true`.
        if case .never = other { return test.and(then) }
        if case .always = then { return test.or(other) }
        return test.and(then).or(test.negated.and(other))
    }

    private func taken(_ count: Int, from stack: inout [Value]) -> [Value]? {
        guard count <= stack.count else { return nil }
        let values = Array(stack.suffix(count))
        stack.removeLast(count)
        return values
    }

    // MARK: Answers

    private func value(of reference: Reference) -> Value? {
        let element = reference.element
        guard case .near(up: 0) = reference.route, form.elements[element].scope == scope else { return nil }
        switch reference.property {
        case .relevant: return isAlwaysShown(element) ? .known(.bool(true)) : nil
        case .value, .optionValue:
            // The result of a formula may be of any kind, and a choice that is not offered any more may still be read.
            let rules = form.elements[element].rules
            guard let field = form.field(at: element), isAmongValues(field, element), rules.value == nil,
                rules.options == nil
            else { return nil }
            // Formulas calculate with the values of options, which are not among the answers.
            let hasValues = field.written.contains { !$0.value.isBlank }
            return reference.property == .optionValue && hasValues ? nil : .answer(element)
        case .optionTitle, .enabled, .itemIndex, .tapped: return nil
        }
    }

    /// Whether the values have the answer exactly when rules read it.
    private func isAmongValues(_ field: CompiledField, _ element: ElementIndex) -> Bool {
        if field.definition.send == .nothing || form.secrets[element] || field.valueKind == .none { return false }
        return form.definition.whenHidden != .keep || isAlwaysShown(element)
    }

    private func isAlwaysShown(_ element: ElementIndex) -> Bool {
        form.elements.selfAndAncestors(of: element).allSatisfy { place in
            form.elements[place].rules.visible == nil && form.initialFlags(of: place).contains(.ownVisible)
        }
    }

    private func path(of element: ElementIndex) -> [String] { form.name(of: element).dottedParts }

    private func present(_ element: ElementIndex) -> AnswerCondition {
        .fits(path(of: element), ["not": ["type": "null"]])
    }

    /// When a value is `true`.
    private func truth(_ value: Value) -> AnswerCondition? {
        switch value {
        case .known(let value): return value == .bool(true) ? .always : .never
        case .condition(let condition): return condition
        case .answer(let element): return .fits(path(of: element), ["const": true])
        }
    }

    // MARK: Operations

    private func apply(_ operation: Operation, _ operands: [Value]) -> Value? {
        switch operation {
        case .truth: return operands.first.flatMap { truth($0) }.map { .condition($0) }
        case .not: return operands.first.flatMap { truth($0) }.map { .condition($0.negated) }
        case .present, .missing:
            guard operands.count == 1, case .answer(let element) = operands[0] else { return nil }
            let isThere = present(element)
            return .condition(operation == .present ? isThere : isThere.negated)
        case .equal, .notEqual:
            guard operands.count == 2, let isEqual = equality(operands[0], operands[1]) else { return nil }
            return .condition(operation == .equal ? isEqual : isEqual.negated)
        case .isIn: return membership(operands).map { .condition($0) }
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            return comparison(operation, operands).map { .condition($0) }
        default: return nil
        }
    }

    private func equality(_ left: Value, _ right: Value) -> AnswerCondition? {
        switch (left, right) {
        case (.answer(let element), .known(let value)), (.known(let value), .answer(let element)):
            if value.isMissing { return present(element).negated }
            return fits(element, [value])
        default: return nil
        }
    }

    /// A choice among constants, or a constant among the choices.
    private func membership(_ operands: [Value]) -> AnswerCondition? {
        guard operands.count == 2 else { return nil }
        switch (operands[0], operands[1]) {
        case (.answer(let element), .known(.list(let list))): return fits(element, list)
        case (.known(let value), .answer(let element)):
            guard let field = form.field(at: element), !value.isMissing else { return nil }
            if field.valueKind != .options { return fits(element, [value]) }
            guard field.definition.files == nil, let id = field.optionID(value.canonicalText) else { return nil }
            return .fits(path(of: element), ["contains": ["const": id.json]])
        default: return nil
        }
    }

    /// When the answer is one of some constants; `nil` if values of other kinds may be equal to them.
    private func fits(_ element: ElementIndex, _ values: [FormValue]) -> AnswerCondition? {
        guard let field = form.field(at: element) else { return nil }
        var constants: [JSONValue] = []
        for value in values where !value.isMissing {
            switch (field.valueKind, value) {
            case (.option, .bool), (.option, .number):
                // `true` equals 1, although they are different choices.
                guard let id = field.optionID(value.canonicalText), !field.mixesNumbers else { return nil }
                constants.append(id.json)
            case (.option, _):
                // A text that equals no option is never chosen, if the options are known.
                if let id = field.optionID(value.canonicalText) {
                    constants.append(id.json)
                } else if field.definition.optionSource != nil {
                    return nil
                }
            case (.bool, .bool), (.integer, .number), (.number, .number): constants.append(value.json)
            case (.text, .text), (.date, .text), (.time, .text), (.dateTime, .text):
                constants.append(value.json)
            default: return nil
            }
        }
        guard let first = constants.first else { return .never }
        let schema: JSONValue = constants.count == 1 ? ["const": first] : ["enum": .array(constants)]
        return .fits(path(of: element), schema)
    }

    private func comparison(_ operation: Operation, _ operands: [Value]) -> AnswerCondition? {
        guard operands.count == 2 else { return nil }
        var key: String
        let (element, limit): (ElementIndex, DecimalNumber)
        switch (operands[0], operands[1]) {
        case (.answer(let answer), .known(.number(let number))):
            (element, limit, key) = (answer, number, Self.keys(operation).0)
        case (.known(.number(let number)), .answer(let answer)):
            (element, limit, key) = (answer, number, Self.keys(operation).1)
        default: return nil
        }
        guard let kind = form.field(at: element)?.valueKind, kind.isNumber else { return nil }
        return .fits(
            path(of: element), .object([JSONMember("type", "number"), JSONMember(key, .number(limit))]))
    }

    /// The keyword for a comparison with the answer at the left, and with the answer at the right.
    private static func keys(_ operation: Operation) -> (String, String) {
        switch operation {
        case .less: ("exclusiveMaximum", "exclusiveMinimum")
        case .lessOrEqual: ("maximum", "minimum")
        case .greater: ("exclusiveMinimum", "exclusiveMaximum")
        default: ("minimum", "maximum")
        }
    }
}

extension CompiledField {
    /// Whether some options are `true` or `false`, and others numbers.
    fileprivate var mixesNumbers: Bool {
        let (flags, numbers) = written.reduce(into: (false, false)) { found, option in
            if case .bool = option.id { found.0 = true }
            if case .number = option.id { found.1 = true }
        }
        return flags && numbers
    }
}

extension String {
    /// The parts of an id between its points.
    var dottedParts: [String] {
        utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
