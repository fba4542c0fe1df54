extension Program {

    /// Reads a program that `json` wrote; `nil` for JSON that is not a well-formed program.
    public init?(json: JSONValue) {
        guard let parts = json.arrayValue, parts.count >= 3, parts.count <= 5, let constants = parts[1].arrayValue,
            let code = Program.words(parts[0]), let words = Program.words(parts[2]), words.count % 2 == 0
        else { return nil }
        var references: IndexedArray<ReferenceIndex, Reference> = []
        for index in stride(from: 0, to: words.count, by: 2) {
            guard let reference = Reference(element: words[index], packed: words[index + 1]) else { return nil }
            references.append(reference)
        }
        var patterns: IndexedArray<PatternIndex, Pattern> = []
        for json in parts.count > 3 ? parts[3].arrayValue ?? [] : [] {
            guard let pattern = Pattern(json: json) else { return nil }
            patterns.append(pattern)
        }
        let uses = parts.count > 4 ? Program.words(parts[4]) ?? [-1] : []
        guard uses.count % 2 == 0, uses.allSatisfy({ $0 >= 0 }) else { return nil }
        self.init(
            code: IndexedArray(code), constants: IndexedArray(constants.map { FormValue($0) }), references: references,
            patterns: patterns,
            aggregates: IndexedArray(
                stride(from: 0, to: uses.count, by: 2).map {
                    AggregateUse(computation: ComputationIndex(rawValue: uses[$0]), up: uses[$0 + 1])
                }))
        guard isWellFormed else { return nil }
    }

    private static func words(_ json: JSONValue) -> [Int32]? {
        guard let elements = json.arrayValue else { return nil }
        var words: [Int32] = []
        for element in elements {
            guard let number = element.intValue, let word = Int32(exactly: number) else { return nil }
            words.append(word)
        }
        return words
    }
}

extension Reference {
    /// Reads a reference as archives have it; `nil` for numbers that are not those of a reference.
    init?(element: Int32, packed: Int32) {
        guard element >= 0, packed >= 0, Property(rawValue: UInt8(packed & 15)) != nil else { return nil }
        self.element = ElementIndex(rawValue: element)
        self.packed = packed
    }
}
