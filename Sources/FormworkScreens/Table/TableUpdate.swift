/// The updates that a table has to make after a change set, in the terms of table views.
///
/// Deletions name places before the update, insertions places after it. Nothing is moved and nothing is reloaded: what
/// moved is deleted and inserted, and a line whose members changed stays.
public struct TableUpdate: Equatable, Sendable {
    /// Sections that went, by their old positions, ascending.
    public var deletedSections: [Int] = []
    /// Sections that came, by their new positions, ascending.
    public var insertedSections: [Int] = []
    /// Lines that went from sections that stay, by their old places, ascending.
    public var deletedLines: [LinePlace] = []
    /// Lines that came into sections that stay, by their new places, ascending.
    public var insertedLines: [LinePlace] = []
    /// Lines that stay and hold other rows beside their first one.
    public var changedLines: [RowID] = []
    /// Sections that stay and got another footer, or lost it.
    public var changedFooters: [RowID] = []

    /// Nothing to do.
    public init() {}

    /// Whether rows or sections of the table come or go.
    public var changesPlaces: Bool {
        !deletedSections.isEmpty || !insertedSections.isEmpty || !deletedLines.isEmpty || !insertedLines.isEmpty
    }
}
