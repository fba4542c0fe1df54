#if Server
import GRDB

/// A table, an index, a trigger or a view of a database, as it was made.
private struct SchemaObject: Hashable {  // Text: `hash(into:)` below hashes bytes.
    let kind: String
    let name: String
    let table: String
    let statement: String

    func hash(into hasher: inout Hasher) {
        hasher.combine(ExactText(name))
        hasher.combine(ExactText(statement))
    }

    /// All objects of a database. Those that SQLite and the library of migrations make by themselves are left out, if they
    /// are tables and indexes.
    static func all(in database: Database) throws -> Set<SchemaObject> {
        let rows = try Row.fetchAll(database, sql: "SELECT type, name, tbl_name, sql FROM sqlite_master")
        return Set(
            rows.compactMap { row in
                let object = SchemaObject(
                    kind: row["type"], name: row["name"], table: row["tbl_name"], statement: row["sql"] ?? "")
                let isTableOrIndex = object.kind == "table" || object.kind == "index"
                let isOfSQLite = object.name.hasPrefix("sqlite_") || object.table == "grdb_migrations"
                return isTableOrIndex && isOfSQLite ? nil : object
            })
    }
}

extension SQLiteSubmissionStore {
    /// Makes sure that a copy has exactly the tables of its version of Formwork. A trigger would change or delete what is stored
    /// later, and a view or another table could stand in for one of ours.
    static func refuseForeignSchema(of path: String, in database: Database) throws {
        let applied = try migrator.appliedIdentifiers(database)
        guard let last = migrator.migrations.last(where: { applied.contains($0) }) else {
            throw StoreProblem("\(path) has no tables that Formwork made.")
        }
        let model = try DatabaseQueue()
        defer { try? model.close() }
        try migrator.migrate(model, upTo: last)
        let expected = try model.read { try SchemaObject.all(in: $0) }
        let found = try SchemaObject.all(in: database)
        if let foreign = found.subtracting(expected).map(\.kind).max() {
            let thing = (foreign == "index" ? "an " : "a ") + foreign
            throw StoreProblem("\(path) has \(thing) that Formwork does not make. Nothing was changed.")
        }
        guard found == expected else {
            throw StoreProblem("\(path) lacks a table or an index that Formwork makes. Nothing was changed.")
        }
    }
}
#endif
