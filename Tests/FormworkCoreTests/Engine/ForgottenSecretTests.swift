import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// A secret that is kept nowhere has to be typed again, and its field says so.
struct ForgottenSecretTests {
    private func session() throws -> FormEngine {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [
                        .field(Field(id: "name", type: .text)),
                        .field(Field(id: "pin", type: .password)),
                        .field(Field(id: "card", type: .text, textFormat: "credit_card")),
                        .field(Field(id: "made", type: .password, formula: "concat('x', $name)")),
                        .field(Field(id: "note", type: .text, formula: "concat('of ', $pin)")),
                    ]),
                    FormSection(
                        id: "keys", repeats: Repetition(max: 3), elements: [.field(Field(id: "key", type: .password))]),
                ])
            ])
        return FormEngine(try CompiledForm(form))
    }

    private func filled() throws -> FormEngine {
        let engine = try session()
        _ = engine.perform(
            .load(["name": "Ada", "pin": "hush1", "card": "4000056655665556", "keys": [["key": "hush2"], [:]]]))
        return engine
    }

    private func notices(_ engine: FormEngine) -> [String] {
        ["name", "pin", "card", "made", "note", "keys[0].key", "keys[1].key"].filter { engine.state($0)?.notice != nil }
    }

    @Test func theFieldsOfForgottenSecretsSaySo() throws {
        let engine = try filled()
        #expect(notices(engine).isEmpty)
        #expect(engine.forgetSecrets())
        #expect(notices(engine) == ["pin", "card", "keys[0].key"])
        #expect(engine.state("pin")?.error == nil && engine.state("pin")?.value == .blank)
        // A result is there again at once.
        #expect(engine.state("made")?.value == .text("xAda"))
        #expect(engine.checkInvariants().isEmpty)
        engine.set("pin", "other")
        #expect(notices(engine) == ["card", "keys[0].key"])
        #expect(engine.checkInvariants().isEmpty)
        _ = engine.perform(.reset)
        #expect(notices(engine).isEmpty && engine.state("card")?.value != .blank)
    }

    @Test func secretsThatNobodyTypedAreNotAskedForAgain() throws {
        let engine = try filled()
        #expect(engine.forgetSecrets(wereTyped: false))
        #expect(notices(engine).isEmpty)
    }

    @Test func aSnapshotWithoutSecretsNamesThem() throws {
        let engine = try filled()
        _ = engine.perform(.edit(try #require(engine.node(at: "card")), TextEdit("12 and more")))
        for open in [
            engine.snapshot(includingSecrets: false), engine.form.withoutSecrets(inSnapshot: engine.snapshot()),
        ] {
            #expect(!open.text().contains("hush") && !open.text().contains("12 and more"))
            let other = try session()
            _ = other.restore(open)
            #expect(notices(other) == ["pin", "card", "keys[0].key"])
            #expect(other.checkInvariants().isEmpty, "\(open.text())")
            // It is remembered however often the session moves on.
            let third = try session()
            _ = third.restore(other.snapshot())
            #expect(notices(third) == notices(other) && third.snapshot() == other.snapshot())
            third.set("pin", "other")
            #expect(notices(third) == ["card", "keys[0].key"])
        }
        let whole = try session()
        _ = whole.restore(engine.snapshot())
        #expect(notices(whole).isEmpty)
    }

    @Test func ofASnapshotOnlySecretsAreLeftOut() throws {
        let engine = try filled()
        let open = engine.form.withoutSecrets(inSnapshot: engine.snapshot())
        #expect(open["form"]?["values"] == ["name": "Ada"] && open["loaded"]?["name"] == "Ada")
        #expect(open["loaded"]?["pin"] == nil)
        #expect(engine.form.withoutSecrets(inSnapshot: open) == open)
        // What somebody typed over a result is theirs, and what the form does not know stays.
        let strange: JSONValue = [
            "form": [
                "values": ["note": "mine", "gone": "1", "made": "typed"], "overridden": ["note", "made"],
                "items": ["lost": [["values": ["key": "a"]]], "keys": "none", "name": [1]],
            ], "removed": [["pin": "hush"]], "next": 4,
        ]
        let left = engine.form.withoutSecrets(inSnapshot: strange)
        #expect(left["form"]?["values"] == ["note": "mine", "gone": "1"])
        #expect(left["form"]?["items"] == strange["form"]?["items"] && left["removed"] == nil && left["next"] == 4)
        for json: JSONValue in [.null, "x", [1], ["form": 1], ["form": ["values": [1], "items": 2, "forgotten": 3]]] {
            #expect(!engine.form.withoutSecrets(inSnapshot: json).text().contains("hush"))
        }
    }

    @Test func onlySecretsCanBeForgotten() throws {
        let engine = try session()
        _ = engine.restore(["form": ["forgotten": ["name", "note", "pin", "nothing", 3]]])
        #expect(notices(engine) == ["pin"])
        #expect(engine.checkInvariants().isEmpty)
    }
}
