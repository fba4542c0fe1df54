import FormworkCore
import FormworkTestSupport
import Testing

/// Laws of a session's outputs, after random transactions. A failure names the seed.
struct OutputLawTests {
    private let paths = [
        "a", "b", "on", "c", "d", "e", "n", "outer", "outer[0].x", "outer[0].twice", "outer[0].inner", "outer[1].x",
        "outer[0].inner[0].y", "outer[0].inner[0].share", "outer[1].inner[1].y",
    ]

    @Test(arguments: 1...6)
    func sentValuesReadBackGiveTheSameForm(seed: UInt64) throws {
        var random = SeededGenerator(share: seed)
        let engine = try Sample.session(Sample.everything)
        for _ in 0..<40 {
            engine.play(Sample.command(&random))
            for layout in [ValueOptions.Layout.nested, .flat, .attributes] {
                let sent = engine.values(ValueOptions(names: .parameters, layout: layout, blanks: .null))
                let other = FormEngine(engine.form)
                _ = other.perform(.replaceAnswers(engine.form.answers(fromParameters: sent)))
                // A calculated default that someone cleared is not among the values.
                if engine.values["d"] == nil { continue }
                #expect(other.values.text() == engine.values.text(), "seed \(seed), \(layout)")
            }
        }
    }

    @Test(arguments: 1...8)
    func explanationsAgreeWithTheStateAndWhatIsDeniedHasACause(seed: UInt64) throws {
        var random = SeededGenerator(share: seed)
        let engine = try Sample.session(Sample.everything)
        for _ in 0..<40 {
            engine.play(Sample.command(&random))
            let shown = Set(engine.rows.map(\.id.node))
            for path in paths {
                guard let node = engine.node(at: path) else { continue }
                for explanation in engine.explain(node) {
                    let isDenied = !explanation.holds && explanation.aspect != .required && explanation.aspect != .value
                    #expect(!isDenied || !explanation.causes.isEmpty, "seed \(seed), \(path), \(explanation.aspect)")
                    guard let field = engine.field(node) else { continue }
                    switch explanation.aspect {
                    case .visible: #expect(explanation.holds || !shown.contains(node), "seed \(seed), \(path)")
                    case .enabled: #expect(explanation.holds == field.isEnabled, "seed \(seed), \(path)")
                    case .required: #expect(!explanation.holds || field.isRequired, "seed \(seed), \(path)")
                    case .valid: #expect(!explanation.holds || field.error == nil, "seed \(seed), \(path)")
                    case .value: #expect(explanation.value == field.value, "seed \(seed), \(path)")
                    }
                }
            }
        }
    }

    @Test(arguments: 1...20)
    func toldChangesAreThoseBetweenBeforeAndAfter(seed: UInt64) throws {
        var random = SeededGenerator(share: seed)
        let engine = try Sample.session(Sample.everything)
        engine.startRecording()
        for _ in 0..<40 {
            let before = values(engine)
            let told = engine.play(Sample.command(&random)).valueChanges
            let after = values(engine)
            var expected: Set<NodeID> = []
            for (node, old) in before {
                if let new = after[node], new != old { expected.insert(node) }
            }
            #expect(Set(told.map(\.node)) == expected, "seed \(seed)")
            for change in told {
                #expect(change.old == before[change.node], "seed \(seed), \(change.path)")
                #expect(change.new == after[change.node], "seed \(seed), \(change.path)")
                #expect(engine.node(at: change.path) == change.node, "seed \(seed), \(change.path)")
            }
        }
        _ = engine.perform(.reset)
        #expect(!engine.isDirty, "seed \(seed)")
    }

    /// The answers of all fields, by path.
    private func values(_ engine: FormEngine) -> [NodeID: FormValue] {
        var values: [NodeID: FormValue] = [:]
        for outer in 0..<4 {
            for path in ["a", "b", "on", "c", "d", "e", "n", "outer[\(outer)].x", "outer[\(outer)].twice"]
                + (0..<3).flatMap({ inner in
                    ["y", "share", "place"].map { "outer[\(outer)].inner[\(inner)]." + $0 }
                })
            {
                if let node = engine.node(at: path), let field = engine.field(node) { values[node] = field.value }
            }
        }
        return values
    }
}
