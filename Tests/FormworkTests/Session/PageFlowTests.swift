import Formwork
import FormworkPresentation
import FormworkTestSupport
import Testing

struct PageFlowTests {
    static let visa = FormDefinition("visa", title: "Visa") {
        FormPage("you", "About you") {
            Field.name("name", "Name").required()
            Field.toggle("married", "Married")
        }
        FormPage("partner", "Your partner") { Field.name("partner", "Name").required() }
            .visible(when: "$married")
        FormPage("trip", "Your trip") {
            FormGroup("to", "Destination") { Field.text("city", "City").required() }
            FormGroup("stay", "Stay") { Field.text("hotel", "Hotel") }.visible(when: "present($city)")
        }
    }
    .review()

    private func session() throws -> FormEngine {
        let context = SessionContext(messages: MessageCatalogs.catalog(for: "en"))
        let engine = FormEngine(try CompiledForm(Self.visa), context: context)
        _ = engine.perform(.load(.object([])))
        return engine
    }

    @Test func aFormWithoutPagesHasNoFlow() throws {
        #expect(PageFlow(FormEngine(try CompiledForm(FormDefinition("f") { Field.text("a") }))) == nil)
    }

    @Test func aHiddenPageIsSkipped() throws {
        let engine = try session()
        var flow = try #require(PageFlow(engine))
        #expect(flow.steps == [.page("you"), .page("trip"), .review])
        #expect(flow.current == .page("you") && flow.number == 1)
        engine.set("name", "Ada")
        flow.goOn()
        #expect(flow.current == .page("trip"))
        flow.goBack()
        engine.set("married", true)
        #expect(flow.steps == [.page("you"), .page("partner"), .page("trip"), .review])
        flow.goOn()
        #expect(flow.current == .page("partner"))
    }

    @Test func aPageWithAnErrorStaysAndShowsItsErrorsOnly() throws {
        let engine = try session()
        var flow = try #require(PageFlow(engine))
        var focus: [FocusTarget] = []
        let isRight = flow.goOn { input in
            let changes = engine.perform(input)
            if let target = changes.focus { focus.append(target) }
            return changes
        }
        #expect(!isRight && focus == [.errorSummary])
        #expect(flow.current == .page("you"))
        #expect(engine.errors.map(\.path) == ["name"])
        #expect(flow.listedErrors.map(\.path) == ["name"])
        #expect(engine.state("city")?.error == nil)
        engine.set("name", "Ada")
        #expect(flow.listedErrors.isEmpty)
        let isRightNow = flow.goOn()
        #expect(isRightNow)
        #expect(flow.current == .page("trip"))
    }

    @Test func goingBackValidatesNothing() throws {
        let engine = try session()
        var flow = try #require(PageFlow(engine))
        flow.open(.page("trip"))
        flow.goBack()
        #expect(flow.current == .page("you"))
        #expect(engine.errors.isEmpty)
    }

    @Test func aRefusedSubmissionGoesToTheFirstPageWithAnErrorAndListsAll() throws {
        let engine = try session()
        var flow = try #require(PageFlow(engine))
        flow.open(.review)
        #expect(engine.submit() == ["name required", "city required"])
        flow.openFirstError()
        #expect(flow.current == .page("you"))
        #expect(flow.listedErrors.map(\.path) == ["name", "city"])
        engine.set("name", "Ada")
        flow.goOn()
        #expect(flow.current == .page("trip"))
        #expect(flow.listedErrors.map(\.path) == ["city"])
    }

    @Test func aChangeFromTheReviewLeadsBackThere() throws {
        let engine = try session()
        engine.set("name", "Ada")
        var flow = try #require(PageFlow(engine))
        flow.open(.page("you"), returningToReview: true)
        #expect(flow.nextTitle == "Check your answers again")
        engine.set("name", .null)
        flow.goOn()
        #expect(flow.current == .page("you") && flow.returnsToReview)
        engine.set("name", "Bo")
        flow.goOn()
        #expect(flow.current == .review && !flow.returnsToReview)
        #expect(flow.next == nil && flow.previous == .page("trip"))
    }

