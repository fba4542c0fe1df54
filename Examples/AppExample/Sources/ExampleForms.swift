import FormworkScreens
import Foundation

/// The forms that the app shows.
enum ExampleForms {
    static let names = ["loan", "event", "visa"]

    /// Those among the app's resources.
    static var ofApp: [CompiledForm] { Bundle.main.resourceURL.map(forms) ?? [] }

    /// Those in a folder. A definition that is wrong is left out: `formwork check` says what is wrong with it.
    static func forms(in folder: URL) -> [CompiledForm] {
        names.compactMap { try? CompiledForm.read(contentsOf: folder.appending(path: $0 + ".json")) }
    }
}

extension SuccessWords {
    /// What is said when answers were stored, with the reference by which the person can name them.
    func sentence(_ reference: String?) -> String {
        let sentences = [text, reference.map { "Reference: " + $0 } ?? ""]
        return sentences.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
