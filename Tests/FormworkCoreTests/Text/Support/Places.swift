import FormworkCore
import FormworkTestSupport

/// The records of languages by name.
enum Places {
    static let all = RepositoryFolder.locales

    static func named(_ identifier: String) -> LocaleRecord {
        all.first { $0.identifier == identifier } ?? LocaleRecord(identifier: "missing")
    }
}
