#if Server
import Formwork
import FormworkCore
import FormworkDialect
import FormworkHTML
import FormworkPages
import Foundation
import Synchronization

/// A form in one language, ready to be served. It is compiled once, and everything is prepared that is the same for all
/// people.
final class ServedForm: Sendable {
    let compiled: CompiledForm
    /// The language of its texts, as a BCP 47 tag without the reader's region.
    let language: String
    /// Whether the form has other languages too.
    let isTranslated: Bool
    /// The languages of the form, as BCP 47 tags, its own first.
    var languages: [String] { original.languages }
    /// The hash of the definition as written, with all its languages (`DefinitionHash`). It is the same on every server.
    let hash: String
    /// The hash of what the browser gets. Another version of Formwork may give the same form in other bytes.
    let definitionTag: String
    /// The compiled definition as the browser gets it.
    let definitionJSON: [UInt8]
    /// How days and numbers are written: in the language, and in the region of the reader if the form names none.
    let locale: LocaleRecord
    let messages: MessageCatalog
    /// The styles of the form; `nil` if it has none.
    let styleSheet: Asset?
    /// The origins of pictures of the form that do not come from this server.
    let pictureOrigins: [String]
    /// The largest post that people can make with this form.
    let extent: FormExtent
    /// The treatment of answers before they are stored.
    let protection: AnswerProtection
    private let zone: TimeZone
    /// The form as written, with its translations.
    private let original: FormDefinition
    /// The form whose answers can only be read, once it was asked for.
    private let unanswerable = Mutex<ServedForm?>(nil)
    /// The form in the other languages that were asked for. Only the form in its own language has them.
    private let translations = Mutex<[ExactText: ServedForm]>([:])
    /// The form for readers in the regions that were asked for. They share all but the locale.
    private let regions = Mutex<[ExactText: ServedForm]>([:])

    var id: String { compiled.definition.id }
    var title: String { compiled.definition.title.isEmpty ? id : compiled.definition.title }

    /// Compiles a form in its own language.
    ///
    /// - Parameter compiled: The same form as it was compiled before.
    convenience init(_ definition: FormDefinition, compiled: CompiledForm? = nil) throws(DefinitionProblems) {
        try self.init(
            definition, in: definition.languages[0], hash: nil,
            compiled: definition.strings.isEmpty && !definition.needsWording ? compiled : nil)
    }

    private init(
        _ definition: FormDefinition, in language: String, hash: String?, compiled known: CompiledForm? = nil
    ) throws(DefinitionProblems) {
        original = definition
        extent = FormExtent(definition)
        self.language = language
        isTranslated = !definition.strings.isEmpty
        locale = LocaleRecord(languageTag: language, currencies: definition.currencies)
        let translated = definition.spoken(in: language)
        messages = MessageCatalogs.catalog(for: locale.identifier, of: translated)
        if let known, !definition.allFields.contains(where: { $0.files != nil }) {
            compiled = known
        } else {
            compiled = try CompiledForm(translated.withFileWords(messages))
        }
        protection = AnswerProtection(compiled)
        var bytes: [UInt8] = []
        compiled.archive().write(into: &bytes)
        definitionJSON = bytes
        self.hash = hash ?? DefinitionHash.text(of: definition)
        definitionTag = contentHash(bytes + self.hash.utf8)
        styleSheet = FormStyleSheet(compiled, in: locale).map {
            Asset(Array($0.css.utf8), contentType: "text/css; charset=utf-8")
        }
        let origins = compiled.pictures.filter { SafeLink.isPicture($0) }.compactMap { SecurityHeaders.origin(of: $0) }
        pictureOrigins = Set(origins.filter { $0.hasPrefix("https://") }).sorted()
        zone = TimeZone(identifier: compiled.definition.timeZone) ?? .current
    }

    /// The same form for readers in a region.
    private init(_ form: ServedForm, in locale: LocaleRecord) {
        self.locale = locale
        original = form.original
        extent = form.extent
        language = form.language
        isTranslated = form.isTranslated
        messages = form.messages
        compiled = form.compiled
        protection = form.protection
        definitionJSON = form.definitionJSON
        hash = form.hash
        definitionTag = form.definitionTag
        styleSheet = form.styleSheet
        pictureOrigins = form.pictureOrigins
        zone = form.zone
    }

    /// The form in the language that serves a reader best, with days and numbers as they are written in the reader's region.
    /// Each language is compiled when it is first asked for.
    ///
    /// - Parameter languages: BCP 47 tags, in the order of preference.
    func translated(for languages: [String]) -> ServedForm {
        let form = inLanguage(for: languages)
        guard let tag = RegionalTag.tag(of: form.language, for: languages), tag != form.locale.identifier else {
            return form
        }
        return form.regions.withLock { regions in
            if let known = regions[tag] { return known }
            let regional = ServedForm(
                form, in: LocaleRecord(languageTag: tag, currencies: form.original.currencies))
            regions[tag] = regional
            return regional
        }
    }

    private func inLanguage(for languages: [String]) -> ServedForm {
        let wanted = original.language(for: languages + [language])
        guard isTranslated, wanted != language else { return self }
        return translations.withLock { translations in
            if let form = translations[wanted] { return form }
            // A translation replaces texts and no rules, so a form that compiles in one language compiles in all.
            guard let form = try? ServedForm(original, in: wanted, hash: hash) else { return self }
            translations[wanted] = form
            return form
        }
    }

    /// The same form in the same language, but nothing in it takes input.
    var readOnly: ServedForm {
        unanswerable.withLock { known in
            if let known { return known }
            var definition = original
            definition.isDisabled = true
            // A disabled form has the same rules, so it compiles too.
            guard let form = try? ServedForm(definition, in: language, hash: hash) else { return self }
            let regional = ServedForm(form, in: locale)
            known = regional
            return regional
        }
    }

    /// The context of a session that begins now.
    ///
    /// - Parameters:
    ///   - clock: The server's time.
    ///   - limits: For a session that a post is replayed in; `nil` for any other.
    ///   - person: The time where the person is; `nil` if that is not known.
    func context(_ clock: Int64, _ limits: PostLimits? = nil, of person: PersonTime? = nil) -> SessionContext {
        var context = SessionContext(locale: locale, messages: messages, clock: clock, zone: zone)
        context.take(person, for: compiled.definition)
        context.keepsCollapsedRows = true
        context.opensInlineEditors = false
        context.keepsHistory = false
        if let limits {
            context.stepLimit = limits.steps
            context.itemLimit = limits.items
        }
        return context
    }
}

/// Milliseconds since 1970.
func currentMilliseconds() -> Int64 { SessionContext.currentMilliseconds() }
#endif
