#if canImport(SwiftUI)
import Foundation
import Observation
import SwiftUI
import UniformTypeIdentifiers

/// Adds files to the answers of a screen, and tells the views whose lists of files may be others now.
@MainActor final class ScreenFiles {
    let adding: FileAdding
    let options: FormFiles
    private var lists: [NodeID: ChangingList] = [:]

    init(_ model: FormModel, _ options: FormFiles) {
        self.options = options
        adding = FileAdding(model.session, store: options.store, limit: options.limit)
        adding.onChange = { [weak self] in self?.lists[$0]?.change() }
        adding.announce = { [weak model] in model?.announce?($0) }
    }

    /// The list of a row's files. Who reads it in a view is told when it becomes another one.
    func entries(of row: RowModel) -> [FileEntry] {
        observe(row)
        return row.presentation.map(adding.entries) ?? []
    }

    /// The request for files that the person can add to a row now; `nil` for a row that is no question for files.
    func request(for row: RowModel) -> FileRequest? {
        observe(row)
        guard let field = row.presentation?.state.field, let rule = field.files else { return nil }
        return FileRequest(field: field, rule: rule, most: adding.room(at: row.id.node))
    }

    /// Lets the person choose files in the app's way, and adds them.
    func choose(_ request: FileRequest, for row: RowModel, _ choose: @escaping (FileRequest) async -> [ChosenFile]) {
        let node = row.id.node
        Task { adding.add(await choose(request), to: node) }
    }

    /// Adds files that the person chose from the system's list of documents.
    func add(_ chosen: Result<[URL], any Error>, _ request: FileRequest, to row: RowModel) {
        guard case .success(let urls) = chosen else { return }
        adding.add(options.read(urls, for: request.rule), to: row.id.node)
    }

    /// Observes everything that a row's list is made of: the files that are no answers yet, the options, the answer,
    /// and whether the row takes input.
    private func observe(_ row: RowModel) {
        let list = lists[row.id.node] ?? ChangingList()
        lists[row.id.node] = list
        _ = (list.changes, row.options, row.value, row.isEnabled)
    }
}

/// Counts how often a list became another one, for those who observe it.
@MainActor @Observable final class ChangingList {
    private(set) var changes = 0

    func change() { changes += 1 }
}

extension FileRequest {
    /// The content types that the system's list of documents shows. Kinds that the system does not know are checked
    /// when they are chosen.
    var contentTypes: [UTType] {
        let types = rule.filters.compactMap { filter -> UTType? in
            switch filter {
            case .pictures: .image
            case .mediaType(let type): UTType(mimeType: type)
            case .nameEnd(let end): UTType(filenameExtension: end)
            }
        }
        return types.isEmpty ? [.item] : types
    }
}
#endif
