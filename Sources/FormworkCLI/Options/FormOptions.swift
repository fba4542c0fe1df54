#if Server
import ArgumentParser
import Formwork
import FormworkCore
import FormworkDialect
import FormworkServer
import Foundation

/// The form of a command, and the options that its answers may depend on.
struct FormOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The file with the form.", valueName: "form"))
    var form: String

    @Option(
        help: ArgumentHelp(
            "The language of the form, such as zh-Hans; of a form without translations that of errors and numbers.",
            valueName: "language"),
        transform: language)
    var locale = ""

    @Option(
        help: ArgumentHelp(
            "The time that today() and now() tell, such as 2026-11-21T08:30:00Z, instead of this moment.",
            valueName: "instant"),
        transform: milliseconds)
    var now: Int64?

    @Option(
        help: ArgumentHelp(
            "The zone of today() in forms that name none, such as Europe/Oslo, instead of this machine's.",
            valueName: "zone"),
        transform: timeZone)
    var zone: TimeZone?

    @OptionGroup var types: TypesOption

    /// Reads and compiles the form, in the language that the server would choose.
    ///
    /// - Throws: the exit code 2 if the form has errors, after all of them were printed.
    func compiled() throws(ExitCode) -> CompiledForm {
        let file = try InputFile(form, expected: "a form")
        let bytes = try file.bytes(upTo: DefinitionReader.byteLimit)
        let reading = DefinitionReader.read(bytes, fileName: file.name, types: try types.read())
        guard let definition = reading.definition else {
            Terminal.note(String(reading.report.dropLast()))
            throw Terminal.failure("\(file.name) has errors; see above for what to mend.")
        }
        do {
            // The reader has already compiled the form in its own language.
            let isFinal = locale.isEmpty && definition.strings.isEmpty && !definition.needsWording
            if let form = reading.form, isFinal { return form }
            return try CompiledForm(spoken(definition))
        } catch {
            throw Terminal.failure("\(file.name) cannot be compiled; `formwork check` tells more.")
        }
    }

    /// The context of a session with the form. The region of `--locale en-GB` decides how dates and numbers are written.
    func context(for form: CompiledForm) -> SessionContext {
        let language = form.definition.locale.isEmpty ? "en" : form.definition.locale
        return SessionContext(
            for: form, language: RegionalTag.tag(of: language, for: [locale]) ?? "", zone: zone ?? .current,
            clock: now ?? Int64((Date.now.timeIntervalSince1970 * 1_000).rounded(.down)))
    }

    private func spoken(_ definition: FormDefinition) -> FormDefinition {
        var form = definition
        // The texts of a form without translations stay as they are. Errors and numbers are in the chosen language.
        if definition.strings.isEmpty, !locale.isEmpty { form.locale = locale }
        return form.spoken(in: locale)
    }

    private static func language(_ text: String) throws -> String {
        guard Locale.Language(identifier: text).languageCode?.isISOLanguage == true else {
            throw ValidationError("A language is written as a tag such as en, zh-Hans or pt-BR.")
        }
        return text
    }

    private static func milliseconds(_ text: String) throws -> Int64 {
        guard let instant = CivilInstant(text) else {
            throw ValidationError("A time has a date and its distance from UTC, such as 2026-11-21T08:30:00Z.")
        }
        return instant.utcSeconds * 1_000
    }

    private static func timeZone(_ text: String) throws -> TimeZone {
        guard let zone = TimeZone(identifier: text) else {
            throw ValidationError("A zone is written as in the IANA list, such as Asia/Shanghai or UTC.")
        }
        return zone
    }
}
#endif
