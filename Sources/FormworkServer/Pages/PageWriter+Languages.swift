#if Server
import Formwork
import FormworkCore
import FormworkDialect
import FormworkPages
import FormworkPresentation
import Foundation

/// The languages that people choose among on a page.
extension PageWriter {
    /// The languages that the page of a form offers; none if it has only one, or if the host offers them itself.
    func languages(of form: ServedForm) -> [PageLanguage] {
        guard services.options.offersLanguages, form.isTranslated else { return [] }
        return form.languages.map { tag in
            PageLanguage(
                tag: tag, name: Self.name(of: tag), isRightToLeft: LocaleRecord(languageTag: tag).isRightToLeft,
                address: services.address(of: form) + "?lang=" + tag)
        }
    }

    /// The name of a language in that language, as at the beginning of a sentence.
    private static func name(of tag: String) -> String {
        let locale = Locale(identifier: tag)
        guard let name = locale.localizedString(forIdentifier: tag) else { return tag }
        return name.prefix(1).uppercased(with: locale) + name.dropFirst()
    }
}
#endif
