#if Server
import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Foundation

@testable import FormworkServer

/// A form with random fields of every kind, in one of five languages, and a text for each of them.
struct AnsweredForm {
    /// A language of a form, and the tag of a reader whose region writes days and numbers in its own way.
    static let readers = [
        ("en", "en-US"), ("en", "en-GB"), ("en", "en-IN"), ("de", "de-DE"), ("de", "de-AT"), ("de", "de-CH"),
        ("fr", "fr-FR"),
        ("fr", "fr-CH"), ("fr", "fr-CA"), ("ar", "ar-EG"), ("ar", "ar-AE"), ("zh-Hans", "zh-Hans-CN"),
        ("zh-Hans", "zh-Hans-SG"),
    ]

    /// One question and what is given to it.
    struct Question {
        var path: String
        var kind: AnswerKind
        var text: String
    }

    let language: String
    let reader: String
    let definition: FormDefinition
    var questions: [Question] = []

    /// Makes a form and its answers.
    ///
    /// - Parameter hasControls: Whether there are texts with controls and the like. People do not see these, so they are left out
    ///   of what is pasted; what a program sends is an error.
    init(seed: UInt64, hasControls: Bool, count: Int = LawPlay.steps) throws {
        var random = SeededGenerator(seed: seed)
        (language, reader) = Self.readers.randomElement(using: &random) ?? ("en", "en-US")
        var sections: [String] = []
        while questions.count < count {
            let size = min(Int.random(in: 3...8, using: &random), count - questions.count)
            let section = "s\(sections.count)"
            let isRepeat = Int.random(in: 0..<4, using: &random) == 0
            var fields: [String] = []
            for _ in 0..<size {
                let kind = AnswerKind.all.randomElement(using: &random) ?? AnswerKind.all[0]
                let id = "f\(questions.count)"
                fields.append(Self.field(id, kind, after: isRepeat ? [] : questions, &random))
                let isOwn = !kind.isTyped || Bool.random(using: &random)
                let others = (isOwn ? kind.texts : AnswerKind.anyTexts).filter { text in
                    let isLong = kind.json.contains("text_view")
                    return hasControls || !text.unicodeScalars.contains { Invisible.isRefused($0, inLines: isLong) }
                        || text.contains("\u{1F}")
                }
                questions.append(
                    Question(
                        path: (isRepeat ? section + "[0]." : "") + id, kind: kind,
                        text: others.randomElement(using: &random) ?? ""))
            }
            let repeats = isRepeat ? #", "repeat": {"min": 1, "max": 3}"# : ""
            sections.append(
                #"{"id": "\#(section)", "title": "Part", "fields": [\#(fields.joined(separator: ", "))]\#(repeats)}"#)
        }
        let json = #"{"id": "law", "locale": "\#(language)", "sections": [\#(sections.joined(separator: ", "))]}"#
        definition = try FormworkTestSupport.definition(json)
    }

    /// A form with one field, and a text for it.
    init(_ kind: AnswerKind, _ text: String, language: String, reader: String) throws {
        (self.language, self.reader) = (language, reader)
        questions = [Question(path: "f", kind: kind, text: text)]
        definition = try FormworkTestSupport.definition(
            #"{"id": "law", "locale": "\#(language)", "fields": [{"id": "f", "title": "F", \#(kind.json)}]}"#)
    }

    /// Where two outcomes differ, and what the questions there were given.
    func difference(_ found: AnswerWays.Outcome, _ expected: AnswerWays.Outcome) -> String {
        var words: [String] = []
        let (ours, theirs) = (JSONValue(stored: found.values) ?? .null, JSONValue(stored: expected.values) ?? .null)
        for question in questions {
            let (our, their) = (AnswerWays.answer(ours, question.path), AnswerWays.answer(theirs, question.path))
            func errors(_ outcome: AnswerWays.Outcome) -> [String] {
                outcome.errors.filter { JSONValue(stored: $0)?["path"]?.stringValue == question.path }
            }
            if our == their, errors(found) == errors(expected) { continue }
            words.append(
                "\(question.path) {\(question.kind.json)} given \(question.text.debugDescription): "
                    + "\(our?.text() ?? "-") \(errors(found)), not \(their?.text() ?? "-") \(errors(expected))")
        }
        if words.isEmpty { words = ["\(found), not \(expected)"] }
        return words.joined(separator: "\n  ")
    }

    private static func field(
        _ id: String, _ kind: AnswerKind, after questions: [Question], _ random: inout SeededGenerator
    ) -> String {
        var json = #"{"id": "\#(id)", "title": "Question", \#(kind.json)"#
        if Int.random(in: 0..<5, using: &random) == 0, !kind.json.contains("validations") {
            json += #", "validations": {"required": true}"#
        }
        let flags = questions.filter { $0.kind.reading == .flag && !$0.path.contains("[") }
        if let flag = flags.randomElement(using: &random), Int.random(in: 0..<4, using: &random) == 0 {
            json += #", "visible_when": "\#(Bool.random(using: &random) ? "" : "not ")$\#(flag.path)""#
        }
        return json + "}"
    }
}
#endif
