#if canImport(UniformTypeIdentifiers)
public import Foundation
public import UniformTypeIdentifiers

@MainActor open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    package private(set) var types: [UTType] = []
    package private(set) var makesCopies = false

    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        self.init(nibName: nil, bundle: nil)
        types = contentTypes
        makesCopies = asCopy
    }
}

@MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension Person {
    /// Chooses documents from the list on top; none to close it.
    // Source: Apple, "UIDocumentPickerDelegate": the picker goes away by itself, and tells its delegate.
    @discardableResult package func pick(_ urls: [URL]) -> Bool {
        guard let picker = top as? UIDocumentPickerViewController else { return false }
        picker.dismiss(animated: true)
        if urls.isEmpty {
            picker.delegate?.documentPickerWasCancelled(picker)
        } else {
            picker.delegate?.documentPicker(picker, didPickDocumentsAt: urls)
        }
        settle()
        return true
    }
}
#endif
