import FormworkCore
import FormworkDialect
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// What was recorded in Chromium and what pages are held to, done again in a text field of UIKit.
@MainActor struct ReplayTests {
    /// The changes of each recorded trace, as a person does them, end in the recorded text.
    @Test(arguments: Recorded.traces) func tracesOfChromiumEndInTheSameText(trace: Recorded) throws {
        let screen = try Screen(
            reading:
                #"{"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [{"id": "a", "type": "text", "title": "A"}]}]}"#
        )
        let events = trace.json["events"]?.arrayValue ?? []
        var last = Shown(events.first)
        try screen.fill("a", last.text)
        var isComposing = false
        for event in events {
            let now = Shown(event)
            switch event["on"]?.stringValue {
            case "compositionstart":
                isComposing = true
                screen.person.select(now.start, length: now.end - now.start)
                last = now
            case "compositionend":
                isComposing = false
                screen.person.commit(event["data"]?.stringValue ?? "")
                last = now
            case "beforeinput" where !isComposing:
                screen.person.select(now.start, length: now.end - now.start)
                last = now
            case "input" where isComposing:
                screen.person.compose(event["data"]?.stringValue ?? "")
            case "input":
                screen.replace(from: last, to: now)
                last = now
            default: break
            }
        }
        #expect(screen.person.typedText == last.text)
        #expect(screen.session.engine.field(try screen.row("a").node)?.text == last.text)
    }

    /// Each vector of typing: texts and carets after every step are those that pages show. What is no typing, such as a
    /// submission, happens in the session.
    @Test(arguments: Recorded.vectors) func vectorsOfTypingHoldInATextField(vector: Recorded) throws {
        let form = try #require(vector.json["form"])
        let locale = vector.json["locale"].flatMap { LocaleRecord($0) }
        let screen = try Screen(reading: form.text(), locale: locale)
        for step in vector.json["steps"]?.arrayValue ?? [] {
            switch step["op"]?.stringValue {
            case "edit" where step["before"] != nil: try edit(step, on: screen)
            case "blur" where screen.person.hasKeyboard: screen.person.window.endEditing(true)
            default: _ = FormPlayer.step(step, screen.session.engine)
            }
            screen.person.settle()
            guard let fields = step["expect"]?["fields"]?.objectValue else { continue }
            for field in fields where screen.has(field.key) {
                guard let text = field.value["text"]?.stringValue,
                    let control = try screen.view(of: screen.row(field.key)).responder as? UITextField
                else { continue }
                let shown = try screen.session.presentation(of: screen.row(field.key).node)
                let resting = control.isFirstResponder ? nil : shown.flatMap { screen.session.restingText(of: $0) }
                #expect(control.text == resting ?? text, "\(step.text())")
            }
        }
    }

    private func edit(_ step: JSONValue, on screen: Screen) throws {
        let path = try #require(step["field"]?.stringValue)
        let before = (step["before"]?.arrayValue ?? []).compactMap(\.intValue)
        let field = try #require(try screen.view(of: screen.row(path)).responder)
        if !field.isFirstResponder { screen.person.tap(try #require(field as? UIView)) }
        screen.person.select(before[0], length: before[1] - before[0])
        screen.replace(
            from: Shown(text: screen.person.typedText ?? "", start: before[0], end: before[1]), to: Shown(step))
        if let caret = step["expect"]?["changes"]?["caret"]?.intValue {
            #expect(screen.person.selection?.location == caret, "\(step.text())")
        }
    }
}

/// An entry of a file of the repository.
struct Recorded: CustomTestStringConvertible, Sendable {
    let json: JSONValue
    var testDescription: String { json["name"]?.stringValue ?? "" }

    /// Traces of what a keyboard does. Undoing, and pages that format meanwhile, put other texts between the events.
    static let traces = read("Traces/chromium.json").filter { trace in
        !trace.testDescription.hasSuffix("where the page formats")
            && !(trace.json["events"]?.arrayValue ?? []).contains {
                $0["type"]?.stringValue?.hasPrefix("history") ?? false
            }
    }
    static let vectors = read("Conformance/typing.json")

    private static func read(_ path: String) -> [Recorded] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../" + path)
            .standardizedFileURL
        guard let data = try? Data(contentsOf: file), let list = try? JSONParser.parse(Array(data), limits: .definition)
        else { return [] }
        return (list.arrayValue ?? []).map { Recorded(json: $0) }
    }
}

/// A text and its selection.
struct Shown {
    var text: String
    var start: Int
    var end: Int

    init(text: String, start: Int, end: Int) {
        self.text = text
        self.start = start
        self.end = end
    }
    init(_ json: JSONValue?) {
        let selection = json?["selection"]?.arrayValue?.compactMap(\.intValue) ?? []
        self.init(text: json?["text"]?.stringValue ?? "", start: selection.first ?? 0, end: selection.last ?? 0)
    }
}

extension Screen {
    /// Replaces the part in which two texts differ, as a keyboard does: the selection, or what is around the caret.
    func replace(from old: Shown, to new: Shown) {
        let before = Array(old.text.utf16), after = Array(new.text.utf16)
        // What stands behind the new caret was not touched.
        let tail = after.count - new.end
        // A text can also have changed before the caret, as when two signs change places.
        let same = zip(before, after).prefix { $0 == $1 }.count
        let start = min(old.start, max(new.end, 0), same)
        let end = max(before.count - tail, start)
        let inserted = after[min(start, new.end)..<new.end]
        person.type(String(decoding: inserted, as: UTF16.self), over: NSRange(location: start, length: end - start))
    }
}
