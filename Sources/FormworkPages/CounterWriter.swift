import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes below texts with a most length how many characters they can have, and the place where `counters.js` says how many
/// are left.
struct CounterWriter {
    private let form: CompiledForm
    private let context: SessionContext

    init(_ engine: FormEngine) {
        form = engine.form
        context = engine.settings.context
    }

    /// The most characters of a field whose characters are counted; `nil` for any other field.
    ///
    /// What a mask or a format lays out has other characters in its control than in its answer. Of a secret it is not told
    /// how long it is. Of a code that always has the same length the error says enough.
    static func most(_ field: CompiledField) -> Int? {
        let definition = field.definition
        let lengths = definition.validations
        guard lengths.minLength != lengths.maxLength,
            definition.valueKind == .text || definition.valueKind == .exactText, definition.mask.isEmpty,
            definition.textFormat.isEmpty, !definition.isSecret
        else { return nil }
        return lengths.maxLength
    }

    /// Writes what belongs to a field; nothing if its characters are not counted.
    ///
    /// - Parameter isCounted: Whether a script says how many are left. Otherwise the most is said.
    func write(_ field: FieldPresentation, isCounted: Bool, to html: inout HTMLWriter) {
        guard let most = Self.most(field.compiled), field.state.isEnabled else { return }
        write(most, isCounted: isCounted, to: &html)
    }

    /// Writes a template for each such field, with the words that the script needs, and the script; nothing if there are none.
    func writeTemplates(ids: String, script: String, to html: inout HTMLWriter) {
        let fields = form.elements.places.compactMap { place -> (path: String, most: Int)? in
            guard form.elements[place].kind == .field else { return nil }
            return Self.most(form.fields[form.elements[place].content]).map { (form.pattern(of: place), $0) }
        }
        if fields.isEmpty { return }
        html.markup("<div hidden")
        html.attribute("id", ids + "counters")
        html.attribute("data-fw-left", words("ui.characters_left", "count", "{count}"))
        html.attribute("data-fw-over", words("ui.characters_over", "count", "{count}"))
        html.attribute("data-fw-digits", (0...9).map { number($0) }.joined())
        html.markup(">")
        for field in fields {
            html.markup("<template")
            html.attribute("data-fw-path", field.path)
            html.attribute("data-fw-most", String(field.most))
            html.markup(">")
            write(field.most, isCounted: true, to: &html)
            html.markup("</template>")
        }
        html.markup("</div><script type=\"module\"")
        html.attribute("src", script)
        html.markup("></script>")
    }

    private func write(_ most: Int, isCounted: Bool, to html: inout HTMLWriter) {
        html.markup(isCounted ? "<p class=\"fw-hint fw-counter\">" : "<p class=\"fw-hint fw-counter\" data-fw-shown>")
        html.text(words("ui.characters_most", "max", number(most)))
        html.markup("</p><p class=\"fw-visually-hidden\" role=\"status\"></p>")
    }

    private func number(_ number: Int) -> String { context.locale.format(DecimalNumber(number), grouping: false) }

    private func words(_ key: String, _ name: String, _ value: String) -> String {
        context.messages.text(key, [ErrorParameter(name, .text(value))])
    }
}
