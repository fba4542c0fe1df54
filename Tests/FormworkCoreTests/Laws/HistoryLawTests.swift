import FormworkCore
import FormworkTestSupport
import Testing

/// After undo, redo or restoring, a session is as it was before.
struct HistoryLawTests {
    @Test(arguments: LawPlay.seeds)
    func aTransactionThatIsUndoneLeavesNoTraceAndDoneAgainIsAsItWas(seed: UInt64) throws {
        guard var course = LawCourse(seed: seed) else { return }
        for _ in 0..<LawPlay.steps {
            // A session that was just opened has no history, so there is at most one step to undo.
            course.engine = try #require(course.engine.reopened())
            let engine = course.engine
            let before = SessionPicture(engine, errors: false, editors: false)
            try course.step()
            let after = SessionPicture(engine)
            let content = engine.content
            guard engine.canUndo else { continue }
            try undo(course)
            try course.require(SessionPicture(engine, errors: false, editors: false), equals: before, "undone")
            _ = engine.redo()
            try course.require(SessionPicture(engine), equals: after, "done again")
            try course.require(engine.content == content, "done again, the snapshot is another one")
        }
    }

    @Test(arguments: LawPlay.seeds)
    func allThatCanBeUndoneCanBeDoneAgain(seed: UInt64) throws {
        guard var course = LawCourse(seed: seed) else { return }
        for _ in 0..<LawPlay.steps { try course.step() }
        let engine = course.engine
        var pictures = [SessionPicture(engine, errors: false, texts: false, editors: false)]
        while engine.canUndo {
            try undo(course)
            pictures.append(SessionPicture(engine, errors: false, texts: false, editors: false))
        }
        // When the focus leaves a field its text is formatted. That is not a step.
        for picture in pictures.dropLast().reversed() {
            _ = engine.redo()
            let now = SessionPicture(engine, errors: false, texts: false, editors: false)
            try course.require(now, equals: picture, "done again")
        }
    }

    @Test(arguments: LawPlay.seeds)
    func aRestoredSnapshotIsTheSessionThatItWasMadeOf(seed: UInt64) throws {
        guard var course = LawCourse(seed: seed) else { return }
        for _ in 0..<LawPlay.steps / 2 { try course.step() }
        let (form, memory) = (course.engine.form, course.engine.snapshot())
        let picture = SessionPicture(course.engine, errors: false, editors: false)
        for _ in 0..<LawPlay.steps / 2 where course.engine.form === form { try course.answer() }
        _ = course.engine.restore(memory)
        try course.require(
            SessionPicture(course.engine, errors: false, editors: false), equals: picture, "restored")
        try course.require(course.engine.snapshot().text() == memory.text(), "restored, the snapshot is another one")
    }

    /// Undoes a step, as a transaction that keeps the laws.
    private func undo(_ course: LawCourse) throws {
        let old = course.engine.rows
        let problem = SessionLaws.problem(of: course.engine.undo(), from: old, in: course.engine)
        try course.require(problem == nil, "undone: \(problem ?? "")")
    }
}
