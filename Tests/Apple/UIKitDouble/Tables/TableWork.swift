/// What a table was asked to do, so that tests can count it.
package struct TableWork: Equatable, Sendable {
    package var reloads = 0
    package var batches = 0
    package var deletedRows = 0
    package var insertedRows = 0
    package var deletedSections = 0
    package var insertedSections = 0
    package var reloadedRows = 0
    package var cellsAsked = 0
    package var animatedUpdates = 0
}
