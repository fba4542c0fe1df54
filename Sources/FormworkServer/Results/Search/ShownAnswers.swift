#if Server
import Formwork
public import FormworkCore
import FormworkDialect
import FormworkPresentation

/// How a form shows stored answers to people: choices by the titles of their options, and days, times and numbers as they are
/// written in some languages. So people find answers by what they see.
///
/// Sensitive answers and secrets are not shown, and so nobody finds them, also where an earlier version of the form stored them
/// in clear.
public struct ShownAnswers: Sendable {
    /// A language in which answers are written.
    struct Writing: Sendable {
        let locale: LocaleRecord
        let messages: MessageCatalog
    }

    /// The questions by the paths of their answers, with empty brackets for items.
    let questions: [ExactText: ShownQuestion]
    /// The paths of the answers that are never looked at.
    let hidden: Set<ExactText>
    /// The languages, that of the page first.
    let writings: [Writing]
    /// Describes answers in words of the host; `nil` for the usual words.
    let words: AnswerWords?
    /// The year that decides to which century years of two digits belong.
    let year: Int

    /// Answers as a form shows them.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - languages: The languages, as BCP 47 tags, in which days, times, numbers and the answers of switches are written. Without
    ///     one they are read and compared as they are stored.
    public init(_ form: CompiledForm, languages: [String] = []) {
        let currencies = form.writtenCurrencies
        self.init(
            form,
            writings: languages.map { language in
                Writing(
                    locale: LocaleRecord(languageTag: language, currencies: currencies),
                    messages: MessageCatalogs.catalog(for: language))
            }, words: nil, at: currentMilliseconds())
    }

    /// Answers as pages show them.
    ///
    /// - Parameters:
    ///   - form: The form in the language of its page.
    ///   - language: The language of the reader, who may type days and numbers in it.
    ///   - words: Describes answers in words of the host.
    ///   - now: The time, in milliseconds since 1970.
    init(_ form: ServedForm, language: String, words: AnswerWords?, at now: Int64) {
        var writings = [Writing(locale: form.locale, messages: form.messages)]
        let messages = MessageCatalogs.catalog(for: language)
        if !messages.language.isSame(as: form.messages.language) {
            let locale = LocaleRecord(
                languageTag: messages.language, currencies: form.compiled.writtenCurrencies)
            writings.append(Writing(locale: locale, messages: messages))
        }
        self.init(form.compiled, writings: writings, words: words, at: now)
    }

    private init(_ form: CompiledForm, writings: [Writing], words: AnswerWords?, at now: Int64) {
        var questions: [ExactText: ShownQuestion] = [:]
        var hidden: Set<ExactText> = []
        for (element, treatment) in zip(form.elements.indices, AnswerPolicy.treatments(of: form)) {
            guard let field = form.field(at: element) else { continue }
            let path = ExactText(form.pattern(of: element))
            if treatment != nil || form.secrets[element] {
                hidden.insert(path)
            } else {
                questions[path] = ShownQuestion(field)
            }
        }
        self.questions = questions
        self.hidden = hidden
        self.writings = writings
        self.words = words
        year = CivilDateTime(utcMilliseconds: now, offsetSeconds: 0)?.date.year ?? 2_000
    }
}

extension ShownAnswers {
    /// The question at a path with empty brackets for items. One of several answers to it, such as `tags[]`, belongs to it too.
    func question(at path: String) -> ShownQuestion? {
        if let question = questions[path] { return question }
        return path.utf8.suffix(2).elementsEqual("[]".utf8) ? questions[String(path.dropLast(2))] : nil
    }

    /// Whether the answer at a path is never looked at, or a part of such an answer.
    func isHidden(_ path: String) -> Bool {
        if hidden.isEmpty { return false }
        if hidden.contains(path) { return true }
        var rest = path.utf8[...]
        while let end = rest.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }) {
            rest = rest[..<end]
            if hidden.contains(String(Substring(rest))) { return true }
        }
        return false
    }

    /// Values with a mask in the place of answers that are never looked at, although they are stored in clear. The last digits of a
    /// card stay.
    func masking(_ values: JSONValue, at path: String = "") -> JSONValue {
        if hidden.isEmpty { return values }
        if !path.isEmpty, isHidden(path) {
            let stays = values.isNull || ProtectedAnswer.isCardEnd(values)
            return stays ? values : .string(ProtectedAnswer.mask)
        }
        if let items = AnswerShape.items(in: values) { return .array(items.map { masking($0, at: path + "[]") }) }
        guard let members = AnswerShape.members(of: values) else { return values }
        return .object(
            members.map { JSONMember($0.key, masking($0.value, at: path.isEmpty ? $0.key : path + "." + $0.key)) })
    }
}

extension ProtectedAnswer {
    /// Whether an answer is what is stored of the number of a card: its last digits.
    static func isCardEnd(_ answer: JSONValue) -> Bool { answer.stringValue?.hasPrefix("••••") ?? false }
}

extension CompiledForm {
    /// The currencies of its amounts.
    fileprivate var writtenCurrencies: [String] {
        let codes = elements.indices.compactMap { field(at: $0)?.definition.currency }.filter { !$0.isEmpty }
        return Set(texts: codes).map(\.text).sorted()
    }
}

/// The properties of a question that are needed to show an answer to it.
struct ShownQuestion: Sendable {
    /// The titles of the options, and their names for assistive technology, by the canonical texts of their ids.
    let titles: [ExactText: [String]]
    let kind: ValueKind
    /// The rule of its text; `nil` if it takes any.
    let rule: TextRule?
    /// The author's pattern for days; blank for that of the language.
    let pattern: String
    /// Whether days and times among its texts are written out.
    let hasDays: Bool
    /// Whether a number is a number of minutes.
    let countsMinutes: Bool

    init(_ field: CompiledField) {
        var titles: [ExactText: [String]] = [:]
        for option in field.written {
            let id = option.id.canonicalText
            let names = [option.title.isEmpty ? id : option.title, option.accessibilityLabel]
            if titles[id] == nil { titles[ExactText(id)] = names.filter { !$0.isEmpty } }
        }
        self.titles = titles
        kind = field.valueKind
        rule = field.patterns.text?.rule
        pattern = field.definition.displayFormat
        let type = field.type
        hasDays = kind.isCivil || !pattern.isEmpty || type == .info || type == .hidden
        countsMinutes = type == .countDown
    }
}
#endif
