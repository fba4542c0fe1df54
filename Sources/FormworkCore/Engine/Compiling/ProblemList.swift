/// Problems of a definition in the order in which they were found.
///
/// Each pass begins a list of its own after the problems of the passes before it, so that it knows when to stop.
struct ProblemList {
    /// After this many errors, expressions, defaults and answers in items are not checked any more. The author has to
    /// correct the errors first. Warnings do not stop the compiler, because there may be errors after them.
    static let errorLimit = 200

    private(set) var problems: [DefinitionProblem] = []
    /// How many of the problems are errors.
    private(set) var errorCount = 0
    /// How many errors were found before this list began.
    private let earlierErrors: Int

    /// Begins a list.
    init() { earlierErrors = 0 }

    /// Begins a list for what is found after other problems. It does not have these.
    init(after earlier: ProblemList) {
        earlierErrors = earlier.earlierErrors + earlier.errorCount
    }

    /// Whether there are so many errors, with those before this list, that the author has to correct them first.
    var hasManyErrors: Bool { earlierErrors + errorCount >= Self.errorLimit }

    mutating func append(_ problem: DefinitionProblem) {
        if !problem.code.isWarning { errorCount += 1 }
        problems.append(problem)
    }

    static func += (list: inout ProblemList, problems: [DefinitionProblem]) {
        for problem in problems { list.append(problem) }
    }

    static func += (list: inout ProblemList, later: ProblemList) {
        list.errorCount += later.errorCount
        list.problems += later.problems
    }

    /// The problems in the order of the elements, and in the order of their offsets at each element. Other problems of
    /// an element stay in the order in which they were found.
    var inOrder: [DefinitionProblem] {
        problems.sorted { ($0.element, $0.textOffset ?? 0) < ($1.element, $1.textOffset ?? 0) }
    }
}
