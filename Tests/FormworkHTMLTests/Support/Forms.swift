import FormworkCore
import FormworkDialect
import FormworkHTML
import FormworkPages
import FormworkTestSupport
import Testing

/// A context with the English words of a page.
func context(_ locale: LocaleRecord = LocaleRecord()) -> SessionContext {
    SessionContext(locale: locale, messages: MessageCatalogs.catalog(for: "en"), keepsCollapsedRows: true)
}

/// A session of a form with one untitled section.
func engine(_ fields: Field..., answers: JSONValue = [:]) throws -> FormEngine {
    try engine(FormSection(elements: fields.map { .field($0) }), answers: answers)
}

/// A session of a form with these sections, in no group.
func engine(_ sections: FormSection..., answers: JSONValue = [:]) throws -> FormEngine {
    try engine(FormDefinition(id: "form", title: "Form", groups: [FormGroup(sections: sections)]), answers: answers)
}

/// A session of a form, loaded.
func engine(_ definition: FormDefinition, answers: JSONValue = [:]) throws -> FormEngine {
    try definition.session(answers, context: context())
}

/// The parsed page of a session.
func page(_ engine: FormEngine, notices: [String] = []) throws -> HTMLElement {
    let options = PageOptions(action: "/form", hydration: HydrationData(engine).json.text(), notices: notices)
    return try HTMLParser.parse(HTMLPage(engine, options).html())
}

/// The parsed row of the form's only field.
func row(_ field: Field, answers: JSONValue = [:]) throws -> HTMLElement {
    try #require(try page(engine(field, answers: answers)).row("f2"))
}

/// A form in which everything occurs that can change while it is filled.
let lively = FormDefinition(
    id: "lively", title: "Lively",
    groups: [
        FormGroup(
            id: "money", title: "Money",
            sections: [
                FormSection(
                    id: "loan", title: "Loan", footer: "In euros.",
                    elements: [
                        .field(Field(id: "name", type: .text, title: "Name", validations: Validations(required: true))),
                        .field(
                            Field(
                                id: "amount", type: .decimal, title: "Amount", info: "At least 10",
                                validations: Validations(required: true, minValue: 10))),
                        .field(Field(id: "months", type: .integer, title: "Months", value: .number(12))),
                        .field(
                            Field(id: "monthly", type: .info, title: "Monthly", formula: "round($amount / $months, 2)")),
                        .field(Field(id: "big", type: .toggle, title: "Big", enabledWhen: "$amount > 100")),
                        .field(
                            Field(
                                id: "why", type: .text, title: "Why", visibleWhen: "$big", requiredWhen: "$months > 12")
                        ),
                        .field(
                            Field(
                                id: "kind", type: .select, title: "Kind",
                                options: [
                                    FieldOption(id: .number(1), title: "One"),
                                    FieldOption(id: .text("b"), title: "Other"),
                                ], validations: Validations(required: true))),
                        .field(Field(id: "press", type: .button, title: "Press", visibleWhen: "$kind == 1")),
                    ])
            ]),
        FormGroup(
            id: "folk", title: "People", collapsed: true, visibleWhen: "$months > 1",
            sections: [
                FormSection(
                    id: "people", title: "Person", repeats: Repetition(min: 1, max: 4),
                    elements: [
                        .field(Field(id: "name", type: .text, title: "Name", validations: Validations(required: true))),
                        .field(Field(id: "adult", type: .toggle, title: "Adult")),
                        .field(Field(id: "job", type: .text, title: "Job", visibleWhen: "$adult")),
                    ])
            ]),
        FormGroup(sections: [
            FormSection(elements: [.field(Field(id: "end", type: .text, title: "End", disabled: true))])
        ]),
    ])
