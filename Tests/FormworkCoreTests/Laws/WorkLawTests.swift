import FormworkCore
import FormworkTestSupport
import Testing

/// The maximum work of an edit, computed from the texts of the rules only.
struct WorkLawTests {
    private static let features = RandomForm.Features.all.subtracting([.events, .counts])

    @Test(arguments: LawPlay.seeds)
    func anEditVisitsNoMoreThanWhatCanDependOnIt(seed: UInt64) throws {
        guard var course = LawCourse(seed: seed, features: Self.features) else { return }
        let engine = course.engine
        let reach = Reach(engine.form.source)
        for _ in 0..<LawPlay.steps {
            let items = engine.content.split(separator: "\"id\":").count
            let before = engine.statistics
            try course.answer()
            guard case .edit(let node, _) = course.input, let field = engine.field(node)?.field else { continue }
            let nodes = reach.elements(from: field.id) * items
            let visits = engine.statistics.visits - before.visits
            let evaluations = engine.statistics.evaluations - before.evaluations
            // A node is visited when its own state changes, or that of one of those around it, each twice at most.
            try course.require(visits <= nodes * 14, "\(nodes) nodes are reached, \(visits) are visited")
            // Five aspects, and a condition for each of five options.
            try course.require(evaluations <= nodes * 10, "\(nodes) nodes are reached, \(evaluations) rules run")
        }
    }

    @Test(arguments: LawPlay.seeds)
    func nothingIsVisitedWhereNoRuleReadsTheAnswer(seed: UInt64) throws {
        guard let course = LawCourse(seed: seed, features: Self.features) else { return }
        let engine = course.engine
        let reach = Reach(engine.form.source)
        for row in engine.rows where row.id.kind == .field {
            guard let field = engine.field(row.id.node)?.field, field.type.takesInput, field.formula.isEmpty,
                reach.elements(from: field.id) == 1
            else { continue }
            let before = engine.statistics
            _ = engine.perform(.edit(row.id.node, TextEdit("7")))
            try course.require(engine.statistics.visits == before.visits, "\(field.id) visits")
            // The answer itself may be validated, by rules that read the day.
            let evaluations = engine.statistics.evaluations - before.evaluations
            try course.require(evaluations <= field.validations.rules.count, "\(field.id) lets rules run")
        }
    }
}

/// The possible dependencies between elements of a definition: by ids in texts, and by nesting.
private struct Reach {
    private struct Element {
        var id: String
        var texts: [String]
        var end: Int
    }

    private var elements: [Element] = []

    init(_ form: FormDefinition) {
        var targets: [(id: String, text: String)] = []
        for group in form.groups {
            add(group.id, [group.visibleWhen]) { reach in
                for section in group.sections { reach.add(section, &targets) }
            }
        }
        for target in targets {
            for index in elements.indices where elements[index].id == target.id {
                elements[index].texts.append(target.text)
            }
        }
    }

    /// How many elements an answer can affect, its own field included.
    func elements(from id: String) -> Int {
        // The ids of fields in nested forms have prefixes; the last part is compared.
        let id = id.split(separator: ".").last.map { String($0) } ?? id
        var reached = Set(elements.indices.filter { elements[$0].id == id })
        var waiting = Array(reached)
        while let next = waiting.popLast() {
            let dependents = elements.indices.filter { index in
                (next + 1..<elements[next].end).contains(index)
                    || elements[index].texts.contains { $0.contains(elements[next].id) }
            }
            for index in dependents where reached.insert(index).inserted { waiting.append(index) }
        }
        return reached.count
    }

    private mutating func add(_ id: String, _ texts: [String], inside: (inout Reach) -> Void = { _ in }) {
        let place = elements.count
        elements.append(Element(id: id, texts: texts, end: 0))
        inside(&self)
        elements[place].end = elements.count
    }

    private mutating func add(_ section: FormSection, _ targets: inout [(id: String, text: String)]) {
        targets += (section.repeats?.targets ?? []).map { ($0.id, section.id + " " + $0.condition) }
        add(section.id, [section.visibleWhen, section.enabledWhen]) { reach in
            for element in section.elements {
                switch element {
                case .section(let inner): reach.add(inner, &targets)
                case .field(let field):
                    let all = field.targets + field.options.flatMap { $0.targets }
                    targets += all.map { ($0.id, field.id + " " + $0.condition) }
                    let rules = [
                        field.visibleWhen, field.enabledWhen, field.requiredWhen, field.optionsWhen, field.formula,
                        field.validations.compareTo,
                    ]
                    let assertions = field.validations.rules.map { $0.assertion }
                    reach.add(field.id, rules + assertions + field.options.map { $0.visibleWhen })
                }
            }
        }
    }
}
