/// Moves parts of programs that have the same value in many items into computations of their own, which run once.
/// An example is the sum in `$price / sum($items[].price)`. So the work grows with the number of items, and not
/// with its square.
///
/// A part reads only what the whole program reads, so it is put right before that program.
struct AggregateSharing {
    let form: NamedForm
    private(set) var computations: ComputationArray = []
    var events: IndexedArray<EventIndex, CompiledEvent>
    /// The indices of aggregates among the computations, by the instructions of the aggregates.
    private var places: [[Int32]: [ComputationIndex]] = [:]
    /// The program of each aggregate before its own parts were moved out.
    private var programs: [ComputationIndex: Program] = [:]

    init(_ form: NamedForm, _ sorted: SortedRules, _ events: IndexedArray<EventIndex, CompiledEvent>) {
        self.form = form
        self.events = events
        for computation in sorted.computations { add(computation) }
        moveRunningPartsOfEvents()
    }

    private mutating func add(_ computation: Computation) {
        // The parts of a text read answers as they are shown, so no rule shares them.
        if computation.aspect == .text { return computations.append(computation) }
        let computation = movingRunningParts(of: computation)
        // A rule that only the server knows is not divided. Otherwise a part of it would be sent to browsers.
        if isServerOnly(computation) { return computations.append(computation) }
        let program = sharing(computation.program, at: computation.element)
        computations.append(computation.replacingProgram(program))
    }

    func isServerOnly(_ computation: Computation) -> Bool {
        if computation.aspect != .validation { return false }
        return form.field(at: computation.element).map { computation.isServerOnly(in: $0.definition) } ?? false
    }

    /// The program in which each possible part is replaced by an aggregate.
    mutating func sharing(_ program: Program, at element: ElementIndex) -> Program {
        let parts = AggregateFinder.parts(of: program)
        if parts.isEmpty { return program }
        var uses: IndexedArray<AggregateIndex, AggregateUse> = []
        for part in parts {
            guard let aggregate = aggregate(program.part(part), up: part.up, from: element) else { return program }
            uses.append(AggregateUse(computation: aggregate, up: Int32(part.up)))
        }
        return program.replacing(parts, by: uses)
    }

    /// The index of an aggregate among the computations. An equal aggregate is used again.
    private mutating func aggregate(_ program: Program, up: Int, from element: ElementIndex) -> ComputationIndex? {
        var place: ScopeIndex? = form.elements[element].scope
        for _ in 0..<up { place = place.flatMap { form.scopes[$0].parent } }
        guard let scope = place, let owner = form.scopes[scope].elements.first else { return nil }
        let key =
            [scope.rawValue] + program.code.elements + program.references.flatMap { [$0.element.rawValue, $0.packed] }
        if let known = known(program, key) { return known }
        let shared = sharing(program, at: owner)
        return add(Computation(element: owner, aspect: .aggregate, program: shared), program, key)
    }

    /// The aggregate of a program that was added before; `nil` if absent.
    func known(_ program: Program, _ key: [Int32]) -> ComputationIndex? {
        (places[key] ?? []).first { programs[$0] == program }
    }

    /// Adds an aggregate.
    ///
    /// - Parameter program: The program before its own parts were moved out, by which it is found again; `nil` if it is
    ///   not shared.
    mutating func add(_ aggregate: Computation, _ program: Program?, _ key: [Int32]) -> ComputationIndex {
        let index = computations.endIndex
        computations.append(aggregate)
        if let program {
            places[key, default: []].append(index)
            programs[index] = program
        }
        return index
    }
}
