#if Server
import Formwork
import FormworkCore
import FormworkDialect

/// A file that was read, with its form or with the reason why it has none.
struct FormSourceFile: Sendable {
    var stamp: FormFiles.Stamp
    var report: FormFileReport
    /// The form of the file. If the file has an error now, this is the last form without one: people who are filling a
    /// form should not lose it because its author made a mistake.
    var form: ServedForm?

    init(_ path: String, strict: Bool, environment: FormEnvironment, earlier: FormSourceFile?) {
        stamp = FormFiles.stamp(path)
        form = earlier?.form
        report = FormFileReport(file: path, title: path)
        do {
            let reading = DefinitionReader.read(
                try FormFiles.read(path), fileName: path, strict: strict, types: environment.types)
            report = FormFileReport(path, reading)
            guard let definition = reading.definition else { return }
            for sentence in environment.gaps(of: definition) {
                report.add("\(path): \(strict ? "error" : "warning"): \(sentence)", isError: strict)
            }
            guard report.errors == 0 else { return }
            let served = try ServedForm(definition, compiled: reading.form)
            if let problem = PostLimits().problem(of: served.compiled, served.extent) {
                report.add("\(path): error: \(problem)")
            } else {
                form = served
                report.storageProblem = served.protection.problem
                report.storageWarning = served.protection.warning
                report.needsAnswerKey = served.protection.needsKeys
            }
        } catch let problem as FormSourceProblem {
            report.add(problem.description)
        } catch {
            report.add("\(path): error: The form cannot be compiled.")
        }
    }
}

/// The form that a file has, and the problems that were found in it.
public struct FormFileReport: Equatable, Sendable {
    /// The file's path.
    public var file: String
    /// The form's id; `nil` if the file gives no form.
    public var id: String?
    /// The form's title, else the file's path.
    public var title: String
    /// The ids of its fields whose answers are not stored, because they are secrets.
    public var secretFields: [String] = []
    /// Why `formwork serve` refuses the form though it has no error, such as an answer that cannot be encrypted; `nil` for most
    /// forms.
    public var storageProblem: String?
    /// A warning about answers that a server does not store although the form does not say so: passwords without `store`. A
    /// server with code of its own may take them. `nil` for most forms.
    public var storageWarning: String?
    /// Whether a server needs a key to encrypt its sensitive answers.
    public var needsAnswerKey = false
    /// Whether the form asks for files.
    public var asksForFiles = false
    /// All problems with the lines that they are in, as compilers print them. Blank if there are none.
    public var text: String = ""
    /// How many problems keep the form from running.
    public var errors = 0
    /// How many problems do not keep the form from running.
    public var warnings = 0

    init(file: String, title: String) {
        self.file = file
        self.title = title
    }

    init(_ file: String, _ reading: DefinitionReading) {
        self.init(file: file, title: file)
        id = reading.definition?.id
        if let definition = reading.definition, !definition.title.isEmpty { title = definition.title }
        let fields = reading.definition?.allFields ?? []
        secretFields = fields.filter { $0.isSecret && !$0.isCardNumber && $0.store != .hash }.map(\.id)
        asksForFiles = reading.definition?.allFields.contains { $0.files != nil } ?? false
        text = reading.report
        errors = reading.diagnostics.count { $0.severity == .error }
        warnings = reading.diagnostics.count { $0.severity == .warning }
    }

    /// Adds an error or a warning that concerns the file as a whole.
    mutating func add(_ sentence: String, isError: Bool = true) {
        text += sentence + "\n"
        if isError {
            errors += 1
            id = nil
        } else {
            warnings += 1
        }
    }
}
#endif
