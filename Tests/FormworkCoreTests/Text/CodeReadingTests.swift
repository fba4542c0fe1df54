import FormworkCore
import FormworkTestSupport
import Foundation
import Testing

/// The table of codes and what they mean, `Tests/Readings/codes.json`. Each is played in every way in.
struct CodeReadingTests {
    /// The ways in which an answer comes to a form.
    enum Way: CaseIterable {
        /// Key by key, as a person types.
        case typed
        /// In one piece into an empty control.
        case pasted
        /// Over what was in the control, as browsers fill in.
        case filled
        /// As the text of a control without a selection, as a page without scripts posts it.
        case posted
        /// Among the answers of a whole form.
        case json
        /// By a program.
        case set
    }

    /// What became of a text.
    struct Outcome {
        var value: JSONValue?
        var hasError: Bool
        /// The text of the control while it was edited.
        var text: String
    }

    private func play(_ input: String, _ way: Way, _ form: CompiledForm) -> Outcome? {
        let engine = FormEngine(form)
        _ = engine.perform(.load([:]))
        guard let node = engine.node(at: "a") else { return nil }
        let end = input.utf16.count
        switch way {
        case .typed:
            var caret = 0
            for character in input {
                let old = Array((engine.field(node)?.text ?? "").utf16)
                let place = TextOffset(caret)
                let new = String(
                    decoding: old[..<caret] + Array(String(character).utf16) + old[caret...], as: UTF16.self)
                caret += String(character).utf16.count
                let edit = TextEdit(new, selection: TextOffset(caret)..<TextOffset(caret), before: place..<place)
                caret = engine.perform(.edit(node, edit)).caret?.utf16 ?? caret
            }
        case .pasted, .filled:
            let before = TextOffset(way == .pasted ? 0 : 1_000_000_000)
            let edit = TextEdit(input, selection: TextOffset(end)..<TextOffset(end), before: 0..<before)
            _ = engine.perform(.edit(node, edit))
        case .posted: _ = engine.perform(.edit(node, TextEdit(input)))
        case .json: _ = engine.perform(.replaceAnswers(["a": .string(input)]))
        case .set: _ = engine.perform(.set(node, .text(input)))
        }
        let text = engine.field(node)?.text ?? ""
        _ = engine.perform(.blur(node))
        _ = engine.perform(.submit)
        return Outcome(value: engine.values["a"], hasError: !engine.errors.isEmpty, text: text)
    }

    @Test func codesMeanTheSameInEveryWayIn() throws {
        let table = try RepositoryFolder.json(RepositoryFolder.tests.appendingPathComponent("Readings/codes.json"))
        var count = 0
        for group in try #require(table.arrayValue) {
            var field = group["field"]?.objectValue ?? []
            field.append(JSONMember("id", "a"))
            let form = try CompiledForm(
                try definition(JSONValue.object([JSONMember("fields", [.object(field)])]).text()))
            for meaning in group["right"]?.objectValue ?? [] {
                for input in meaning.value.arrayValue?.compactMap(\.stringValue) ?? [] {
                    for way in Way.allCases {
                        let outcome = play(input, way, form)
                        let about = "\(group["field"].debugDescription) \(input) \(way): \(outcome?.text ?? "")"
                        #expect(outcome?.value == .string(meaning.key), "\(about)")
                        #expect(outcome?.hasError == false, "\(about)")
                        count += 1
                    }
                }
            }
            for input in group["wrong"]?.arrayValue?.compactMap(\.stringValue) ?? [] {
                for way in Way.allCases {
                    let outcome = play(input, way, form)
                    #expect(outcome?.hasError == true, "\(input) \(way): \(outcome?.text ?? "") is read")
                    count += 1
                }
            }
        }
        #expect(count > 1_800)
    }
}
