public import FormworkCore
import FormworkPresentation

/// Adds files to the answers of a session. It checks each file, passes it to the store, and sets the reference as
/// answer.
///
/// For the engine the field is a choice of several options, which are the files that were added.
@MainActor public final class FileAdding {
    /// Is called when the list of files of a field may have changed, although its answer is the same.
    public var onChange: ((NodeID) -> Void)?
    /// Is called with the words that screen readers should announce.
    public var announce: ((String) -> Void)?

    private let session: FormSession
    private let store: any FormFileStore
    private let limit: Int
    private var uploads: [FileUpload] = []
    private var files: [FileUpload.ID: ChosenFile] = [:]
    private var tasks: [FileUpload.ID: Task<Void, Never>] = [:]
    private var count = 0

    /// Prepares adding files. From now on the errors of missing answers in the session speak of files and signatures.
    ///
    /// - Parameters:
    ///   - session: The session whose questions are answered.
    ///   - store: The store of the files.
    ///   - limit: The maximum number of bytes of a file, if the form has no limit. The limit of `formwork serve` is 10 MB.
    public init(_ session: FormSession, store: any FormFileStore, limit: Int = 10_000_000) {
        self.session = session
        self.store = store
        self.limit = limit
        let messages = session.engine.context.messages
        let form = session.engine.form.source.withFileWords(messages)
        if form != session.engine.form.source { _ = try? session.change { $0 = form } }
    }

    // MARK: Reading

    /// The files of a field that are not answers yet.
    public func uploads(of node: NodeID) -> [FileUpload] { uploads.filter { $0.node == node } }

    /// How many more files a field can have.
    public func room(at node: NodeID) -> Int {
        guard let state = session.engine.field(node), let rule = state.field.files, state.isEnabled else { return 0 }
        let waiting = uploads.count {
            if case .refused = $0.state { false } else { $0.node == node }
        }
        return max(rule.maxCount - references(of: state).count - waiting, 0)
    }

    /// A text that says which files a field accepts, how large they can be and how many.
    public func limits(_ rule: FileRule) -> String { words(rule).limits }

    /// Whether files are being sent.
    public var isSending: Bool { !tasks.isEmpty }

    /// Waits until no file is being sent any more.
    public func settle() async {
        while let task = tasks.values.first { await task.value }
    }

    // MARK: Adding and removing

    /// Adds files to the answer of a field. If a file cannot be added, its line in the list of files says why.
    public func add(_ chosen: [ChosenFile], to node: NodeID) {
        guard let state = session.engine.field(node), state.isEnabled, let rule = state.field.files else { return }
        for file in chosen {
            let kind = file.kind
            count += 1
            let problem =
                room(at: node) == 0
                ? .tooMany : rule.problem(size: file.content.count, kind: kind, name: file.name, limit: limit)
            let upload = FileUpload(
                id: FileUpload.ID(number: count), node: node, name: FileName.cleaned(file.name, of: kind),
                state: problem.map { .refused(words(rule).text($0)) } ?? .sending)
            uploads.append(upload)
            files[upload.id] = file
            if case .refused(let message) = upload.state { announce?(message) } else { send(upload) }
        }
        onChange?(node)
    }

    /// Sends a file again that failed.
    public func retry(_ id: FileUpload.ID) {
        guard let place = uploads.firstIndex(where: { $0.id == id }), uploads[place].state == .failed else { return }
        uploads[place].state = .sending
        send(uploads[place])
        onChange?(uploads[place].node)
    }

    /// Cancels a file that is not an answer yet.
    public func cancel(_ id: FileUpload.ID) {
        guard let upload = uploads.first(where: { $0.id == id }) else { return }
        tasks[id]?.cancel()
        forget(upload)
        onChange?(upload.node)
    }

    /// Cancels all files that are not answers yet.
    public func cancelAll() {
        for upload in uploads { cancel(upload.id) }
    }

    /// Removes a file from the answer.
    public func remove(_ reference: String, of node: NodeID) {
        guard let state = session.engine.field(node), state.isEnabled else { return }
        let title = state.field.options.first { $0.id.canonicalText == reference }?.title ?? ""
        let left = references(of: state).filter { $0.canonicalText != reference }
        session.perform(.set(node, left.isEmpty ? .blank : .list(left)))
        session.perform(.replaceOptions(node, state.field.options.filter { $0.id.canonicalText != reference }))
        say("ui.item_removed", title)
    }

    private func send(_ upload: FileUpload) {
        guard let file = files[upload.id] else { return }
        let form = session.engine.form
        let path = form.element(numbered: upload.node.element).map { form.pattern(of: $0) } ?? ""
        let question = FileQuestion(form: form.definition.id, path: path)
        tasks[upload.id] = Task { [weak self, store] in
            do {
                let reference = try await store.add(file, for: question)
                self?.arrived(upload, reference)
            } catch let refusal as FileRefusal {
                self?.stopped(upload, .refused(refusal.message))
            } catch {
                self?.stopped(upload, .failed)
            }
        }
    }

    private func arrived(_ upload: FileUpload, _ reference: String) {
        guard let file = files[upload.id] else { return }
        forget(upload)
        // The item of the field may have been removed meanwhile.
        guard let state = session.engine.field(upload.node) else { return }
        let size = FileSize(bytes: file.content.count).text(in: session.engine.context.locale)
        let option = FieldOption(id: .text(reference), title: upload.name, info: file.isTypedName ? "" : size)
        session.perform(.replaceOptions(upload.node, state.field.options + [option]))
        session.perform(.set(upload.node, .list(references(of: state) + [.text(reference)])))
        onChange?(upload.node)
        say("ui.item_added", upload.name)
    }

    private func stopped(_ upload: FileUpload, _ state: FileUpload.State) {
        tasks[upload.id] = nil
        guard let place = uploads.firstIndex(where: { $0.id == upload.id }) else { return }
        uploads[place].state = state
        onChange?(upload.node)
        if case .refused(let message) = state { announce?(message) } else { say("ui.file_unsent", upload.name) }
    }

    private func forget(_ upload: FileUpload) {
        uploads.removeAll { $0.id == upload.id }
        files[upload.id] = nil
        tasks[upload.id] = nil
    }

    private func references(of state: FieldState) -> [FormValue] {
        switch state.value {
        case .list(let list): list
        default: state.value.isBlank ? [] : [state.value]
        }
    }

    private func words(_ rule: FileRule) -> FileWords {
        let context = session.engine.context
        return FileWords(rule, limit: limit, context.messages, context.locale)
    }

    /// The words for a key of the form's catalog.
    func catalogWords(_ key: String) -> String { session.engine.context.messages.text(key, []) }

    private func say(_ key: String, _ title: String) {
        announce?(session.engine.context.messages.text(key, [ErrorParameter("title", .text(title))]))
    }
}
