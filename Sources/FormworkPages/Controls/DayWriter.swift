import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes the date format below typed dates, and the data with which the script reads them and opens the calendar.
struct DayWriter {
    private let form: CompiledForm
    private let context: SessionContext

    init(_ engine: FormEngine) {
        form = engine.form
        context = engine.settings.context
    }

    /// Writes the date format of a field; nothing if its answer is not a typed date.
    func write(_ field: FieldPresentation, id: @autoclosure () -> String, to html: inout HTMLWriter) {
        if field.compiled.isTypedDay {
            writeHint(field.compiled.definition, id: id(), answer: field.state.text, to: &html)
        }
    }

    /// Writes a template for each typed date, and the script; nothing if the form has no such field.
    func writeTemplates(ids: String, to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        let places = form.elements.indices.filter { form.field(at: $0)?.isTypedDay == true }
        if places.isEmpty { return }
        html.markup("<div hidden")
        html.attribute("id", ids + "days")
        html.attribute("data-fw-locale", locale.text())
        html.markup(">")
        for element in places {
            guard let field = field(at: element) else { continue }
            html.markup("<template")
            html.attribute("data-fw-path", form.pattern(of: element))
            html.attribute("data-fw-pattern", field.typedPattern(in: context.locale))
            html.markup("><span class=\"fw-calendar\"><input type=\"date\" tabindex=\"-1\" aria-hidden=\"true\"")
            html.attribute("min", ifPresent: field.minimumDate)
            html.attribute("max", ifPresent: field.maximumDate)
            html.markup("><button type=\"button\" class=\"fw-plain\"><span class=\"fw-visually-hidden\">")
            html.text(context.messages.text("ui.day_choose"))
            html.markup("</span></button></span></template>")
        }
        html.markup("</div>")
        scripts.add("typed-days.js")
    }

    private func field(at element: ElementIndex) -> Field? {
        form.field(at: element)?.definition
    }

    /// A day as an example, with signs between its parts and without: phones show only digits for it. After it is the answer in
    /// words, if it could be two days; the script keeps the words up to date while somebody types.
    private func writeHint(_ field: Field, id: String, answer: String, to html: inout HTMLWriter) {
        guard let day = CivilDate(year: 2007, month: 3, day: 27) else { return }
        let pattern = field.typedPattern(in: context.locale)
        var order = ""
        for (unit, digits) in [("y", "yyyy"), ("M", "MM"), ("d", "dd")].sorted(by: { one, other in
            pattern.firstIndex(of: Character(one.0)) ?? pattern.endIndex
                < pattern.firstIndex(of: Character(other.0)) ?? pattern.endIndex
        }) where pattern.contains(unit) {
            order += digits
        }
        html.markup("<p class=\"fw-hint fw-day-hint\"")
        html.attribute("id", ifPresent: id)
        html.markup(">")
        html.text(
            context.messages.text(
                "ui.day_example",
                [
                    ErrorParameter("date", .text(context.locale.format(day, pattern: pattern))),
                    ErrorParameter("digits", .text(context.locale.format(day, pattern: order))),
                ]))
        html.markup(" <span class=\"fw-day-words\" aria-live=\"polite\">")
        html.text(CivilDate(answer).flatMap { context.locale.wordsOfDoubtful($0, typed: pattern) } ?? "")
        html.markup("</span></p>")
    }

    /// The names, patterns and digits with which the script reads and writes dates.
    private var locale: JSONValue {
        let locale = context.locale
        func list(_ names: [String]) -> JSONValue { .array(names.map { .string($0) }) }
        return .object([
            JSONMember("months", list(locale.months)), JSONMember("shortMonths", list(locale.shortMonths)),
            JSONMember("weekdays", list(locale.weekdays)), JSONMember("shortWeekdays", list(locale.shortWeekdays)),
            JSONMember("words", .string(locale.longDatePattern)),
            JSONMember("year", .number(DecimalNumber(context.year))),
            JSONMember("digits", .string((0...9).map { locale.format(DecimalNumber($0), grouping: false) }.joined())),
        ])
    }
}
