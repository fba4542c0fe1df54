extension Instruction {
    /// The instruction to which a jump leads, or at which an attempt ends; `nil` for other instructions.
    var target: InstructionIndex? {
        switch self {
        case .jump(let target), .jumpUnlessTrue(let target), .jumpIfTrue(let target), .jumpIfPresent(let target),
            .attempt(let target):
            target
        case .constant, .reference, .list, .apply, .matches, .aggregate: nil
        }
    }

    /// The same jump or attempt with another target. Other instructions are returned unchanged.
    func leading(to target: InstructionIndex) -> Instruction {
        switch self {
        case .jump: .jump(target)
        case .jumpUnlessTrue: .jumpUnlessTrue(target)
        case .jumpIfTrue: .jumpIfTrue(target)
        case .jumpIfPresent: .jumpIfPresent(target)
        case .attempt: .attempt(target)
        case .constant, .reference, .list, .apply, .matches, .aggregate: self
        }
    }
}

extension ListIndex {
    /// The index of the same entry when the list is appended to another one that ends at `end`.
    func moved(behind end: Self) -> Self { Self(position + end.position) }
}
