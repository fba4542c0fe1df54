import FormworkTestSupport
import Foundation

@testable import FormworkCore
@testable import FormworkRuntime

/// What Chromium did to a text input, from the file that `Scripts/record-traces` wrote.
struct Trace {
    /// One change of the text: a key, a paste, or a whole composition.
    struct Edit {
        /// The text and the selection before.
        var old: EditedText
        /// The text and the selection after.
        var new: EditedText
        /// The kind of change as the browser calls it. Blank where it does not say.
        var kind: String
        /// The inserted text, as the browser tells it.
        var data: String
        /// The texts during a composition.
        var composed: [EditedText] = []
        var isComposition = false
    }

    var name: String
    var edits: [Edit] = []

    static let all: [Trace] = {
        let list = try? RepositoryFolder.json(RepositoryFolder.tests.appending(path: "Traces/chromium.json"))
        return (list?.arrayValue ?? []).map { Trace($0) }
    }()

    static func named(_ name: String) -> Trace? { all.first { $0.name == name } }

    init(_ recorded: JSONValue) {
        name = recorded["name"]?.stringValue ?? ""
        let start = recorded["start"]?.stringValue ?? ""
        var held = Typist(TextRule()).holding(start.contains("|") ? start : start + "|").edited
        var composition: Edit?
        for event in recorded["events"]?.arrayValue ?? [] {
            let now = Self.edited(event)
            let kind = event["type"]?.stringValue ?? ""
            switch event["on"]?.stringValue {
            case "compositionstart":
                composition = Edit(old: now, new: now, kind: "", data: "", isComposition: true)
            case "compositionend":
                composition?.new = now
                composition?.data = event["data"]?.stringValue ?? ""
                composition.map { edits.append($0) }
                composition = nil
                held = now
            case "beforeinput": held = now
            case "input" where composition != nil:
                composition?.kind = kind
                composition?.composed.append(now)
            case "input":
                edits.append(Edit(old: held, new: now, kind: kind, data: event["data"]?.stringValue ?? ""))
                held = now
            default: break
            }
        }
    }

    private static func edited(_ event: JSONValue) -> EditedText {
        let selection = event["selection"]?.arrayValue?.compactMap(\.intValue) ?? []
        return EditedText(
            event["text"]?.stringValue ?? "", selectionStart: TextOffset(selection.first ?? 0),
            selectionEnd: TextOffset(selection.last ?? 0))
    }
}

extension Typist {
    /// Plays a trace in this control. Returns the text after each change.
    mutating func play(_ trace: Trace) -> [String] {
        trace.edits.map { edit in
            if edit.isComposition {
                compose(edit)
            } else if edit.kind.hasPrefix("insert") {
                put(edit.data)
            } else if edit.kind == "deleteContentForward" {
                delete()
            } else if edit.kind.hasPrefix("delete") {
                // One character, which may be several units.
                let isSelected = edited.selectionStart < edited.selectionEnd
                let units = isSelected ? 0 : edit.old.text.utf16.count - edit.new.text.utf16.count
                replace(edited.selectionStart.utf16 - units, edited.selectionEnd.utf16, "")
            } else {
                self.edited = control.edit(self.edited, .typed(edit.new.text, caret: edit.new.selectionEnd)).edited
            }
            return marked
        }
    }

    /// During a composition the control has exactly the text of the browser. At its end there is one change.
    private mutating func compose(_ edit: Trace.Edit) {
        let before = edited
        let units = Array(before.text.utf16)
        let start = edit.old.selectionStart.utf16
        let rest = edit.old.text.utf16.count - edit.old.selectionEnd.utf16
        for composed in edit.composed {
            let part = Array(composed.text.utf16.dropFirst(start).dropLast(rest))
            let whole = units[..<before.selectionStart.utf16] + part + units[before.selectionEnd.utf16...]
            let shown = EditedText(
                String(decoding: whole, as: UTF16.self),
                caret: TextOffset(before.selectionStart.utf16 + composed.selectionEnd.utf16 - start))
            edited =
                control.edit(before, .typed(shown.text, caret: shown.selectionEnd, isComposing: true)).edited
            if edited != shown { edited = EditedText("the composition was disturbed") }
        }
        edited = control.edit(before, .typed(edited.text, caret: edited.selectionEnd)).edited
    }
}
