#if Server
import FormworkCore
import FormworkDialect
import FormworkPages
import FormworkPresentation
import Hummingbird

/// What a page without scripts removed, and how it comes back: the page has the answers before, signed, and a button posts them.
struct Removal: Sendable {
    /// The name of the input that has the signed answers.
    static let input = "fw.removed"
    /// What the button posts.
    static let undo = "undo"

    /// What was removed, in words.
    var words: String
    /// The answers before.
    var snapshot: JSONValue
}

extension FormServer {
    /// Performs what a button of a page does, and says what it removed, or `nil` for nothing, and where the focus goes.
    func perform(_ input: FormInput, on engine: FormEngine) -> (removal: Removal?, focus: FocusTarget?) {
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

    /// The page as it was before something was removed from it; `nil` for other buttons, and if the page does not have that.
    func undo(
        _ page: PostedPage, _ post: URLEncodedForm, _ origin: PageOrigin, isolation: isolated (any Actor)? = #isolation
    ) async -> Response? {
        let form = page.form
        guard page.action.isSame(as: Removal.undo), let token = post.last(Removal.input),
            let earlier = await keys.state(in: token), earlier.form == form.id, earlier.idempotencyKey == origin.key
        else { return nil }
        let limits = options.limits.post.grown(by: form.extent)
        let engine = FormEngine(form.compiled, context: form.context(currentMilliseconds(), limits, of: page.time))
        _ = engine.restore(earlier.snapshot)
        guard form.owns(earlier.definition, earlier.snapshot, in: engine) else { return nil }
        let forgotten = page.engine.forgetSecrets()
        engine.guardAnswers()
        do {
            _ = try await offerFiles(to: engine, of: form, dropping: true)
        } catch {
            return nil
        }
        var flow = PageFlow(engine)
        if let step = page.flow?.current { flow?.open(step, returningToReview: page.flow?.returnsToReview ?? false) }
        return await show(engine, of: form, origin, notices: forgotten ? ["ui.password_again"] : [], flow: flow)
    }
}
#endif
