import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Forms for the original Form do what their authors meant.
struct OriginalDemoTests {
    @Test func nothingButTypesOfTheAppInstantsAndCommasIsWorthAWarning() {
        let forms = [
            OriginalDemos.firms, OriginalDemos.login, OriginalDemos.sums, OriginalDemos.tickets, OriginalDemos.choices,
            OriginalDemos.order,
        ]
        for form in forms { #expect(read(form).report == "") }
        #expect(read(OriginalDemos.payment).diagnostics.map(\.code.name) == ["unknown_type"])
        #expect(
            read(OriginalDemos.visits).diagnostics.map(\.code.name)
                == ["instant", "instant", "instant", "unknown_type", "unknown_type"])
        #expect(read(OriginalDemos.styled).diagnostics.map(\.code.name) == ["trailing_comma", "trailing_comma"])
    }

    @Test func peopleAddFirmsAndReferees() throws {
        let engine = try read(OriginalDemos.firms).session(["mail": "ada", "firms[0].name": "Lathe"])
        #expect(engine.values == ["firms": [["name": "Lathe"]], "mail": "ada"])
        engine.play("add_item", "firms")
        engine.play("add_item", "referees")
        #expect(
            engine.shown == [
                "[firms]", "firms[0].name", "firms[0].phone_number", "firms[1].name", "firms[1].phone_number", "[who]",
                "form_of_address", "[reach]", "mail", "[referees]", "referees[0].first_name",
            ])
        #expect(engine.values["mail"] == "ada@example.org")
        engine.set("form_of_address", 0)
        #expect(engine.values["mail"] == nil)
        #expect(engine.submit() == ["referees[0].first_name required"])
        engine.play("remove_item", "referees[0]")
        #expect(engine.submit() == [])
    }

    @Test func theButtonWaitsForBothFields() throws {
        let engine = try read(OriginalDemos.login).session()
        #expect(engine.isEnabled("enter") == false)
        engine.set("email", "ada@example.org")
        #expect(engine.isEnabled("enter") == false)
        engine.set("password", "abc")
        #expect(engine.isEnabled("enter") == true)
        #expect(engine.submit() == ["password min_length"])
        engine.set("email", "ada@example")
        #expect(engine.submit() == ["email format", "password min_length"])
        engine.set("email", .null)
        #expect(engine.isEnabled("enter") == false)
    }

    @Test func aTipIsComputedAndPayingAsksWhereTheReceiptGoes() throws {
        let engine = try read(OriginalDemos.payment).session(["card_number": "4242 4242"])
        #expect(engine.values.text() == #"{"card_number":"4242 4242","amount":12.5,"tip":"none","sum":12.5}"#)
        engine.set("tip", "ten")
        #expect(engine.values["sum"]?.text() == "13.75")
        #expect(!engine.shown.contains("thanks"))
        engine.play("tap", "pay")
        #expect(engine.shown.suffix(2) == ["[receipt]", "thanks"])
        engine.set("expires", "1/2")
        #expect(engine.submit() == ["expires format"])
        engine.set("expires", "01/27")
        #expect(engine.submit() == [])
    }

    @Test func groupsOpenAndTypesOfTheAppKeepTheirValue() throws {
        let engine = try read(OriginalDemos.visits).session()
        #expect(engine.values == ["day": "2016-05-04", "guests": 2, "biography": "A line"])
        #expect(engine.shown == ["[rest-0]", "note"])
        _ = engine.perform(.collapseAll(false))
        #expect(engine.shown.contains("biography"))
        _ = engine.perform(.collapseAll(true))
        #expect(engine.shown == ["[rest-0]", "note"])
        engine.set("day", "2014-12-31")
        #expect(engine.submit() == ["day min_date"])
    }

    @Test func namesAreJoinedAndNumbersComputed() throws {
        let engine = try read(OriginalDemos.sums).session(["last": "Lind"])
        #expect(engine.values["whole"] == "Lind")
        #expect(engine.values["total"]?.text() == "7.5")
        engine.set("first", "Ada")
        engine.set("rebate", "10")
        #expect(engine.values["whole"] == "Ada Lind")
        #expect(engine.values["total"]?.text() == "-2.5")
        engine.set("first", "$pieces * 2")
        #expect(engine.values["whole"] == "$pieces * 2 Lind")
    }

    @Test func everyTicketHasItsDefaultsAndItsTotal() throws {
        let engine = try read(OriginalDemos.tickets).session()
        #expect(engine.values == ["sum": 0])
        engine.play("add_item", "tickets")
        engine.play("add_item", "tickets")
        engine.set("tickets[1].quantity", 3)
        #expect(
            engine.values == [
                "tickets": [
                    ["kind": 1, "quantity": 1, "price": 50, "total": 50],
                    ["kind": 1, "quantity": 3, "price": 50, "total": 150],
                ], "sum": 200,
            ])
        engine.set("tickets[1].limit", 2)
        #expect(engine.submit() == ["tickets[1].limit compare"])
        engine.set("tickets[1].limit", 12)
        #expect(engine.submit() == ["tickets[1].limit rule"])
        engine.play("remove_item", "tickets[0]")
        #expect(engine.values["sum"] == 150)
        engine.set("tickets[0].price", 100)
        #expect(engine.values["sum"] == 300)
        #expect(engine.node(at: "tickets[0].kind").flatMap { engine.field($0)?.field.title } == "Ticket 0")
    }

    @Test func targetsMayBeRepeated() throws {
        let engine = try read(OriginalDemos.choices).session(["lid": "round"])
        let all = ["[first]", "size", "lid", "gift", "handle", "[extras]", "colour", "[last]", "speed", "note"]
        #expect(engine.shown == all)
        engine.set("size", 0)
        #expect(engine.shown == ["[first]", "size", "gift", "[last]", "speed", "note"])
        #expect(engine.values["lid"] == nil)
        engine.set("size", 1)
        #expect(engine.shown == all)
        #expect(engine.values["lid"] == "round")
    }

    @Test func conditionsCompareChoicesAndSwitchesWithNumbers() throws {
        let engine = try read(OriginalDemos.choices).session(["size": 1])
        engine.set("gift", true)
        #expect(engine.shown.prefix(5) == ["[first]", "size", "lid", "gift", "card"])
        engine.set("card", "For you")
        engine.set("speed", 1)
        #expect(engine.values["note"] == "Hurry")
        engine.set("gift", false)
        #expect(engine.shown.contains("handle"))
        #expect(engine.values["note"] == nil)
        #expect(engine.values["card"] == nil)
        engine.set("gift", true)
        #expect(engine.values["card"] == "For you")
    }

    @Test func whatComesBackStandsWhereItWas() throws {
        let engine = try read(OriginalDemos.order).session()
        let all = engine.shown
        engine.set("a1", true)
        #expect(engine.shown == ["[a]", "a1", "a2", "[b]", "b1", "b3", "[d]", "d1"])
        engine.set("a2", true)
        #expect(engine.shown == ["[a]", "a1", "a2", "[d]", "d1"])
        engine.set("a1", false)
        #expect(engine.shown == ["[a]", "a1", "a2", "[c]", "c1", "[d]", "d1"])
        engine.set("a2", false)
        #expect(engine.shown == all)
    }

    @Test func everyStyleIsTakenOver() throws {
        let group = try #require(read(OriginalDemos.styled).definition?.groups.first)
        #expect(group.styles.count == 4)
        #expect(group.sections.first?.styles.count == 2)
        let counts = (group.sections.first?.elements ?? []).map { element in
            if case .field(let field) = element { field.styles.count } else { 0 }
        }
        #expect(counts == [15, 1, 2])
    }
}
