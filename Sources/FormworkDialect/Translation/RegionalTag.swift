import FormworkCore
import Foundation

/// Finds the region of a reader whose language is that of a form: days and numbers are written as in that region.
package enum RegionalTag {
    /// The tag of a language with the region of its first reader, such as `en-GB` for `en` and a browser that wants `fr-CH` and
    /// `en-GB`.
    ///
    /// - Parameters:
    ///   - language: The language of the form's texts.
    ///   - preferences: BCP 47 tags, in the order of preference.
    /// - Returns: `nil` if the language names a region itself, no preference has its language and script, or the
    ///   language is not written in the region.
    package static func tag(of language: String, for preferences: [String]) -> String? {
        guard let own = LanguageTag(language), own.region.isEmpty else { return nil }
        for preference in preferences {
            guard let wanted = LanguageTag(preference), !wanted.region.isEmpty, own.language == wanted.language,
                own.script == wanted.script, known.contains(ExactText(key(wanted)))
            else { continue }
            return language + "-" + wanted.region
        }
        return nil
    }

    /// The languages with regions that Foundation knows. A page may ask for any tag, and each region that is known is kept.
    private static let known = Set(
        Locale.availableIdentifiers.compactMap { LanguageTag($0).map { ExactText(key($0)) } })

    private static func key(_ tag: LanguageTag) -> String { tag.language + "-" + tag.script + "-" + tag.region }
}
