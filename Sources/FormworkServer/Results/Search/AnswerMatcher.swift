#if Server
import Formwork
import FormworkCore

/// Decides whether a query finds a submission by its answers.
///
/// The rules are those of pages: what people see is found. They are here and in no store, so all stores find the same.
struct AnswerMatcher {
    private let search: WantedText?
    private let filters: [Wanted]
    private let texts: AnswerTexts

    /// A filter with what its text means.
    private struct Wanted {
        let test: AnswerFilter.Test
        let path: AnswerPath
        let text: WantedText
        let stored: String
        let day: String
        /// Whether that is a day without a time, so that the times of answers do not count.
        let dayAlone: Bool
        let number: DecimalNumber?
        /// The ids of the options with this title; empty if no option has it.
        let options: Set<ExactText>

        init(_ filter: AnswerFilter, _ texts: AnswerTexts) {
            test = filter.test
            path = filter.steps
            text = WantedText(filter.text)
            stored = filter.text
            day = texts.day(filter.text, at: path.pattern)
            dayAlone = CivilDate(day) != nil
            number = texts.number(filter.text, at: path.pattern)
            var options: Set<ExactText> = []
            for (id, titles) in texts.question(at: path.pattern)?.titles ?? [:]
            where titles.contains(where: { [text] in text.isSame(as: $0) }) {
                options.insert(id)
            }
            self.options = options
        }
    }

    init(_ query: SubmissionQuery, _ shown: ShownAnswers?) {
        let texts = AnswerTexts(shown)
        self.texts = texts
        let wanted = WantedText(query.search)
        search = wanted.isBlank ? nil : wanted
        filters = query.filters.map { Wanted($0, texts) }
    }

    /// Whether every submission is found, so that none has to be read.
    var findsAll: Bool { search == nil && filters.isEmpty }

    /// Whether a submission is found.
    ///
    /// - Complexity: linear in its answers.
    func finds(_ submission: Submission) -> Bool {
        if findsAll { return true }
        guard let values = submission.json else {
            // Of a damaged submission no answer is known. It is found by the text that is stored of it.
            return filters.isEmpty && search?.isPart(of: submission.masked.values) == true
        }
        if let search, !hasPart(search, values, at: "") { return false }
        return filters.allSatisfy { holds($0, in: values) }
    }

    /// Whether the filters alone let a submission pass.
    func passes(_ submission: Submission) -> Bool {
        if filters.isEmpty { return true }
        guard let values = submission.json else { return false }
        return filters.allSatisfy { holds($0, in: values) }
    }

    private func hasPart(_ text: WantedText, _ value: JSONValue, at path: String) -> Bool {
        if texts.isHidden(path) { return false }
        if let items = AnswerShape.items(in: value) { return items.contains { hasPart(text, $0, at: path + "[]") } }
        if let members = AnswerShape.members(of: value) {
            return members.contains { hasPart(text, $0.value, at: path.isEmpty ? $0.key : path + "." + $0.key) }
        }
        return texts.texts(of: value, at: path).contains { text.isPart(of: $0) }
    }

    // MARK: Filters

    private func holds(_ wanted: Wanted, in values: JSONValue) -> Bool {
        var isAnswered = false
        let isFound = wanted.path.answers(in: values) { answer, path in
            isAnswered = true
            return compares(wanted, answer, at: path)
        }
        return switch wanted.test {
        case .isAnswered: isAnswered
        case .isBlank: !isAnswered
        default: isFound
        }
    }

    /// Whether an answer is what is wanted. Those that are not there in clear, or that are hidden, are not compared.
    private func compares(_ wanted: Wanted, _ answer: JSONValue, at path: String) -> Bool {
        if texts.isHidden(path) || ProtectedAnswer(answer) != nil || texts.hasLastDigits(answer) { return false }
        switch wanted.test {
        case .isAnswered, .isBlank: return true
        case .contains: return texts.texts(of: answer, at: path).contains { wanted.text.isPart(of: $0) }
        case .equals: return texts.parts(of: answer).contains { equals(wanted, $0, at: path) }
        case .atLeast: return texts.parts(of: answer).contains { !isBefore($0, wanted, orSame: false) }
        case .atMost: return texts.parts(of: answer).contains { isBefore($0, wanted, orSame: true) }
        }
    }

    private func equals(_ wanted: Wanted, _ part: JSONValue, at path: String) -> Bool {
        let stored = texts.storedText(part)
        if !wanted.options.isEmpty { return wanted.options.contains(stored) }
        if let number = part.numberValue, number == wanted.number { return true }
        if part.numberValue == nil, !stored.isEmpty, stored == wanted.stored || same(stored, wanted) == wanted.day {
            return true
        }
        if let file = FormFile(part) { return file.name == wanted.stored }
        // Texts are the same letter by letter. What is written in languages is the same however it is written.
        guard let question = texts.question(at: path), !question.kind.isText else { return false }
        return texts.texts(of: part, at: path).contains { wanted.text.isSame(as: $0) }
    }

    /// Whether a number, a day or a time comes before the one that is wanted. What cannot be compared is on neither side.
    private func isBefore(_ part: JSONValue, _ wanted: Wanted, orSame: Bool) -> Bool {
        if let limit = wanted.number {
            guard let number = part.numberValue else { return !orSame }
            return number < limit || orSame && number == limit
        }
        guard let text = part.stringValue.map({ same($0, wanted) }) else { return !orSame }
        return text < wanted.day || orSame && text == wanted.day
    }

    /// The part of a stored text that is compared with a day or a time: the day alone, if a day without a time is wanted.
    private func same(_ text: String, _ wanted: Wanted) -> String {
        wanted.dayAlone && CivilDateTime(text) != nil ? String(decoding: text.utf8.prefix(10), as: UTF8.self) : text
    }
}
#endif
