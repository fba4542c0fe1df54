import FormworkCore
import FormworkRuntime
import FormworkScreens
import FormworkTestSupport
import Testing

struct MatrixRowTests {
    private let rows = ["a", "b", "c"].map { FieldOption(id: .text($0), title: $0) }

    private func session(_ columns: Int, _ change: (inout FormSection) -> Void = { _ in }) throws -> FormSession {
        let options = (1...columns).map { FieldOption(id: .text("\($0)"), title: "\($0)") }
        var matrix = FormSection.matrix("m", rows: rows, columns: options)
        change(&matrix)
        let form = FormDefinition(id: "f", groups: [FormGroup(sections: [matrix])])
        return FormSession(FormEngine(try CompiledForm(form), context: SessionContext()))
    }

    private func controls(_ session: FormSession, _ shares: Bool, _ wanted: ChoiceStyle? = nil) -> [FieldControl] {
        session.engine.rows.compactMap { session.presentation(of: $0.id.node) }.map {
            session.control(of: $0, choosing: { _ in wanted }, sharingLines: shares)
        }
    }

    @Test func columnsNeedRoom() throws {
        #expect(try controls(session(3), true) == [.columns(.one), .columns(.one), .columns(.one)])
        #expect(try controls(session(3), false) == [.radios, .radios, .radios])
        #expect(try controls(session(6), true).first == .columns(.one) && controls(session(7), true).first == .radios)
        #expect(try controls(session(3), true, .menu).first == .menu, "the app wants another way")
    }

    @Test func onlyRowsOfAMatrixStandInColumns() throws {
        let session = try session(3) {
            if case .field(var field) = $0.elements[1] {
                field.look = nil
                $0.elements[1] = .field(field)
            }
        }
        #expect(controls(session, true) == [.columns(.one), .radios, .columns(.one)])
        let ids = session.engine.rows.filter { $0.id.kind == .field }.map(\.id)
        #expect([ids[0], ids[2]].allSatisfy { session.engine.beginsColumns($0) }, "another row stands between")
    }

    @Test func theWordsStandAboveTheFirstRowWithTheSameOnes() throws {
        let session = try session(3) {
            if case .field(var field) = $0.elements[2] {
                field.options[0].title = "other"
                $0.elements[2] = .field(field)
            }
        }
        let ids = session.engine.rows.filter { $0.id.kind == .field }.map(\.id)
        #expect(ids.map { session.engine.beginsColumns($0) } == [true, false, true])
    }

    @Test func theColumnsAndTheTitleFillTheLine() {
        for count in 1...6 {
            for takesOne in [true, false] {
                let columns = Double(count + (takesOne ? 1 : 0))
                let whole = MatrixColumns.titleShare + columns * MatrixColumns.share(of: count, takesOne: takesOne)
                #expect(abs(whole - 1) < 1e-9)
            }
        }
        #expect(MatrixColumns.share(of: 0, takesOne: false) > 0)
    }
}
