/// The requirements on every type of an app's own. One test of a type covers all of them.
public struct CustomTypeConformance: Sendable {
    /// The type.
    public let type: CustomType
    private let environment: FormEnvironment

    /// Prepares the checks of a type.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - environment: The code that its fields need, such as validators that the base names.
    public init(_ type: CustomType, environment: FormEnvironment = FormEnvironment()) {
        self.type = type
        self.environment = environment
    }

    /// Fills in a field of the type, and checks that the type keeps its promises:
    ///
    /// - forms can have its name, and a form with it has no mistakes;
    /// - a field that was written as JSON and read again is the same;
    /// - right answers are accepted as they are, and wrong ones are not;
    /// - the text of a right answer, typed again, is the same answer;
    /// - a draft keeps a right answer, unless it is a secret.
    ///
    /// - Parameters:
    ///   - right: Answers that pass.
    ///   - wrong: Answers that do not pass.
    /// - Throws: `FormTestFailure` for the first promise that is broken, or the error of a check in the environment.
    public func check(right: [FormValue], wrong: [FormValue]) async throws {
        if !type.hasUsableName { throw FormTestFailure("No form can have the type `\(type.name)`") }
        let definition = FormDefinition("form") { type.field("field", "Field") }
        if let mistake = definition.mistakes.first { throw FormTestFailure(mistake) }
        let json = Array(DefinitionWriter.text(definition).utf8)
        let reading = DefinitionReader.read(json, fileName: "form.json", strict: true, types: [type])
        if reading.definition != definition {
            throw FormTestFailure("The field is another one after it was written as JSON and read again")
        }
        let form = try CompiledForm(definition)
        for value in right { try await accept(value, in: form) }
        for value in wrong {
            let tester = FormTester(form, environment: environment)
            tester.session.set("field", to: value)
            if await submit(tester).isAccepted { throw FormTestFailure("\(value.canonicalText) passes") }
        }
    }

    private func accept(_ value: FormValue, in form: CompiledForm) async throws {
        let name = value.canonicalText
        let tester = FormTester(form, environment: environment)
        tester.session.set("field", to: value)
        let result = await submit(tester)
        guard result.isAccepted else { throw FormTestFailure("\(name) is not accepted: \(result)") }
        let kept = tester.session.value("field")
        guard kept == value else { throw FormTestFailure("\(name) becomes \(kept.canonicalText)") }
        guard let state = tester.session.field(at: "field"), !state.field.isSecret else { return }
        if state.field.type.isTyped {
            let typed = FormTester(form, environment: environment)
            try typed.type(state.text, into: "field")
            guard typed.session.value("field") == value else {
                throw FormTestFailure("The text “\(state.text)” of \(name) is another answer when it is typed")
            }
        }
        let later = FormTester(form, environment: environment)
        later.session.restore(tester.session.snapshot())
        guard later.session.value("field") == value else { throw FormTestFailure("A draft loses \(name)") }
    }

    /// Submits, and lets time pass for checks that wait.
    private func submit(_ tester: FormTester) async -> SubmissionResult {
        await tester.settle()
        return await tester.session.submit()
    }
}