    @Test func aPageThatGoesWhileItIsShownGivesWayToTheOneBefore() throws {
        let engine = try session()
        engine.set("married", true)
        var flow = try #require(PageFlow(engine))
        flow.open(.page("partner"))
        engine.set("married", false)
        #expect(flow.current == .page("you"))
        engine.set("married", true)
        #expect(flow.current == .page("partner"))
    }

    @Test func elementsKnowTheirStep() throws {
        let engine = try session()
        let flow = try #require(PageFlow(engine))
        #expect(engine.node(at: "hotel").flatMap(flow.step) == .page("trip"))
        #expect(engine.group(called: "stay").flatMap(flow.step) == .page("trip"))
        #expect(engine.node(at: "partner").flatMap(flow.step) == .page("partner"))
    }

    @Test func eachStepHasItsRows() throws {
        let engine = try session()
        let flow = try #require(PageFlow(engine))
        func fields(_ step: FormStep) -> [String] {
            flow.rows(on: step).filter { $0.id.kind == .field }.map { engine.path(of: $0.id.node) }
        }
        #expect(fields(.page("you")) == ["name", "married"])
        #expect(fields(.page("trip")) == ["city"])
        #expect(fields(.review) == [] && fields(.page("partner")) == [])
    }

    @Test func anErrorOnAnotherPageIsGoneToWithoutLosingTheList() throws {
        let engine = try session()
        var flow = try #require(PageFlow(engine))
        flow.open(.review)
        _ = engine.submit()
        flow.openFirstError()
        flow.show(try #require(engine.node(at: "city")))
        #expect(flow.current == .page("trip"))
        #expect(flow.listedErrors.map(\.path) == ["name", "city"])
        flow.open(.page("you"))
        #expect(flow.listedErrors.map(\.path) == ["name"])
    }

    @Test func aScreenIsToldWhatToSayOfAStep() throws {
        let engine = try session()
        var flow = try #require(PageFlow(engine))
        #expect(
            flow.shown
                == ShownStep(
                    step: .page("you"), title: "About you", progress: "Step 1 of 3", nextTitle: "Continue",
                    backTitle: nil))
        flow.open(.review)
        #expect(flow.shown.nextTitle == nil && flow.shown.backTitle == "Back")
        flow.open(.page("trip"), returningToReview: true)
        #expect(flow.shown.nextTitle == "Check your answers again")
    }

    @Test func aStepHasWords() throws {
        let engine = try session()
        var flow = try #require(PageFlow(engine))
        #expect(flow.progressWords == "Step 1 of 3")
        #expect(flow.title(of: flow.current) == "About you")
        flow.open(.review)
        #expect(flow.title(of: flow.current) == "Check your answers")
        for step in flow.allSteps + [.page("review"), .page("")] { #expect(FormStep(step.text) == step) }
        #expect(FormStep("partner") == nil)
    }

    @Test func theConditionOfAPageDecidesWhatCounts() throws {
        let engine = try session()
        engine.set("married", true)
        engine.set("partner", "Bo")
        engine.set("married", false)
        #expect(engine.values["partner"] == nil)
        engine.set("married", true)
        #expect(engine.values["partner"] == "Bo")
    }

    @Test func anExplanationNamesThePage() throws {
        let engine = try session()
        let partner = try #require(engine.node(at: "partner"))
        let explanation = try #require(engine.explain(partner).first)
        #expect(explanation.causes.first?.element.kind == .page)
        #expect(
            ExplanationWriter().sentence(for: explanation)
                == "“Name” is hidden because its page “Your partner” is visible only while `$married`; married is blank."
        )
    }

    @Test func aRunningFormCanBeGivenPages() throws {
        let engine = FormEngine(try CompiledForm(FormDefinition("f") { FormGroup("g") { Field.text("a") } }))
        #expect(PageFlow(engine) == nil)
        try engine.change { form in form.pages = [FormPage(id: "p", title: "P", groups: form.groups)] }
        #expect(PageFlow(engine)?.steps == [.page("p")])
        #expect(engine.form.source.pages.map(\.title) == ["P"])
    }
}
