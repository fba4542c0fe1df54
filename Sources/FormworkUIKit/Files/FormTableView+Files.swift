#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableView {
    /// Shows what happens to files, and announces it with VoiceOver.
    func listenToFiles() {
        files?.onChange = { [weak self] node in
            self?.source.refresh(RowID(.field, node), [.options, .display], caret: nil)
        }
        files?.announce = { [weak self] in self?.source.announce($0) }
    }

    /// Does something once no file is on its way: now, if none is. Who asks again meanwhile is not heard, so that nothing is
    /// done twice.
    func afterFiles(_ act: @escaping (FormTableView) -> Void) {
        guard let files, files.isSending else { return act(self) }
        guard !isWaitingForFiles else { return }
        isWaitingForFiles = true
        submitView?.update()
        Task { [weak self] in
            await files.settle()
            guard let self else { return }
            isWaitingForFiles = false
            submitView?.update()
            act(self)
        }
    }

    /// The sources that files for a question can be taken from. If the app has its own way of choosing files, that way decides.
    func fileSources(for row: RowID) -> [FileSource] {
        guard let options = options.files, options.choose == nil, let rule = driver.engine.field(row.node)?.field.files
        else { return [.documents] }
        return options.sources(for: rule) { PictureChoosing.isThere($0) }
    }

    /// Lets the person choose files for a question: as the app wants it, or from the system's screens.
    func chooseFiles(for row: RowID, from place: FileSource) {
        guard let files, let state = driver.engine.field(row.node), let rule = state.field.files else { return }
        endEditing(true)
        let request = FileRequest(field: state.field, rule: rule, most: files.room(at: row.node))
        guard let choose = options.files?.way(from: place) else {
            return place == .documents ? chooseDocuments(request, for: row) : choosePicture(rule, for: row, from: place)
        }
        Task { files.add(await choose(request), to: row.node) }
    }

    private func chooseDocuments(_ request: FileRequest, for row: RowID) {
        let choosing = DocumentChoosing { [weak self] urls in
            guard let self else { return }
            documentChoosing = nil
            files?.add(options.files?.read(urls, for: request.rule) ?? [], to: row.node)
        }
        // The picker keeps nothing that hears from it.
        documentChoosing = choosing
        present(choosing.picker(for: request), beside: self)
    }

    private func choosePicture(_ rule: FileRule, for row: RowID, from place: FileSource) {
        guard let format = rule.pictureFormat else { return }
        let name = ScreenWords(driver.engine.context.messages).picture
        let choosing = PictureChoosing(as: format, name: name) { [weak self] picker, file in
            picker.dismiss(animated: true)
            guard let self else { return }
            pictureChoosing = nil
            if let file { files?.add([file], to: row.node) }
        }
        pictureChoosing = choosing
        present(choosing.picker(from: place), beside: self)
    }
}
#endif
