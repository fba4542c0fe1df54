#if Server
import FormworkCore
import FormworkDefinition
import Foundation

/// A form ready to be served: compiled once, with everything that does not depend on the person.
final class ServedForm: Sendable {
    let compiled: CompiledForm
    /// The hash of everything the definition says; the same on every server.
    let hash: String
    /// The compiled definition as the browser gets it.
    let definitionJSON: [UInt8]
    let locale: LocaleRecord
    let messages: MessageCatalog
    /// The styles of the form; `nil` if it has none.
    let styleSheet: Asset?
    /// Where pictures of the form come from, if not from this server.
    let pictureOrigins: [String]
    private let zone: TimeZone

    var id: String { compiled.definition.id }
    var title: String { compiled.definition.title.isEmpty ? id : compiled.definition.title }

    init(_ compiled: CompiledForm) {
        self.compiled = compiled
        var bytes: [UInt8] = []
        compiled.archive().write(into: &bytes)
        definitionJSON = bytes
        hash = contentHash(bytes)
        locale = LocaleRecord(languageTag: compiled.definition.locale)
        messages = MessageCatalogs.catalog(for: locale.identifier, of: compiled.definition)
        styleSheet = FormStyleSheet(compiled).map { Asset(Array($0.css.utf8), contentType: "text/css; charset=utf-8") }
        let origins = compiled.pictures.compactMap { SecurityHeaders.origin(of: $0) }
        pictureOrigins = Set(origins.filter { $0.hasPrefix("https://") }).sorted()
        zone = TimeZone(identifier: compiled.definition.timeZone) ?? .current
    }

    /// The surroundings of a session that begins now.
    func context(_ clock: Int64) -> SessionContext {
        var context = SessionContext(locale: locale, messages: messages, clock: clock, zone: zone)
        context.keepsCollapsedRows = true
        context.opensInlineEditors = false
        context.keepsHistory = false
        return context
    }
}

/// Milliseconds since 1970.
func currentMilliseconds() -> Int64 {
    Int64((Date().timeIntervalSince1970 * 1_000).rounded(.down))
}
#endif
