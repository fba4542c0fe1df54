import Formwork
import FormworkTesting
import Testing

/// Whole forms as people write them, with answers that were worked out by hand.
@Suite(.tags(.waiting)) struct WholeFormTests {
    private let timesheet = FormDefinition("timesheet", title: "Timesheet") {
        let day = FormSection("days", "Day") {
            Field.date("day", "Day").required()
            FormSection("tasks", "Task") {
                Field.text("what", "What").required()
                Field.decimal("hours", "Hours").range(0.25...24).required()
                Field.select(
                    "rate", "Rate", options: [FieldOption("normal").value(40), FieldOption("night").value(55.5)])
                Field.info("pay", "Pay", formula: "round($hours * $rate, 2)")
            }
            .repeating(1...)
            Field.info("hours", "Hours of the day", formula: "sum($tasks[].hours)")
            Field.text("reason", "Why so long?").visible(when: "$hours > 10").required()
        }
        day.repeating(1...7, itemTitle: "Day {index}")
        Field.info("total", "Total", formula: "sum($days[].tasks[].pay)")
        Field.info("longest", "Longest day", formula: "max($days[].hours)")
    }

    @Test func aTimesheetAddsUpItemsInItems() async throws {
        let form = try FormTester(timesheet)
        try form.addItem(to: "days")
        try form.addItem(to: "days[0].tasks")
        try form.fill([
            "days[0].day": "2026-11-02", "days[0].tasks[0].what": "Print", "days[0].tasks[0].hours": 7.75,
            "days[0].tasks[0].rate": "normal", "days[0].tasks[1].what": "Bind", "days[0].tasks[1].hours": 2.5,
            "days[0].tasks[1].rate": "night", "days[1].day": "2026-11-03", "days[1].tasks[0].what": "Sew",
            "days[1].tasks[0].hours": 0.1,
        ])
        try form.expect("days[0].hours", is: 10.25)
        try form.expect("days[0].reason", isVisible: true)
        try form.expect("days[1].reason", isVisible: false)
        // 7.75 × 40 + 2.5 × 55.5; nobody chose a rate for the other task.
        try form.expect("total", is: 448.75)
        try form.expect("longest", is: 10.25)
        try await form.expectRefused(["days[0].reason": "required", "days[1].tasks[0].hours": "min_value"])
        try form.removeItem("days[0].tasks[0]")
        try form.fill(["days[1].tasks[0].hours": 1])
        #expect(try await form.expectAccepted()["total"] == 138.75)
    }

    private let subscription = FormDefinition("subscription", title: "Subscription") {
        Field.select(
            "plan", "Plan",
            options: [
                FieldOption("basic", "Basic").value(9.9), FieldOption("pro", "Pro").value(29).chosen(),
                FieldOption("team", "Team").value(19).target(.show, "seats").target(.hide, section: "trial"),
            ])
        Field.stepper("seats", "Seats", in: 2...50).value(2).hidden()
        Field.toggle("yearly", "Pay yearly")
        FormSection("trial") {
            Field.toggle("trial", "Try it first").target(.clear, "coupon")
            Field.text("coupon", "Coupon").pattern("[A-Z]{4}[0-9]{2}")
        }
        Field.info("months", "Months", formula: "$yearly ? 10 : 1")
        Field.info("price", "Price", formula: "$plan * coalesce($seats, 1) * $months")
        Field.check("terms", "I agree").required("Please agree")
    }

    @Test func aSubscriptionHasPricesThatFollowTheChoices() async throws {
        let form = try FormTester(subscription)
        try form.expect("price", is: 29)
        try form.choose("team", at: "plan")
        try form.expect("seats", isVisible: true)
        try form.expect("coupon", isVisible: false)
        try form.fill(["seats": 3, "yearly": true])
        try form.expect("price", is: 570)
        try form.choose("basic", at: "plan")
        try form.expect("price", is: 99)
        try form.type("abcd12", into: "coupon")
        try await form.expectRefused(["coupon": "pattern", "terms": "required"])
        try form.fill(["trial": true])
        try form.expect("coupon", is: .blank)
        try form.fill(["terms": true])
        #expect(
            try await form.expectAccepted()
                == ["plan": "basic", "yearly": true, "trial": true, "months": 10, "price": 99, "terms": true])
    }

    private let visa = FormDefinition("visa", title: "Visa") {
        FormPage("traveller", "Traveller") {
            Field.name("name", "Name").required()
            Field.date("born", "Born").required()
            Field.info("age", "Age", formula: "age($born)")
        }
        FormPage("guardian", "Guardian") {
            Field.name("guardian", "Guardian").required()
        }
        .visible(when: "$age < 18")
        FormPage("journey", "Journey") {
            Field.date("from", "From").required().rule("$from > today()", message: "Travel later")
            Field.date("to", "To").required().compared(.greater, to: "from")
            Field.info("nights", "Nights", formula: "days_between($from, $to)")
            Field.info("leave_by", "Leave by", formula: "add_months($from, 3)")
            Field.text("reason", "Reason").visible(when: "$nights > 90").required()
        }
    }

    @Test func aVisaCountsNightsAndMonths() async throws {
        let form = try FormTester(visa, on: "2026-11-23")
        try form.fill(["name": "Kim", "born": "2008-11-24", "from": "2026-11-30", "to": "2026-11-30"])
        try form.expect("age", is: 17)
        try form.expect("leave_by", is: "2027-02-28")
        try await form.expectRefused(["guardian": "required", "to": "compare"])
        try form.fill(["born": "2008-11-23", "to": "2027-03-01"])
        try form.expect("guardian", isVisible: false)
        try form.expect("nights", is: 91)
        try form.fill(["reason": "Study", "from": "2026-11-23"])
        try await form.expectRefused(["from": "rule"])
        try form.fill(["from": "2026-11-24"])
        #expect(try await form.expectAccepted()["nights"] == 97)
    }

    @Test func aQuizThatALoopWritesWeighsItsAnswers() async throws {
        let weights = [3, 1, 2]
        let quiz = FormDefinition("quiz") {
            for (number, weight) in weights.enumerated() {
                Field.select(
                    "q\(number)", "Question \(number + 1)",
                    options: (0..<4).map { place in
                        FieldOption(.text("o\(place)"), "Answer \(place)").value(.number(DecimalNumber(place * weight)))
                    })
            }
            Field.info("score", "Score", formula: weights.indices.map { "$q\($0)" }.joined(separator: " + "))
            Field.info("passed", "Passed", formula: "$score >= 9")
            Field.textView("appeal", "Appeal").visible(when: "not $passed and count($q0, $q1, $q2) == 3")
        }
        let form = try FormTester(quiz)
        try form.choose("o3", at: "q0")
        try form.expect("appeal", isVisible: false)
        try form.choose("o1", at: "q1")
        try form.choose("o0", at: "q2")
        try form.expect("score", is: 10)
        try form.choose("o2", at: "q0")
        try form.expect("score", is: 7)
        try form.expect("appeal", isVisible: true)
        try form.expect("passed", is: false)
    }

    @Test func whatARepeatHasCanBeSaidInAnyOrder() throws {
        func form(_ change: (FormSection) -> FormSection) -> FormDefinition {
            FormDefinition("f") { change(FormSection("guests", "Guest") { Field.name("name", "Name") }) }
        }
        let after = form {
            $0.repeating(1...4, addTitle: "Add").reorderable().removeTitle("Remove").items([["name": "Ada"]])
        }
        let before = form {
            $0.reorderable().removeTitle("Remove").items([["name": "Ada"]]).repeating(1...4, addTitle: "Add")
        }
        #expect(after == before)
        #expect(before.groups.first?.sections.first?.repeats?.isReorderable == true)
    }

    @Test func aRepeatKeepsWhatOtherCountsDoNotSay() {
        let first = FormSection("guests") { Field.name("name") }
            .repeating(1...4, addTitle: "Add", itemTitle: "Guest {index}").removeTitle("Remove")
        var expected = Repetition(
            min: 2, max: 3, addTitle: "Add", removeTitle: "Remove", itemTitle: "Guest {index}")
        #expect(first.repeating(2...3).repeats == expected)
        (expected.max, expected.addTitle) = (Repetition.itemLimit, "More")
        #expect(first.repeating(2..., addTitle: "More").repeats == expected)
    }
}
