#if canImport(UIKit)
import Foundation
import UIKit
import UniformTypeIdentifiers

/// Lets the person choose files from the system's list of documents.
@MainActor final class DocumentChoosing: NSObject, UIDocumentPickerDelegate {
    private let finish: ([URL]) -> Void

    /// - Parameter finish: Takes where the files are; none if the person chose none.
    init(finish: @escaping ([URL]) -> Void) {
        self.finish = finish
        super.init()
    }

    func picker(for request: FileRequest) -> UIDocumentPickerViewController {
        let types = request.rule.filters.compactMap { UTType($0) }
        let picker = UIDocumentPickerViewController(
            forOpeningContentTypes: types.isEmpty ? [.item] : types, asCopy: true)
        picker.allowsMultipleSelection = request.most > 1
        picker.delegate = self
        return picker
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        finish(urls)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finish([]) }
}

extension UTType {
    /// The same in the system's words; `nil` for a kind of file that it does not know.
    fileprivate init?(_ filter: FileFilter) {
        switch filter {
        case .pictures: self = .image
        case .mediaType(let type): self.init(mimeType: type)
        case .nameEnd(let end): self.init(filenameExtension: end)
        }
    }
}
#endif
