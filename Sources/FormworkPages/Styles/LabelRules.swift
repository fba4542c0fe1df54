import FormworkRuntime

/// The rules that place the titles of fields by their `labelStyle`.
enum LabelRules {
    /// The rules of a form; blank if no field has a `labelStyle`.
    ///
    /// - Parameter selector: The selector of a row.
    static func css(of form: CompiledForm, selector: (RowID) -> String) -> String {
        var rows: [TitlePlace: [String]] = [:]
        for element in form.elements {
            guard let field = element.field, let style = form.fields[field].definition.labelStyle else { continue }
            rows[style, default: []].append(selector(RowID(.field, NodeID(element.number, in: .form))))
        }
        return TitlePlace.allCases.map { style in
            rows[style].map { css(style, ":is(" + $0.joined(separator: ", ") + ")") } ?? ""
        }.joined()
    }

    private static func css(_ style: TitlePlace, _ rows: String) -> String {
        switch style {
        case .above: above(rows)
        case .beside: beside(rows)
        case .floating: above(rows, gap: ".125rem") + floating(rows)
        }
    }

    /// Titles of answers that are only shown stand beside them otherwise, and those of controls in some themes.
    private static func above(_ rows: String, gap: String = ".375rem") -> String {
        """
        \(rows).fw-beside { grid-template-columns: minmax(0, 1fr); row-gap: \(gap) }
        \(rows).fw-beside > * { grid-area: auto; margin-block: 0 }
        \(rows).fw-beside > .fw-label { padding-block: 0 }
        \(rows).fw-beside > .fw-output { text-align: start }

        """
    }

    /// Titles beside controls, but not where a card has no room for it, as on a telephone with large text.
    static func beside(_ rows: String, minimum: String = "17rem") -> String {
        let controls = ":is(.fw-control, .fw-output, [data-fw-choices])"
        // A theme may say how wide they are.
        let columns = "var(--fw-beside, minmax(0, 2fr) minmax(0, 3fr))"
        return """
            @container (min-width: \(minimum)) {
            \(rows):has(> \(controls)) { grid-template-columns: \(columns); column-gap: 1rem; row-gap: 0 }
            \(rows):has(> \(controls)) > * { grid-column: 2 }
            \(rows):has(> \(controls)) > :is(.fw-label, .fw-hint) { grid-column: 1 }
            \(rows) > .fw-label { padding-block: .625rem .375rem; overflow-wrap: anywhere }
            \(rows) > .fw-hint { margin-block: -.375rem .25rem }
            \(rows) > \(controls) { grid-row: 1 / span 2; align-self: start }
            \(rows) > .fw-control + [data-fw-slot="error"] { margin-block-start: .375rem }
            }

            """
    }

    /// The title is as large in both places, so nothing moves but the title itself. The hint comes after the control. A
    /// title does not wait in the control where something else stands first, such as a currency.
    private static func floating(_ rows: String) -> String {
        let waiting = "\(rows):has(> .fw-control > .fw-input:first-child:placeholder-shown:not(:focus, :autofill))"
        return """
            \(rows) { row-gap: .125rem }
            \(rows) > .fw-label { grid-row: 1; font-size: .875rem; color: var(--fw-quiet); pointer-events: none; z-index: 1 }
            \(rows) > .fw-control { grid-row: 2 }
            \(waiting) > .fw-label { position: relative; inset-block-start: calc(50% + 1.5rem); \
            inset-inline-start: .75rem; margin-inline-end: 1.5rem }
            \(waiting) > .fw-control > .fw-input::placeholder { color: transparent }
            @media (prefers-reduced-motion: no-preference) {
            \(rows) > .fw-label { transition: inset .15s }
            }

            """
    }
}
