package import FormworkCore

/// Forms that tests share.
package enum Sample {
    /// A loan with a calculated amount, a condition and a repeating section.
    package static let loan = FormDefinition(
        id: "loan",
        groups: [
            FormGroup(sections: [
                FormSection(
                    id: "terms", title: "Loan",
                    elements: [
                        .field(
                            Field(
                                id: "name", type: .text, title: "Name",
                                validations: Validations(required: true, minLength: 2, maxLength: 10))),
                        .field(
                            Field(
                                id: "amount", type: .decimal, title: "Amount",
                                validations: Validations(required: true, minValue: 1000, maxValue: 5_000_000))),
                        .field(Field(id: "months", type: .integer, title: "Months", value: .number(12))),
                        .field(
                            Field(
                                id: "monthly", type: .info, title: "Each month", formula: "round($amount / $months, 2)")
                        ),
                        .field(
                            Field(
                                id: "purpose", type: .select, title: "Purpose",
                                options: [
                                    FieldOption(id: .text("house"), title: "House"),
                                    FieldOption(id: .number(0), title: "Other"),
                                ])),
                        .field(Field(id: "guaranteed", type: .toggle, title: "Guaranteed")),
                    ]),
                FormSection(
                    id: "guarantors", title: "Guarantors", visibleWhen: "$guaranteed",
                    repeats: Repetition(min: 1, max: 3),
                    elements: [
                        .field(Field(id: "name", type: .text, title: "Name", validations: Validations(required: true))),
                        .field(Field(id: "share", type: .decimal, title: "Share", value: .number(10))),
                    ]),
                FormSection(
                    id: "sums",
                    elements: [
                        .field(Field(id: "shares", type: .info, formula: "sum($guarantors[].share)")),
                        .field(Field(id: "count", type: .info, formula: "count($guarantors[])")),
                    ]),
            ])
        ])
}
