public import Foundation
public import UniformTypeIdentifiers

extension View {
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        Importing(
            base: self,
            importing: FileImporting(
                isPresented: isPresented, types: allowedContentTypes, takesSeveral: allowsMultipleSelection,
                finish: onCompletion))
    }
}

/// The system's list of documents.
package struct FileImporting {
    let isPresented: Binding<Bool>
    package let types: [UTType]
    package let takesSeveral: Bool
    let finish: (Result<[URL], any Error>) -> Void
}

private struct Importing<Base: View>: View, Drawn {
    let base: Base
    let importing: FileImporting

    func draw(in drawing: Drawing) {
        drawing.within("base") { drawing.add(base) }
        guard importing.isPresented.wrappedValue else { return }
        let element = Element(.sheet, in: drawing, "documents")
        element.action = .importing(importing)
        drawing.add(element)
    }
}

extension Display {
    /// The list of documents on top.
    package var documents: FileImporting? {
        guard case .importing(let importing)? = topSheet?.action else { return nil }
        return importing
    }

    /// Chooses documents from the list on top; none to close it.
    // Source: Apple, "fileImporter": the binding is false again before the completion runs, which it does not when the person
    // closes the list.
    @discardableResult package func pick(documents urls: [URL]) -> Bool {
        guard let documents else { return false }
        documents.isPresented.wrappedValue = false
        settle()
        if !urls.isEmpty { documents.finish(.success(urls)) }
        settle()
        return true
    }
}
