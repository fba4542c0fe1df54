/// The rows that stand side by side in one cell of a table: usually one.
public struct ScreenLine: Equatable, Identifiable, Sendable {
    /// The rows, in the order of the form.
    public var rows: [RowID]

    /// Makes a line of at least one row.
    public init(_ first: RowID, _ others: [RowID] = []) { rows = [first] + others }

    /// The first row identifies the line. Rows beside it may come and go.
    public var id: RowID { rows[0] }
}

/// The place of a line in a table.
public struct LinePlace: Hashable, Comparable, Sendable {
    /// The position of the table's section, from 0.
    public var section: Int
    /// The position of the line in its section, from 0.
    public var line: Int

    /// Pairs the two positions.
    public init(section: Int, line: Int) {
        self.section = section
        self.line = line
    }

    /// Places further up come first.
    public static func < (one: LinePlace, other: LinePlace) -> Bool {
        (one.section, one.line) < (other.section, other.line)
    }
}

/// The room that a row takes in its line.
public enum RowRoom: Equatable, Sendable {
    /// A line of its own.
    case line
    /// No room at all: what belongs to an item that is folded up to be moved.
    case none
    /// A share of a line, in twelfths, from 1 to 12.
    case twelfths(Int)
    /// A line of its own under the line of the row before, such as the editor of a date.
    case below
}
