public import FormworkCore

/// Makes sentences of explanations for authors of forms.
///
/// Explanations and their sentences contain answers, so they are for a developer's screen and not for a log. The
/// wording may change at any time; programs should read `Explanation`.
public struct ExplanationWriter: Sendable {
    private let words: MessageCatalog

    /// Makes a writer.
    ///
    /// - Parameter language: A BCP 47 tag. English is used if there are no words in this language.
    public init(language: String = "en") {
        let language = MessageCatalogs.catalog(for: language).language
        words = Explanations.all.first { $0.language == language } ?? EnglishExplanations.catalog
    }

    /// Writes one sentence, such as «“Name” is hidden because its section “Guarantors” is visible only while
    /// `$guaranteed`; guaranteed is false.»
    public func sentence(for explanation: Explanation) -> String {
        var parameters = [
            ErrorParameter("title", .text(explanation.subject.title)),
            ErrorParameter("value", .text(written(explanation.value, isConcealed: isConcealed(explanation)))),
        ]
        let key = explanation.aspect.rawValue + (explanation.holds ? ".yes" : ".no")
        guard !explanation.causes.isEmpty else { return words.text(key + ".plain", parameters) }
        let reasons = explanation.causes.map { reason($0, in: explanation) }
        let inputs = inputs(of: explanation.causes)
        parameters.append(ErrorParameter("reasons", .text(reasons.joined(separator: words.text("and")) + inputs)))
        return words.text(key, parameters)
    }

    private func reason(_ cause: Explanation.Cause, in explanation: Explanation) -> String {
        var parameters = [
            ErrorParameter("it", .text(name(of: cause.element, in: explanation))),
            ErrorParameter("rule", .text(cause.text)), ErrorParameter("key", .text(cause.key)),
        ]
        switch cause.kind {
        case .target:
            parameters.append(ErrorParameter("source", .text(cause.source?.title ?? "")))
            parameters.append(ErrorParameter("option", .text(cause.option)))
            let source = words.text(cause.option.isEmpty ? "target.field" : "target.option", parameters)
            parameters.append(ErrorParameter("who", .text(source)))
            let condition = cause.text.isEmpty ? "" : words.text("target.condition", parameters)
            return words.text("target." + (cause.action?.rawValue ?? ""), parameters) + condition
        case .condition, .formula, .overridden:
            let key = cause.kind.rawValue + (cause.kind == .condition ? "." + cause.key : "")
            return words.text(cause.text.isEmpty ? key + ".untold" : key, parameters)
        case .flag: return words.text("flag." + cause.key, parameters)
        case .error: return cause.text
        case .default, .loaded, .answered, .malformed: return words.text(cause.kind.rawValue, parameters)
        }
    }

    /// The name of an element in the sentence: "it" for the subject of the explanation, and a description for an
    /// element around it.
    private func name(of element: Explanation.Element, in explanation: Explanation) -> String {
        if element == explanation.subject { return words.text("it") }
        return words.text("its." + element.kind.rawValue, [ErrorParameter("title", .text(element.title))])
    }

    /// The inputs in the sentence, such as "; guaranteed is false, amount is 5". Each input is there once.
    private func inputs(of causes: [Explanation.Cause]) -> String {
        var seen: [String] = []
        var facts: [String] = []
        for input in causes.flatMap(\.inputs) where !seen.contains(input.path) {
            seen.append(input.path)
            let value = written(input.value, isConcealed: input.isConcealed)
            facts.append(
                words.text(
                    "input", [ErrorParameter("path", .text(input.path)), ErrorParameter("value", .text(value))]))
        }
        return facts.isEmpty ? "" : words.text("inputs") + facts.joined(separator: words.text("comma"))
    }

    private func isConcealed(_ explanation: Explanation) -> Bool { explanation.holds && explanation.value.isBlank }

    private func written(_ value: FormValue, isConcealed: Bool) -> String {
        if isConcealed { return words.text("concealed") }
        switch value {
        case .blank: return words.text("blank")
        case .bool(let flag): return words.text(flag ? "true" : "false")
        case .number(let number): return number.description
        case .text(let text): return words.text("quoted", [ErrorParameter("text", .text(text.excerpt))])
        case .list(let list):
            let shown = list.prefix(10).map { written($0, isConcealed: false) }
            return shown.joined(separator: words.text("comma")) + (list.count > 10 ? "…" : "")
        }
    }
}
