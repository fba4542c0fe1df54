import FormworkCore
import Foundation

/// The records of languages that `Scripts/locale-records` wrote.
enum Places {
    static let all: [LocaleRecord] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appending(path: "Locales/records.json")
        guard let data = try? Data(contentsOf: file),
            let list = try? JSONParser.parse(Array(data), limits: .definition).arrayValue
        else { return [] }
        return list.compactMap { LocaleRecord($0) }
    }()

    static func named(_ identifier: String) -> LocaleRecord {
        all.first { $0.identifier == identifier } ?? LocaleRecord(identifier: "missing")
    }
}
