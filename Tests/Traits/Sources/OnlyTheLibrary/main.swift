// What README.md shows of the library, run.
import Formwork

let loan = FormDefinition("loan", title: "Loan application") {
    FormSection("terms", "Loan") {
        Field.decimal("amount", "Amount").required().range(1_000...5_000_000)
        Field.integer("months", "Months").required().range(6...360).value(12)
        Field.info("monthly", "Each month", formula: "round($amount / $months, 2)")
        Field.toggle("guaranteed", "Someone guarantees it")
    }
    FormSection("guarantors", "Guarantors") {
        Field.text("name", "Name").required()
    }
    .repeating(1...3, addTitle: "Add a guarantor")
    .visible(when: "$guaranteed")
}

let engine = FormEngine(try CompiledForm(loan))
_ = engine.perform(.load(["amount": 120_000, "months": 24]))
guard engine.values["monthly"] == 5_000, engine.perform(.submit).submission == .accepted else {
    fatalError("120 000 in 24 months is 5 000 a month: \(engine.values.text())")
}
_ = engine.perform(.load(["amount": 120_000, "guaranteed": true]))
guard engine.perform(.submit).submission == .refused, engine.errors.map(\.path) == ["guarantors[0].name"] else {
    fatalError("The guarantor has no name: \(engine.errors)")
}
print("A form ran with the library alone: \(engine.values.text())")
