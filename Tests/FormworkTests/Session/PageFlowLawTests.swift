import Formwork
import FormworkPresentation
import FormworkTestSupport
import Testing

/// What holds of pages for any form and any answers.
struct PageFlowLawTests {
    /// A form with pages of which each may depend on an answer of any other.
    private func form(_ random: inout SeededGenerator) -> FormDefinition {
        let count = Int.random(in: 1...7, using: &random)
        let pages = (0..<count).map { page in
            // Conditions read earlier pages, so that they cannot wait for each other in a circle.
            let earlier = Int.random(in: 0..<max(page, 1), using: &random)
            let condition = page > 0 && Bool.random(using: &random) ? "$f\(earlier)" : ""
            let field = Field.toggle("f\(page)")
            let plain = Field.text("t\(page)")
            let text = Bool.random(using: &random) ? plain.required() : plain
            let isConditional = Bool.random(using: &random)
            return FormPage("p\(page)", "Page \(page)") {
                FormGroup("g\(page)") { field }
                FormGroup("h\(page)") { text }.visible(when: isConditional ? "$f\(page)" : "")
            }
            .visible(when: condition)
        }
        return FormDefinition("f") { for page in pages { page } }.review(Bool.random(using: &random))
    }

    @Test func theFlowIsSoundForAnyAnswers() throws {
        var random = SeededGenerator(share: 15)
        for _ in 0..<150 {
            let definition = form(&random)
            let engine = FormEngine(try CompiledForm(definition))
            _ = engine.perform(.load(.object([])))
            var flow = try #require(PageFlow(engine))
            for _ in 0..<30 {
                step(&random, engine, &flow, definition)
                check(flow, engine)
            }
            try finish(engine, flow)
        }
    }

    private func step(
        _ random: inout SeededGenerator, _ engine: FormEngine, _ flow: inout PageFlow, _ form: FormDefinition
    ) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: flow.goBack()
        case 1: if let step = flow.allSteps.randomElement(using: &random) { flow.open(step) }
        case 2:
            let page = Int.random(in: 0..<form.pages.count, using: &random)
            engine.set("f\(page)", .bool(Bool.random(using: &random)))
        case 3: engine.set("t\(Int.random(in: 0..<form.pages.count, using: &random))", "x")
        default:
            let (shown, before) = (flow.current, engine.errors.filter { flow.step(of: $0.node) != flow.current })
            flow.goOn()
            // Validating a page touches no other page.
            #expect(engine.errors.filter { flow.step(of: $0.node) != shown } == before)
        }
    }

    private func check(_ flow: PageFlow, _ engine: FormEngine) {
        for case .page(let id) in flow.steps {
            #expect(flow.groups(of: .page(id)).contains { engine.isRelevant($0) })
        }
        // Everything that is drawn is on a step that is there.
        for row in engine.rows {
            #expect(flow.step(of: row.id.node).map { flow.steps.contains($0) } == true)
        }
        #expect(flow.current.map { flow.steps.contains($0) } ?? flow.steps.isEmpty)
    }

    /// From any step the way on leads to the end, once everything on it is answered, and then the form can be submitted.
    private func finish(_ engine: FormEngine, _ start: PageFlow) throws {
        var flow = start
        if let first = flow.steps.first { flow.open(first) }
        for _ in 0..<20 {
            for node in engine.rows.map(\.id.node) where flow.step(of: node) == flow.current {
                guard let field = engine.field(node), field.field.type == .text else { continue }
                _ = engine.perform(.set(node, "x"))
            }
            if flow.next == nil { break }
            flow.goOn()
        }
        #expect(flow.next == nil)
        #expect(engine.submit() == [])
    }
}
