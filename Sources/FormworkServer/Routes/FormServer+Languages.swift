#if Server
import Formwork
import FormworkCore
import FormworkDialect
import FormworkPages
import FormworkPresentation
import Foundation
import Hummingbird

/// The languages that people choose among on a page.
extension FormServer {
    /// The languages that the page of a form offers; none if it has only one, or if the host offers them itself.
    func languages(of form: ServedForm) -> [PageLanguage] {
        guard options.offersLanguages, form.isTranslated else { return [] }
        return form.languages.map { tag in
            PageLanguage(
                tag: tag, name: Self.name(of: tag), isRightToLeft: LocaleRecord(languageTag: tag).isRightToLeft,
                address: address(of: form) + "?lang=" + tag)
        }
    }

    /// What the people who speak a language call it, as at the beginning of a sentence.
    private static func name(of tag: String) -> String {
        let locale = Locale(identifier: tag)
        guard let name = locale.localizedString(forIdentifier: tag) else { return tag }
        return name.prefix(1).uppercased(with: locale) + name.dropFirst()
    }

    /// The page in the language that somebody chose, with everything as it was typed; `nil` for other buttons.
    ///
    /// The texts of the controls were typed in the language before, so they are read in that one. The session then goes on
    /// in the other.
    func changeLanguage(
        _ page: PostedPage, from original: ServedForm, _ origin: PageOrigin, _ call: ServerCall,
        isolation: isolated (any Actor)? = #isolation
    ) async -> Response? {
        guard let tag = LanguageAction.tag(in: page.action), original.languages.contains(tag) else { return nil }
        let form = original.translated(for: [tag] + call.languages)
        let limits = options.limits.post.grown(by: form.extent)
        let engine = FormEngine(form.compiled, context: form.context(currentMilliseconds(), limits, of: page.time))
        let forgotten = page.engine.forgetSecrets()
        _ = engine.restore(page.engine.openSnapshot.withoutUnderstoodTexts)
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
