#if Server
public import Formwork
import FormworkCore
import Synchronization

/// The forms in files. A file that has changed is read again when the next request comes.
public final class FormLibrary: Sendable {
    /// The report and the form of one file.
    private struct Listed {
        var report: FormFileReport
        /// The form that is served: that of the file, or the one before if the file has errors now; `nil` if there is neither.
        var form: ServedForm?
    }

    private struct State {
        var files: [ExactText: FormSourceFile] = [:]
        /// The files in order.
        var order: [String] = []
        var forms: [ExactText: ServedForm] = [:]
        var listed: [Listed] = []
        var checked: ContinuousClock.Instant?
    }

    /// How long the files are not looked at again.
    private static let patience = Duration.milliseconds(200)

    /// The checks in code that forms name.
    public let environment: FormEnvironment

    private let paths: [String]
    private let strict: Bool
    private let noticed: @Sendable (FormFileReport) -> Void
    private let state = Mutex(State())

    /// Reads files.
    ///
    /// - Parameters:
    ///   - paths: Files, and folders whose `.json` files are read.
    ///   - strict: Whether warnings are errors.
    ///   - environment: The checks in code that forms name. A check that is missing finds no error; a warning names it.
    ///   - noticed: Called for every file that was read again because it changed.
    /// - Throws: `FormSourceProblem` with a sentence for a path that does not exist or cannot be read.
    ///   Files whose content is wrong are kept, with a report that says so.
    public init(
        paths: [String], strict: Bool = false, environment: FormEnvironment = FormEnvironment(),
        noticed: @escaping @Sendable (FormFileReport) -> Void = { _ in }
    ) throws(FormSourceProblem) {
        self.environment = environment
        self.paths = paths
        self.strict = strict
        self.noticed = noticed
        let files = try FormFiles.list(paths)
        state.withLock { _ = read(files, into: &$0) }
    }

    /// A report about each file, in order.
    public var reports: [FormFileReport] {
        current { $0.listed.map(\.report) }
    }

    /// Looks at the files again, unless that was done just now, and passes the forms to a function.
    private func current<Value: Sendable>(_ body: (State) -> Value) -> Value {
        var changes: [FormFileReport] = []
        let value = state.withLock { state in
            let now = ContinuousClock.now
            if let checked = state.checked, now - checked < Self.patience { return body(state) }
            // A folder may be missing for a moment, as while it is replaced. The forms stay as they were.
            if let files = try? FormFiles.list(paths) { changes = read(files, into: &state) }
            return body(state)
        }
        for report in changes { noticed(report) }
        return value
    }

    /// Reads the files that are new or changed, and reports on these.
    private func read(_ order: [String], into state: inout State) -> [FormFileReport] {
        var changes: [FormFileReport] = []
        var files: [ExactText: FormSourceFile] = [:]
        for path in order {
            let earlier = state.files[path]
            if let earlier, earlier.stamp == FormFiles.stamp(path) {
                files[path] = earlier
            } else {
                let file = FormSourceFile(path, strict: strict, environment: environment, earlier: earlier)
                files[path] = file
                changes.append(file.report)
            }
        }
        if !changes.isEmpty || order != state.order { index(order, files, &state) }
        state.checked = .now
        return changes
    }

    private func index(_ order: [String], _ files: [ExactText: FormSourceFile], _ state: inout State) {
        var owners: [ExactText: String] = [:]
        state.forms = [:]
        state.listed = []
        for path in order {
            guard let file = files[path] else { continue }
            var listed = Listed(report: file.report)
            if let form = file.form {
                if let owner = owners[form.id] {
                    listed.report.add(
                        "\(path): error: The id \(form.id) is taken by \(owner); ids are the addresses of forms.")
                } else {
                    owners[form.id] = path
                    state.forms[form.id] = form
                    listed.form = form
                }
            }
            state.listed.append(listed)
        }
        state.order = order
        state.files = files
    }
}

extension FormLibrary: FormSource {
    func form(_ id: String) -> ServedForm? {
        current { $0.forms[id] }
    }

    func entries(in languages: [String]) -> [FormEntry] {
        // Translating may take a while, so the lock is not held meanwhile.
        current(\.listed).map { listed in
            let (report, form) = (listed.report, listed.form?.translated(for: languages))
            return FormEntry(
                id: form?.id, title: form?.title ?? report.title, isFile: form == nil && report.title == report.file,
                info: form?.compiled.definition.info ?? "",
                problems: report.errors == 0 ? [] : report.text.split(separator: "\n").map { String($0) },
                locale: form?.locale)
        }
    }
}
#endif
