#if Server
import Formwork
import FormworkCore
import FormworkPages
import FormworkPresentation

/// A removal by a page without scripts, and its undoing: the page has the answers before, signed, and a button posts them.
struct Removal: Sendable {
    /// The name of the input that has the signed answers.
    static let input = "fw.removed"
    /// The action that the button posts.
    static let undo = "undo"

    /// The sentence that tells what was removed.
    var words: String
    /// The answers before.
    var snapshot: JSONValue

    /// Performs what a button of a page does, and says what it removed, or `nil` for nothing, and where the focus goes.
    static func perform(_ input: FormInput, on engine: FormEngine) -> (removal: Removal?, focus: FocusTarget?) {
        switch input {
        case .removeItem, .deleteField:
            let announcement = Announcement(before: input, in: FormPresentation(engine))
            let snapshot = engine.openSnapshot
            let changes = engine.perform(input)
            let words = announcement.text(after: changes, in: FormPresentation(engine))
            return (changes.isEmpty ? nil : Removal(words: words, snapshot: snapshot), changes.focus)
        default:
            return (nil, engine.perform(input).focus)
        }
    }
}
#endif
