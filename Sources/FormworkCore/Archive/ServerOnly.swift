// An archive goes to browsers, so it has nothing of the rules that only the server knows.

extension CompiledForm {
    /// The program of a computation as browsers get it: one that always holds in place of a rule that they are not told.
    func publicProgram(of computation: Computation) -> Program {
        isServerOnly(computation) ? Program(constant: .bool(true)) : computation.program
    }

    /// The rule that a node's error comes from is one that only the server knows.
    func isServerOnly(_ error: FieldError, of field: Field) -> Bool {
        guard error.code == .rule, case .number(let number)? = error.parameters.first?.value,
            let place = number.intValue, field.validations.rules.indices.contains(place)
        else { return false }
        return field.validations.rules[place].isServerOnly
    }

    private func isServerOnly(_ computation: Computation) -> Bool {
        let element = elements[computation.element]
        return element.kind == .field && computation.isServerOnly(in: fields[element.content].definition)
    }
}

extension Computation {
    /// Whether this is a rule of a field that only the server knows.
    func isServerOnly(in field: Field) -> Bool {
        let rules = field.validations.rules
        return aspect == .validation && comparison == nil && rules.indices.contains(rule) && rules[rule].isServerOnly
    }
}

extension Field {
    /// The field as browsers get it, without the words of rules that they are not told. The rules keep their places.
    var publicDefinition: Field {
        guard validations.rules.contains(where: { $0.isServerOnly }) else { return self }
        var field = self
        for index in field.validations.rules.indices where field.validations.rules[index].isServerOnly {
            field.validations.rules[index] = AssertionRule("")
        }
        return field
    }
}
