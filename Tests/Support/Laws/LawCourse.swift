package import FormworkCore

/// A law that does not hold, with the seed that plays it again.
package struct BrokenLaw: Error, CustomStringConvertible {
    package let description: String
}

/// One session of a random form, played at random. After every transaction the change set has to lead to the new rows,
/// and the engine's own state has to be consistent.
package struct LawCourse {
    /// The session. A law may go on with another one.
    package var engine: FormEngine
    private var player: RandomPlayer
    private let seed: UInt64
    private var count = 0

    /// Begins with an empty load; `nil` if the random form has errors. Every tenth form is `Sample.everything`.
    package init?(seed: UInt64, features: RandomForm.Features = .all) {
        var forms = RandomForm(seed: seed, features: features)
        let form = seed % 10 == 0 && features == .all ? Sample.everything : forms.definition()
        let context = SessionContext(clock: 1_772_323_200_000, opensInlineEditors: true)
        guard let engine = try? form.session(context: context) else { return nil }
        self.engine = engine
        self.seed = seed
        player = RandomPlayer(seed: seed)
    }

    /// The last transaction, as text.
    package var command: String { player.last }

    /// The last input; `nil` for a transaction without one, such as `undo`.
    package var input: FormInput? { player.input }

    /// The field whose inline editor should be open now.
    package var editor: NodeID? { player.editor.field }

    /// Plays one transaction of any kind.
    @discardableResult
    package mutating func step() throws -> ChangeSet {
        let old = engine.rows
        return try checked(player.play(engine), from: old)
    }

    /// Plays what a person or a program does to one field, unless a law cannot take it.
    @discardableResult
    package mutating func answer(where isTaken: (FormInput) -> Bool = { _ in true }) throws -> ChangeSet {
        let old = engine.rows
        return try checked(player.playAnswer(engine, where: isTaken), from: old)
    }

    private mutating func checked(_ changes: ChangeSet, from old: [FormRow]) throws -> ChangeSet {
        count += 1
        try require(noProblem: SessionLaws.problem(of: changes, from: old, in: engine))
        return changes
    }

    /// Breaks off where a condition does not hold.
    package func require(_ holds: Bool, _ words: @autoclosure () -> String) throws {
        if !holds { try require(noProblem: words()) }
    }

    /// Breaks off where two pictures differ.
    package func require(_ picture: SessionPicture, equals other: SessionPicture, _ words: String) throws {
        let difference = picture.difference(from: other)
        if !difference.isEmpty { try require(noProblem: words + ": " + difference) }
    }

    private func require(noProblem problem: String?) throws {
        if let problem { throw BrokenLaw(description: "seed \(seed), step \(count), \(command): \(problem)") }
    }
}
