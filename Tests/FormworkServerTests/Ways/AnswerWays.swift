#if Server
import Formwork
import FormworkCore
import FormworkPresentation
import FormworkRuntime
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting

@testable import FormworkServer

/// The ways in which answers come to a form, each played on the form by itself.
struct AnswerWays {
    /// What became of the answers.
    struct Outcome: Equatable {
        var values: String
        var errors: [String]

        init(_ engine: FormEngine) {
            values = engine.values(ValueOptions(includesSecrets: false)).text()
            errors = engine.errors.map { $0.json.text() }
        }

        init(values: JSONValue?, errors: JSONValue?) {
            self.values = (values ?? .null).text()
            self.errors = (errors?.arrayValue ?? []).map { $0.text() }
        }

        /// Whether the form takes the answers.
        var isAccepted: Bool { errors.isEmpty }

        /// The same without what is said of answers that have no place in the form, which each way says in its own manner.
        func without(_ misfits: Set<String>) -> Outcome {
            var outcome = self
            outcome.errors.removeAll { misfits.contains(JSONValue(stored: $0)?["path"]?.stringValue ?? "") }
            return outcome
        }

        /// The words of the errors.
        var words: [String] { errors.compactMap { JSONValue(stored: $0)?["message"]?.stringValue } }
    }

    /// 2026-11-26T18:00:00Z.
    static let now: Int64 = 1_795_716_000_000

    var form: AnsweredForm
    let compiled: CompiledForm
    let context: SessionContext

    init(_ form: AnsweredForm) throws {
        self.form = form
        compiled = try CompiledForm(form.definition)
        context = SessionContext(for: compiled, language: form.reader, zone: .gmt, clock: Self.now)
    }

    /// What controls for days post, where a page asks for the day as a text: its script reads the day.
    private func control(_ text: String, of field: Field) -> String {
        guard field.isTypedDay else { return text }
        let locale = context.locale
        let day = locale.parseDate(text, pattern: field.typedPattern(in: locale), currentYear: context.year)
        return day?.description ?? text
    }

    // MARK: Texts

    /// As an app gives what is typed.
    func app() -> Outcome { Outcome(typed().engine) }

    /// The session of an app in which the texts were typed, after it was asked to submit.
    func typed() -> FormSession {
        let session = FormSession(FormEngine(compiled, context: context))
        session.load()
        edit(session.engine) { session.perform($0) }
        session.perform(.submit)
        return session
    }

    /// As a person types it in an app, key by key.
    func keys() -> Outcome {
        let session = FormSession(FormEngine(compiled, context: context))
        session.load()
        let engine = session.engine
        for question in form.questions {
            guard let node = engine.node(at: question.path), let field = engine.field(node) else { continue }
            // A day that is typed as a text is read when it is there.
            if field.field.isTypedDay {
                session.perform(.edit(node, TextEdit(control(question.text, of: field.field))))
                continue
            }
            var caret = 0
            for character in question.text {
                let old = Array((engine.field(node)?.text ?? "").utf16)
                caret = min(caret, old.count)
                let place = TextOffset(caret)
                let new = String(
                    decoding: old[..<caret] + Array(String(character).utf16) + old[caret...], as: UTF16.self)
                caret += String(character).utf16.count
                let edit = TextEdit(new, selection: TextOffset(caret)..<TextOffset(caret), before: place..<place)
                caret = session.perform(.edit(node, edit)).caret?.utf16 ?? caret
            }
            session.perform(.blur(node))
        }
        session.perform(.submit)
        return Outcome(engine)
    }

    /// As the engine of a page gets it: over what is in the control, then the focus goes on.
    func page(_ engine: FormEngine) -> Outcome {
        edit(engine) { _ = engine.perform($0) }
        _ = engine.perform(.submit)
        return Outcome(engine)
    }

    private func edit(_ engine: FormEngine, _ perform: (FormInput) -> Void) {
        // Answers may show further questions.
        for _ in 0..<2 {
            for question in form.questions {
                guard let node = engine.node(at: question.path), let field = engine.field(node), engine.isRelevant(node)
                else { continue }
                // The engine of a page is not told which days are typed: their controls are.
                let written = compiled.element(numbered: node.element).flatMap { compiled.field(at: $0)?.definition }
                let text = control(question.text, of: written ?? field.field)
                // Nobody touched the box.
                if text.isEmpty, question.kind.reading == .flag { continue }
                let end = TextOffset(text.utf16.count)
                // A single character is a key, which a code may refuse.
                let isWhole = text.count > 1 && question.kind.reading != .choice && question.kind.reading != .flag
                let edit = isWhole ? TextEdit(text, selection: end..<end, before: 0..<1_000_000_000) : TextEdit(text)
                perform(.edit(node, edit))
                perform(.blur(node))
            }
        }
    }

