/// The tokens that a person typed into a code or a number, without literals and separators.
package struct TextTokens: Equatable {
    /// The units of the tokens. Another kind of list would make the page larger.
    private var units = TextUnits()

    /// Makes an empty list.
    init() {}

    private init(_ units: TextUnits) { self.units = units }

    package var isEmpty: Bool { units.isEmpty }
    package var count: Int { units.count }
    var last: TextToken? { units.isEmpty ? nil : self[TokenIndex(count - 1)] }
    package var first: TextToken? { units.isEmpty ? nil : self[TokenIndex(0)] }

    /// The index after the last token.
    var end: TokenIndex { TokenIndex(count) }

    /// The indices of all tokens.
    var indices: Range<TokenIndex> { TokenIndex(0)..<end }

    package subscript(index: TokenIndex) -> TextToken { TextToken(unit: units.list[index.position]) }

    mutating func append(_ token: TextToken) { units.append(token.unit) }

    /// The tokens before an index.
    func before(_ index: TokenIndex) -> TextTokens {
        TextTokens(units.part(from: 0, to: TextOffset(min(index, end).position)))
    }

    /// The tokens from an index on.
    func from(_ index: TokenIndex) -> TextTokens {
        TextTokens(units.part(from: TextOffset(index.position), to: units.end))
    }

    static func + (left: TextTokens, right: TextTokens) -> TextTokens { TextTokens(left.units + right.units) }

    /// The characters of a code as text.
    var text: String { units.text }
}
