#if Server
import Formwork
import FormworkCore

/// The controls that a page posted. Its files are in the store already, and are answered with references.
struct PostedControls: Sendable {
    /// The names of controls whose content is a file, and of those in which a name is typed as a signature.
    static let filePrefix = "fw.file."
    static let signPrefix = "fw.sign."

    /// The names and values.
    var post: URLEncodedForm
    /// The files that were not taken.
    var refusedFiles: [RefusedFile] = []

    /// How many files the control of a field posted.
    static func count(_ entries: [URLEncodedForm.Entry], at path: String) -> Int {
        entries.count { $0.name == "v." + path && !$0.value.isEmpty }
    }
}

/// A file that came with a post and was not taken.
struct RefusedFile: Sendable {
    /// The path of its field.
    var path: String
    var problem: FileProblem
    var rule: FileRule
}

/// Why a post with files is not read to its end.
enum FilePostProblem: Error {
    case malformed
    case tooLarge
    /// The sender adds too many files, or too many bytes of them, for now.
    case tooMuch
    /// The form is not open for whoever posts.
    case closed
}
#endif
