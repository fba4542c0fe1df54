#if Server
import Formwork
import FormworkCore
import Hummingbird
import NIOCore

/// What came with a post besides the answers of controls.
struct PostedFiles: Sendable {
    /// What was wrong with files, by the paths of their fields.
    var problems: [(path: String, problem: FileProblem, rule: FileRule)] = []
}

/// Why a post with files is not read to its end.
enum FilePostProblem: Error {
    case malformed
    case tooLarge
    /// The sender adds too many files, or too many bytes of them, for now.
    case tooMuch
    case storeFailed
    /// The form is not open for whoever posts.
    case closed
}

extension FormServer {
    /// The names of controls whose content is a file, and of those in which a name is typed as a signature.
    static let filePrefix = "fw.file."
    static let signPrefix = "fw.sign."

    /// Reads a post whose files come with it, as browsers send it without a script. Files go to the store as they come; the
    /// answers get references to them.
    func readMultipart(
        _ call: ServerCall, boundary: String, of form: ServedForm, _ files: FileShelf
    ) async throws -> (post: URLEncodedForm, files: PostedFiles) {
        let limits = options.limits.post.grown(by: form.extent)
        var reader = MultipartReader(boundary: boundary, mostParts: limits.controls)
        let collecting = PostCollector.Surroundings(
            form: form, files: files, limits: limits, now: currentMilliseconds(), sender: sender(of: call),
            mayStore: { token in await self.mayStoreFiles(of: form, with: token, call) })
        var collector = PostCollector(collecting)
        do {
            for try await portion in call.request.body {
                if !files.admit(portion.readableBytes, from: call.address, for: form.id) {
                    throw FilePostProblem.tooMuch
                }
                do {
                    for event in try reader.read(Array(portion.readableBytesView)) { try await collector.take(event) }
                } catch is MultipartReader.Problem {
                    throw FilePostProblem.malformed
                }
            }
            guard reader.isComplete else { throw FilePostProblem.malformed }
        } catch {
            await collector.cancel()
            throw error
        }
        return collector.result(keys.fileSeal)
    }

    /// Makes pictures of the names that were typed as signatures, and takes away files whose button says so.
    func readFileControls(
        _ post: URLEncodedForm, of form: ServedForm, _ files: FileShelf, _ call: ServerCall
    ) async throws -> (post: URLEncodedForm, files: PostedFiles) {
        var paths = PathReader(form.compiled)
        var (entries, found) = (post.entries, PostedFiles())
        var signed = 0
        for entry in post.entries where entry.name.hasPrefix(Self.signPrefix) {
            let path = String(entry.name.dropFirst(Self.signPrefix.count))
            guard let place = paths.place(at: path), let field = form.compiled.fileField(at: place),
                field.rule.origin == .signature, let name = SignedName.cleaned(entry.value)
            else { continue }
            signed += 1
            if signed > FileRule.countLimit || Self.count(entries, at: path) >= field.rule.maxCount {
                found.problems.append((path, .tooMany, field.rule))
                continue
            }
            let file: StoredFile
            do {
                file = try await sign(name, field, files, call)
            } catch let problem as FileProblem {
                found.problems.append((path, problem, field.rule))
                continue
            }
            entries.append(URLEncodedForm.Entry(name: "v." + path, value: files.reference(to: file, keys.fileSeal)))
        }
        if let action = post.last("fw.action"), action.hasPrefix("drop:") {
            let reference = String(action.dropFirst("drop:".count))
            let answer = entries.first { $0.name.hasPrefix("v.") && $0.value == reference }
            entries.removeAll { $0.name.hasPrefix("v.") && $0.value == reference || $0.name == "fw.action" }
            // What is left to do is to come back at the place of the file, as after an upload.
            let path = answer?.name.dropFirst(2) ?? ""
            entries.append(URLEncodedForm.Entry(name: "fw.action", value: "upload:" + path))
        }
        return (URLEncodedForm(entries: entries), found)
    }

    /// Keeps a typed name as a signature.
    func sign(
        _ name: String, _ field: FileField, _ files: FileShelf, _ call: ServerCall
    ) async throws -> StoredFile {
        var file = try await IncomingFile(
            field, name: name, in: files, created: currentMilliseconds(), from: sender(of: call))
        try await file.write(SignedName.picture(name))
        return try await file.finish(.signedName)
    }

    /// Who makes a request; `nil` if its address is not known.
    func sender(of call: ServerCall) -> FileSender? {
        // Files stay for days, in which somebody can use all addresses of a network. So a network has one share of them.
        call.address.map { FileSender(address: $0, mark: keys.fileSeal.mark(of: AddressKey.network($0) ?? $0)) }
    }

    /// Whether a post may leave files here: it comes from a page of the form that is not too old, or the form is open for
    /// whoever posts.
    ///
    /// - Parameter token: The state that the page posted before its files; `nil` for none.
    private func mayStoreFiles(of form: ServedForm, with token: String?, _ call: ServerCall) async -> Bool {
        if let token, let state = await keys.state(in: token), state.form == form.id,
            !state.isOlder(than: options.pageAge, at: currentMilliseconds())
        {
            return true
        }
        guard let opening = await opening(of: form, call) else { return false }
        return !opening.isReadOnly
    }

    static func count(_ entries: [URLEncodedForm.Entry], at path: String) -> Int {
        entries.count { $0.name == "v." + path && !$0.value.isEmpty }
    }
}
#endif
