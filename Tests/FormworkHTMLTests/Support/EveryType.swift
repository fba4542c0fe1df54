import FormworkCore

/// A form with a field of every type, some with every way of showing it.
let everyType = FormDefinition(
    id: "all", title: "All",
    groups: [
        FormGroup(sections: [
            FormSection(id: "texts", title: "Texts", elements: texts.map { .field($0) }),
            FormSection(id: "numbers", title: "Numbers", elements: numbers.map { .field($0) }),
            FormSection(id: "choices", title: "Choices", elements: choices.map { .field($0) }),
            FormSection(id: "times", title: "Times", isDeletable: true, elements: times.map { .field($0) }),
            FormSection(id: "rest", title: "Rest", elements: rest.map { .field($0) }),
            FormSection(
                id: "items", title: "Item", repeats: Repetition(min: 1, max: 3, isReorderable: true),
                elements: (numbers.suffix(3) + choices.prefix(3)).map { .field($0) }),
        ])
    ])

let fruit = ["apple", "pear", "plum"].map { FieldOption(id: .text($0), title: $0, info: "A fruit") }
private let needed = Validations(required: true)

private let texts = [
    Field(id: "name", type: .name, title: "Name", image: "/pictures/name.svg", validations: needed),
    Field(id: "email", type: .email, title: "E-mail"),
    Field(id: "url", type: .url, title: "Site"),
    Field(id: "username", type: .username, title: "Account"),
    Field(id: "address", type: .address, title: "Address"),
    Field(id: "phone", type: .phone, title: "Phone"),
    Field(id: "password", type: .password, title: "Password", enabledWhen: "$on", validations: needed),
    Field(id: "story", type: .textView, title: "Story", size: FieldSize(height: 4), enabledWhen: "$on"),
]

private let numbers = [
    Field(id: "number", type: .number, title: "Number"),
    Field(id: "amount", type: .currency, title: "Amount", info: "Before tax", currency: "CNY"),
    Field(id: "count", type: .count, title: "Count", maximum: 4, enabledWhen: "$on"),
    Field(id: "months", type: .stepper, title: "Months", minimum: 6, maximum: 36, step: 6),
    Field(
        id: "share", type: .slider, title: "Share", minimum: 0, maximum: 10, step: DecimalNumber("2.5"),
        requiredWhen: "$on"),
]

private let choices = [
    Field(id: "one", type: .select, title: "One", options: fruit),
    Field(id: "listed", type: .select, title: "Listed", options: fruit, style: .list, enabledWhen: "$on"),
    Field(id: "many", type: .select, title: "Many", options: fruit, multiple: true, enabledWhen: "$on"),
    Field(id: "side", type: .select, title: "Side", options: fruit, style: .segmented, requiredWhen: "$on"),
    Field(id: "boxes", type: .checkGroup, title: "Boxes", options: fruit, requiredWhen: "$on"),
    Field(id: "single", type: .checkGroup, title: "Single", options: fruit, style: .radio),
    Field(id: "on", type: .toggle, title: "On"),
    Field(id: "agreed", type: .check, title: "Agreed", validations: needed),
]

private let times = [
    Field(id: "day", type: .date, title: "Day", minimumDate: "2026-01-01", maximumDate: "2026-12-31"),
    Field(id: "hour", type: .time, title: "Hour"),
    Field(id: "moment", type: .dateTime, title: "Moment", enabledWhen: "$on"),
]

private let rest = [
    Field(id: "secret", type: .hidden, value: .text("unseen")),
    Field(id: "rule", type: .separator, requiredWhen: "$on"),
    Field(id: "room", type: .spacer, visibleWhen: "$on"),
    Field(id: "picture", type: .image, title: "A map", image: "https://example.org/map.png", visibleWhen: "$on"),
    Field(id: "strange", type: .unknown, title: "Strange"),
    Field(id: "sum", type: .info, title: "Sum", formula: "$count + $months"),
    Field(id: "press", type: .button, title: "Press", enabledWhen: "$on"),
]
