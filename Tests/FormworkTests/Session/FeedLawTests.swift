import Formwork
import FormworkTestSupport
import Testing

/// Laws of what observers hear, after random transactions of every kind: inputs, undo and redo, restored snapshots, other
/// definitions. The failure names the seed.
struct FeedLawTests {
    private final class Listener {
        var rows: [FormRow] = []
        var numbers: [Int] = []
        var values: [String: FormValue] = [:]
        var validities: [NodeID: FieldValidity] = [:]

        func hear(_ change: SessionChange, _ engine: FormEngine) {
            for removal in change.changes.removals { rows.remove(at: removal.position) }
            for insertion in change.changes.insertions { rows.insert(insertion.row, at: insertion.position) }
            numbers.append(change.number)
            validities = validities.filter { !engine.path(of: $0.key).isEmpty }
            for value in change.valueChanges { values[value.path] = value.new }
            for validity in change.validityChanges { validities[validity.node] = validity.new }
        }
    }

    @Test(arguments: LawPlay.seeds)
    func observersKnowTheRowsTheValuesAndTheValidities(seed: UInt64) throws {
        guard var course = LawCourse(seed: seed) else { return }
        let engine = course.engine
        let session = FormSession(engine)
        let listener = Listener()
        listener.rows = engine.rows
        session.observe(owner: listener) { listener, change in listener.hear(change, engine) }
        for _ in 0..<LawPlay.steps {
            listener.values = [:]
            try course.step()
            try course.require(listener.rows == engine.rows, "an observer has other rows")
            try course.require(
                listener.numbers == Array(0..<listener.numbers.count).map { $0 + 1 }, "a change is missing")
            for (path, value) in listener.values {
                try course.require(session.value(path) == value, "\(path) was told another value")
            }
            for row in engine.rows where row.id.kind == .field || row.id.kind == .sectionHeader {
                let known = listener.validities[row.id.node] ?? .clear
                let now = session.validity(of: row.id.node)
                try course.require(known == now, "\(row.id.text) is \(now), and \(known) was told")
            }
        }
    }
}
