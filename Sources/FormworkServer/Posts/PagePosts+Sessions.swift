#if Server
import Formwork
import FormworkCore
import FormworkPages
import HTTPTypes
import Hummingbird

/// Buttons after which the page goes on with another session.
extension PagePosts {
    /// The page in the language that somebody chose, with everything as it was typed; `nil` for other buttons.
    ///
    /// The texts of the controls were typed in the language before, so they are read in that one. The session then goes on
    /// in the other.
    func changeLanguage(_ visit: Visit) async -> Response? {
        guard let tag = LanguageAction.tag(in: visit.page.action), visit.original.languages.contains(tag) else {
            return nil
        }
        let form = visit.original.translated(for: [tag] + visit.call.languages)
        let engine = services.session(of: form, at: visit.page.time)
        let forgotten = visit.engine.forgetSecrets()
        _ = engine.restore(visit.engine.openSnapshot.withoutUnderstoodTexts)
        return await visit.reply(in: engine, of: form, lostSecrets: forgotten)
    }

    /// The page as it was before something was removed from it; `nil` for other buttons, and if the page does not have that.
    func undo(_ visit: Visit) async -> Response? {
        let form = visit.form
        guard visit.page.action.isSame(as: Removal.undo), let token = visit.page.removed,
            let earlier = await services.keys.state(in: token), earlier.form == form.id,
            earlier.idempotencyKey == visit.origin.key
        else { return nil }
        let engine = services.session(of: form, at: visit.page.time)
        _ = engine.restore(earlier.snapshot)
        guard form.owns(earlier.definition, earlier.snapshot, in: engine) else { return nil }
        return await visit.reply(in: engine, of: form, lostSecrets: visit.engine.forgetSecrets())
    }
}
#endif
