#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableView {
    /// Shows what becomes of files, and says it to those who listen.
    func listenToFiles() {
        files?.onChange = { [weak self] node in
            self?.source.refresh(RowID(.field, node), [.options, .display], caret: nil)
        }
        files?.announce = { [weak self] in self?.source.announce($0) }
    }

    /// Does something once no file is on its way: now, if none is.
    func afterFiles(_ act: @escaping (FormTableView) -> Void) {
        guard let files, files.isSending else { return act(self) }
        Task { [weak self] in
            await files.settle()
            if let self { act(self) }
        }
    }

    /// Lets the person choose files for a question: as the app wants it, or from the system's list of documents.
    func chooseFiles(for row: RowID) {
        guard let files, let state = driver.engine.field(row.node), let rule = state.field.files else { return }
        endEditing(true)
        let request = FileRequest(field: state.field, rule: rule, most: files.room(at: row.node))
        guard let choose = options.files?.choose else {
            return chooseDocuments(request) { files.add($0, to: row.node) }
        }
        Task { files.add(await choose(request), to: row.node) }
    }

    private func chooseDocuments(_ request: FileRequest, add: @escaping ([ChosenFile]) -> Void) {
        let choosing = DocumentChoosing { [weak self] in
            self?.documentChoosing = nil
            add($0)
        }
        // The picker keeps nothing that hears from it.
        documentChoosing = choosing
        present(choosing.picker(for: request), beside: self)
    }
}
#endif
