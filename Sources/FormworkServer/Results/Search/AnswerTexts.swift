#if Server
import Formwork
import FormworkCore
import FormworkPresentation

/// The texts of stored answers: as people see them, and as they write them in a search.
///
/// It keeps the controls of questions, so it belongs to one walk through submissions.
final class AnswerTexts {
    private let shown: ShownAnswers?
    private var controls: [ExactText: [TextControl?]] = [:]

    /// - Parameter shown: How the form shows answers; `nil` if the form is not known, and they are as they are stored.
    init(_ shown: ShownAnswers?) {
        self.shown = shown
    }

    /// The question at a path with empty brackets for items; `nil` for an answer that the form does not ask for.
    func question(at path: String) -> ShownQuestion? { shown?.question(at: path) }

    /// Whether the answer at a path may never be looked at.
    func isHidden(_ path: String) -> Bool { shown?.isHidden(path) ?? false }

    /// All texts by which people know an answer.
    ///
    /// - Parameters:
    ///   - answer: One answer, with several options or files perhaps. One that is not there in clear has no text.
    ///   - path: Its path, with empty brackets for items.
    func texts(of answer: JSONValue, at path: String) -> [String] {
        if isHidden(path) || ProtectedAnswer(answer) != nil || answer.isNull || hasLastDigits(answer) { return [] }
        var own: [String] = []
        if let words = shown?.words?(path, FormValue(answer)) { own = [words] }
        return own + parts(of: answer).flatMap { partTexts($0, at: path) }
    }

    /// The options, files or texts of an answer that has several; else the answer alone.
    func parts(of answer: JSONValue) -> [JSONValue] {
        FormFile(answer) == nil ? answer.arrayValue ?? [answer] : [answer]
    }

    /// The answer as the first language writes it.
    func text(of answer: JSONValue, at path: String) -> String {
        if hasLastDigits(answer) { return storedText(answer) }
        if isHidden(path) || ProtectedAnswer(answer) != nil { return answer.isNull ? "" : ProtectedAnswer.mask }
        if let words = shown?.words?(path, FormValue(answer)) { return words }
        let separator = shown?.writings.first?.messages.listSeparator ?? "; "
        return parts(of: answer).compactMap { part in
            if ProtectedAnswer(part) != nil { return ProtectedAnswer.mask }
            // The titles of options come first, then what is written in languages, then what is stored.
            let texts = partTexts(part, at: path)
            return question(at: path)?.titles[storedText(part)] == nil
                ? texts.dropFirst().first ?? texts.first : texts.first
        }.joined(separator: separator)
    }

    /// The texts of one option, file, text, number, or yes or no. What is stored comes first, unless an option has a title for it.
    private func partTexts(_ part: JSONValue, at path: String) -> [String] {
        if let file = FormFile(part) { return [file.name] }
        let question = question(at: path)
        if let titles = question?.titles[storedText(part)] { return titles }
        switch part.content {
        case .null: return []
        case .bool(let isOn):
            let words = shown?.writings.map { $0.messages.text(isOn ? "ui.yes" : "ui.no") } ?? []
            return [storedText(part)] + words
        case .number(let number):
            return [number.description]
                + written(at: path) { writing, control in
                    if let control { return control.display(.number(number)) }
                    let text = writing.locale.format(number, grouping: true)
                    return question?.countsMinutes == true ? text + " " + writing.messages.text("ui.minutes") : text
                }
        case .string(let text):
            return [text]
                + written(at: path) { writing, control in
                    if question?.hasDays == true, let day = writing.locale.shown(text, pattern: question?.pattern ?? "")
                    {
                        return day
                    }
                    return control.map { $0.display(.text(text)) }
                }
        case .array, .object: return [part.text()]
        }
    }

    /// The texts in the languages, one for each.
    private func written(
        at path: String, _ text: (ShownAnswers.Writing, TextControl?) -> String?
    ) -> [String] {
        guard let shown, question(at: path) != nil else { return [] }
        return zip(shown.writings, controls(at: path)).compactMap { text($0, $1) }
    }

    /// The controls that lay out the texts of a question, one for each language.
    private func controls(at path: String) -> [TextControl?] {
        if let known = controls[path] { return known }
        let question = question(at: path)
        let made = (shown?.writings ?? []).map { writing -> TextControl? in
            guard let rule = question?.rule, question?.countsMinutes == false else { return nil }
            return TextControl.make(rule, locale: writing.locale, currentYear: shown?.year ?? 2_000)
        }
        controls[ExactText(path)] = made
        return made
    }

    // MARK: Reading

    /// The number that a person wrote; `nil` for any other text.
    ///
    /// - Parameter path: The question that it is compared with.
    func number(_ text: String, at path: String) -> DecimalNumber? {
        for (writing, control) in zip(shown?.writings ?? [], controls(at: path))
        where question(at: path)?.kind.isNumber == true {
            if case .number(let number)? = control?.reading(text).value { return number }
            if let number = writing.locale.parseNumber(text) { return number }
        }
        return question(at: path)?.kind.isCivil == true ? nil : DecimalNumber(text)
    }

    /// The day or time that a person wrote, as it is stored; the text itself for any other text.
    func day(_ text: String, at path: String) -> String {
        guard let question = question(at: path), question.kind.isCivil, CivilDate(text) == nil else { return text }
        for writing in shown?.writings ?? [] {
            let found =
                question.kind == .time
                ? writing.locale.parseTime(text)?.description
                : writing.locale.parseDate(text, pattern: question.pattern, currentYear: shown?.year ?? 2_000)?
                    .description
            if let found { return found }
        }
        return text
    }

    /// Whether an answer is what is stored of the number of a card. Nobody finds a card by its last digits, also where the form is
    /// not known.
    func hasLastDigits(_ answer: JSONValue) -> Bool { ProtectedAnswer.isCardEnd(answer) }

    /// A yes or no, an id or a text as the store has it.
    func storedText(_ part: JSONValue) -> String {
        switch part.content {
        case .bool(let isOn): isOn ? "true" : "false"
        case .number(let number): number.description
        case .string(let text): text
        case .null, .array, .object: ""
        }
    }
}

extension LocaleRecord {
    /// Writes the canonical text of a day, a time or both; `nil` for any other text.
    ///
    /// - Parameter pattern: The author's pattern; blank for that of the language, with the name of the month.
    fileprivate func shown(_ text: String, pattern: String) -> String? {
        let isOwn = pattern.isEmpty
        if let time = CivilTime(text) { return format(time, pattern: isOwn ? timePattern : pattern) }
        if let date = CivilDate(text) { return format(date, pattern: isOwn ? longDatePattern : pattern) }
        return CivilDateTime(text).map {
            format($0, pattern: isOwn ? longDatePattern + " " + timePattern : pattern)
        }
    }
}
#endif
