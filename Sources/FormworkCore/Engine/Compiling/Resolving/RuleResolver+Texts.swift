extension RuleResolver {
    /// Compiles the texts of an element in which answers stand. Each becomes a program that joins words and answers.
    mutating func resolveTexts(of element: ElementIndex) {
        for text in form.texts[element] ?? [] {
            // The text over an item reads the answers in it. An item without fields has none to read.
            let inItems = form.elements[element].itemScope.flatMap { form.scopes[$0].elements.first }
            guard let owner = text.place == .itemTitle ? inItems : element,
                let program = program(of: text, at: owner, element)
            else { continue }
            let part = RulePart(key: text.place.key, text: text.source, program: program)
            add(
                Computation(
                    element: owner, aspect: .text, program: program, text: text.place, origin: RuleOrigin([part])))
        }
    }

    private mutating func program(
        of text: CollectedText, at owner: ElementIndex, _ element: ElementIndex
    ) -> Program? {
        var builder = ProgramBuilder()
        var isSound = true
        var count = 0
        let separator = FormValue.text(FilledText.separator)
        for part in text.text.parts {
            switch part {
            case .words(let words): builder.emit(constant: .text(words))
            case .sectionTitle: builder.emit(constant: .text(title(of: element)))
            case .number(let start): emitNumber(from: start, in: text.place, at: owner, to: &builder)
            case .answer(let answer):
                guard let reference = reference(to: answer, in: text, at: owner, element) else {
                    isSound = false
                    continue
                }
                // The places of the answers among the marks are found by these characters.
                if text.isMarked { builder.emit(constant: separator) }
                builder.emit(reference)
                if !answer.instead.isEmpty {
                    let jump = builder.emitJump { .jumpIfPresent($0) }
                    builder.emit(constant: .text(answer.instead))
                    builder.land([jump])
                }
                if text.isMarked {
                    builder.emit(constant: separator)
                    count += 2
                }
            }
            count += 1
        }
        builder.emit(.apply(.concat, count: count))
        return isSound ? builder.program : nil
    }

    private func title(of section: ElementIndex) -> String {
        form.elements[section].section.map { form.outline.sections[$0].title } ?? ""
    }

    /// Adds the number of the item. Outside of items the sign for it stays as it is.
    private func emitNumber(
        from start: Int, in place: TextPlace, at owner: ElementIndex, to builder: inout ProgramBuilder
    ) {
        guard let section = form.scopes[form.elements[owner].scope].element else {
            return builder.emit(constant: .text(start == 0 ? ":index" : "{index}"))
        }
        builder.emit(Reference(section, property: .itemIndex))
        builder.emit(constant: .number(DecimalNumber(start)))
        builder.emit(.apply(.add, count: 2))
        // Over an item the number has the digits of the language, as it has without answers.
        if place == .itemTitle, start > 0 { builder.emit(.apply(.formatNumber, count: 1)) }
    }

    /// The reference to an answer in a text; `nil` if it cannot stand there, which is reported.
    private mutating func reference(
        to answer: AnswerText.Answer, in text: CollectedText, at owner: ElementIndex, _ element: ElementIndex
    ) -> Reference? {
        let offset = text.isMarked ? nil : answer.offset
        let name = "${" + answer.name + "}"
        guard let program = expressions.program(name, key: text.place.key, at: owner, element, offset) else {
            return nil
        }
        guard let reference = program.references.first, program.references.count == 1 else { return nil }
        let isAnswer: Bool
        switch reference.property {
        case .value, .optionValue, .optionTitle: isAnswer = true
        case .relevant, .enabled, .itemIndex, .tapped: isAnswer = false
        }
        let field = form.field(at: reference.element)
        guard let field, isAnswer, field.valueKind != .none else {
            let names = form.scope(of: owner).knownNames
            expressions.problems.append(
                DefinitionProblem(
                    .unknownReference, at: element, key: text.place.key, textOffset: offset, found: answer.name,
                    expected: NearestWords.suggest(for: answer.name, among: names)))
            return nil
        }
        guard field.definition.files == nil else {
            expressions.problems.append(
                DefinitionProblem(
                    .textAnswer, at: element, key: text.place.key, textOffset: offset, found: answer.name,
                    expected: [DefinitionProblem.file]))
            return nil
        }
        return reference
    }
}

extension DefinitionProblem {
    /// The value of `expected` of a `textAnswer` that has files.
    package static let file = "file"
}