    /// As a page without scripts posts it, without the server around it.
    func replay() throws -> Outcome {
        let limits = PostLimits()
        let engine = FormEngine(compiled, context: context)
        _ = engine.perform(.load(.object([])))
        var entries = form.questions.flatMap { posted($0).map { ("v." + $0.name, $0.value) } }
        entries += Self.markers(engine)
        entries += form.questions.map { ("fw.seen", $0.path) }
        var reader = PostReader(compiled, itemLimit: limits.items)
        let post = try reader.read(
            entries.map { URLEncodedForm.Entry(name: $0.0, value: $0.1) }, isTrusted: true)
        engine.guardAnswers()
        _ = PageReplay.run(post, on: engine, eventsAct: false)
        _ = engine.perform(.submit)
        return Outcome(engine)
    }

    /// What a page says of the items and the questions on it.
    static func markers(_ engine: FormEngine) -> [(String, String)] {
        engine.rows.compactMap { row in
            switch row.id.kind {
            case .itemHeader:
                engine.item(row.id.node).map { ("fw.seen", "\($0.path)#\(row.id.node.item.position)") }
            case .field: engine.field(row.id.node).map { ("fw.seen", $0.path) }
            default: nil
            }
        }
    }

    /// The entries that a page posts for a question.
    func posted(_ question: AnsweredForm.Question) -> [(name: String, value: String)] {
        if question.kind.reading == .flag, question.text != "true" {
            return question.text == "false" && question.kind.json.contains("yes_no") ? [(question.path, "false")] : []
        }
        if question.kind.reading == .choice {
            return question.text.split(separator: "\u{1F}").map { (question.path, String($0)) }
        }
        return [(question.path, question.text)]
    }

    // MARK: Values

    /// Answers as a program has them: values that the form takes, texts for them, and anything else.
    func answers(seed: UInt64) -> JSONValue {
        var random = SeededGenerator(seed: seed &+ 1)
        let session = FormSession(FormEngine(compiled, context: context))
        session.load()
        edit(session.engine) { session.perform($0) }
        var members: [JSONMember] = []
        var items: [(name: String, members: [JSONMember])] = []
        for question in form.questions {
            let value = session.engine.node(at: question.path).flatMap { session.engine.field($0)?.value.json } ?? .null
            let others: [JSONValue] = [
                .null, .bool(true), 7, .number(DecimalNumber("1.005") ?? .zero), .string(question.text),
                .array([.string(question.text)]),
                "", .array([]), .object([]), "2026-11-21T00:00", "2026-11-21T23:30:00Z",
            ]
            let isOther = Int.random(in: 0..<3, using: &random) == 0
            let answer = isOther ? others.randomElement(using: &random) ?? .null : value
            guard question.path.contains("[") else {
                members.append(JSONMember(question.path, answer))
                continue
            }
            let name = String(question.path.prefix { $0 != "[" })
            let member = JSONMember(String(question.path.drop { $0 != "." }.dropFirst()), answer)
            if items.last?.name != name { items.append((name, [])) }
            items[items.count - 1].members.append(member)
        }
        return .object(members + items.map { JSONMember($0.name, .array([.object($0.members)])) })
    }

    /// As a program validates answers.
    func validate(_ answers: JSONValue) -> (outcome: Outcome, misfits: Set<String>) {
        let validation = AnswerValidation(answers, of: compiled, context: context)
        let outcome = Outcome(
            values: validation.session.values(ValueOptions(includesSecrets: false)), errors: validation.errors)
        return (outcome, Set(validation.misfits.map(\.path)))
    }

    /// As an app loads answers.
    func load(_ answers: JSONValue) -> Outcome {
        let session = FormSession(FormEngine(compiled, context: context))
        session.load(answers)
        session.perform(.submit)
        return Outcome(session.engine)
    }

    /// As an app sets one answer after another.
    func set(_ answers: JSONValue) -> Outcome {
        let session = FormSession(FormEngine(compiled, context: context))
        session.load()
        for _ in 0..<2 {
            for question in form.questions {
                guard let node = session.engine.node(at: question.path), let value = Self.answer(answers, question.path)
                else { continue }
                session.perform(.set(node, FormValue(value)))
            }
        }
        session.perform(.submit)
        return Outcome(session.engine)
    }

    /// An answer by its path.
    static func answer(_ answers: JSONValue, _ path: String) -> JSONValue? {
        guard path.contains("[") else { return answers[path] }
        let parts = path.split(separator: "[")
        let name = parts[1].drop { $0 != "." }.dropFirst()
        return answers[String(parts[0])]?.arrayValue?.first?[String(name)]
    }
}
#endif
