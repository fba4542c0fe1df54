/// The tokens that a person typed into a code or a number, without literals and separators.
package struct TextTokens: RandomAccessCollection, Equatable {
    /// The units of the tokens. Another kind of list would make the page larger.
    private var units = TextUnits()

    /// Makes an empty list.
    init() {}

    private init(_ units: TextUnits) { self.units = units }

    package var startIndex: Int { 0 }
    package var endIndex: Int { units.count }
    package var count: Int { units.count }
    package var first: TextToken? { units.isEmpty ? nil : self[0] }

    package subscript(index: Int) -> TextToken { TextToken(unit: units.list[index]) }

    mutating func append(_ token: TextToken) { units.append(token.unit) }

    /// The tokens before an index.
    func before(_ index: Int) -> TextTokens { TextTokens(units.part(from: 0, to: TextOffset(Swift.min(index, count)))) }

    /// The tokens from an index on.
    func from(_ index: Int) -> TextTokens { TextTokens(units.part(from: TextOffset(index), to: units.end)) }

    static func + (left: TextTokens, right: TextTokens) -> TextTokens { TextTokens(left.units + right.units) }

    /// The characters of a code as text.
    var text: String { units.text }
}
