import FormworkCore
import FormworkTestSupport
import Testing

/// A form inside a form.
struct NestedFormTests {
    static let form = FormDefinition(
        id: "order",
        groups: [
            FormGroup(sections: [
                FormSection(elements: [
                    .field(Field(id: "name", type: .text)),
                    .field(Field(id: "total", type: .info, formula: "sum($delivery.parcels[].weight) + $delivery.fee")),
                ]),
                FormSection(
                    id: "delivery", isNested: true,
                    elements: [
                        .field(Field(id: "name", type: .text)),
                        .field(Field(id: "fee", type: .decimal, visibleWhen: "$name == 'Li'")),
                        .section(
                            FormSection(
                                id: "address", isNested: true,
                                elements: [
                                    .field(Field(id: "street", type: .text)),
                                    .field(Field(id: "label", type: .info, formula: "concat($name, ' ', $street)")),
                                ])),
                        .section(
                            FormSection(
                                id: "parcels", repeats: Repetition(min: 1),
                                elements: [
                                    .field(Field(id: "weight", type: .decimal)),
                                    .field(Field(id: "to", type: .info, formula: "$address.street")),
                                ])),
                    ]),
            ])
        ])

    @Test func aNestedFormIsALevelOfTheValuesAndNamesAreLookedUpFromInsideOutward() throws {
        let engine = try Sample.session(Self.form)
        _ = engine.perform(
            .load([
                "name": "Wang",
                "delivery": [
                    "name": "Li", "fee": 2, "address": ["street": "Main"], "parcels": [["weight": 3], ["weight": 4]],
                ],
            ]))
        #expect(engine.values["total"] == 9)
        #expect(engine.values["delivery"]?["address"] == ["street": "Main", "label": "Li Main"] as JSONValue)
        #expect(engine.state("delivery.parcels[1].to")?.display == "Main")
        #expect(engine.flatValues["delivery.parcels[0].weight"] == 3)
        engine.set("delivery.name", "Zhao")
        #expect(engine.values["total"] == 7 && engine.values["delivery"]?["fee"] == nil)
    }

    @Test func aNestedFormIsTakenApartAgainAndChangedWhileItRuns() throws {
        let compiled = try CompiledForm(Self.form)
        #expect(compiled.source == Self.form)
        let engine = FormEngine(compiled)
        engine.set("delivery.parcels[0].weight", 3)
        try engine.change { form in
            form.move(.field("delivery.parcels[].weight"), to: .end(of: .section("parcels")))
            form.remove(.field("delivery.fee"))
            form.updateFields(["total"]) { $0.formula = "sum($delivery.parcels[].weight)" }
        }
        #expect(engine.values["total"] == 3)
    }

    @Test func aNestedFormKeepsTheParameterNamesOfItsAnswers() throws {
        func section(_ id: String) -> FormSection {
            FormSection(id: id, isNested: true, elements: [.field(Field(id: "x", type: .text, parameterName: "p"))])
        }
        let form = FormDefinition(id: "f", groups: [FormGroup(sections: [section("n"), section("m")])])
        let compiled = try CompiledForm(form)
        #expect(compiled.source == form)
        let engine = FormEngine(compiled)
        let sent: JSONValue = ["n": ["p": "a"], "m": ["p": "b"]]
        _ = engine.perform(.load(compiled.answers(fromParameters: sent)))
        #expect(engine.values == ["n": ["x": "a"], "m": ["x": "b"]])
        #expect(engine.parameters == sent)
    }

    @Test func aNestedFormNeedsAnIDAndItsFieldsDifferentOnes() {
        var form = Self.form
        form.groups[0].sections[1].id = ""
        #expect(CompiledForm.problems(in: form).contains { $0.code == .missingID })
        form = Self.form
        form.insert(.field(Field(id: "name", type: .text)), at: .end(of: .section("delivery")))
        #expect(CompiledForm.problems(in: form).map(\.code) == [.duplicateID])
    }
}
