#if Server
import Formwork
import FormworkCore
import Hummingbird
import Logging
import NIOCore

/// Puts the files of posts into the store.
struct PostedFileReader: Sendable {
    let services: Services

    /// Reads a post whose files come with it, as browsers send it without a script. Files go to the store as they come; the
    /// answers get references to them.
    func read(
        _ call: ServerCall, boundary: String, of form: ServedForm, _ shelf: FileShelf
    ) async throws -> PostedControls {
        let limits = services.postLimits(of: form)
        var reader = MultipartReader(boundary: boundary, mostParts: limits.controls)
        let collecting = PostCollector.Surroundings(
            form: form, files: shelf, limits: limits, now: services.now(), sender: services.sender(of: call),
            mayStore: { token in await self.mayStore(of: form, with: token, call) })
        var collector = PostCollector(collecting)
        do {
            for try await portion in call.request.body {
                if !shelf.admit(portion.readableBytes, from: call.address, for: form.id) {
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
        return collector.result(services.keys.fileSeal)
    }

    /// Whether a post may leave files here: it comes from a page of the form that is not too old, or the form is open for
    /// whoever posts.
    ///
    /// - Parameter token: The state that the page posted before its files; `nil` if absent.
    private func mayStore(of form: ServedForm, with token: String?, _ call: ServerCall) async -> Bool {
        if let token, let state = await services.keys.state(in: token), state.form == form.id,
            !state.isOlder(than: services.options.pageAge, at: services.now())
        {
            return true
        }
        return await services.opening(toAnswer: form, call) != nil
    }

    // MARK: Controls

    /// Makes pictures of the names that were typed as signatures, and takes away files whose button says so. Posts to a form
    /// without files stay as they are.
    func complete(
        _ controls: PostedControls, of form: ServedForm, _ call: ServerCall
    ) async throws(RefusedPost) -> PostedControls {
        guard let shelf = services.files, !form.compiled.fileFields.isEmpty else { return controls }
        do {
            return removing(try await signing(controls, of: form, shelf, call))
        } catch FilePostProblem.tooMuch {
            throw RefusedPost(problem: .tooManyRequests)
        } catch {
            services.log.error("A file could not be stored: \(StoreProblem.reason(of: error))")
            throw RefusedPost(problem: .storeFailed, form: form.translated(for: call.languages))
        }
    }

    private func signing(
        _ controls: PostedControls, of form: ServedForm, _ shelf: FileShelf, _ call: ServerCall
    ) async throws -> PostedControls {
        var paths = PathReader(form.compiled)
        var (entries, refused) = (controls.post.entries, controls.refusedFiles)
        let receiver = FileReceiver(services, shelf, call)
        let prefix = PostedControls.signPrefix
        var signed = 0
        for entry in controls.post.entries where entry.name.hasPrefix(prefix) {
            let path = String(entry.name.dropFirst(prefix.count))
            guard let place = paths.place(at: path), let field = form.compiled.fileField(at: place),
                field.rule.origin == .signature, let name = SignedName.cleaned(entry.value)
            else { continue }
            signed += 1
            if signed > FileRule.countLimit || PostedControls.count(entries, at: path) >= field.rule.maxCount {
                refused.append(RefusedFile(path: path, problem: .tooMany, rule: field.rule))
                continue
            }
            do {
                let file = try await receiver.sign(name, field)
                let reference = shelf.reference(to: file, services.keys.fileSeal)
                entries.append(URLEncodedForm.Entry(name: "v." + path, value: reference))
            } catch let problem as FileProblem {
                refused.append(RefusedFile(path: path, problem: problem, rule: field.rule))
            }
        }
        return PostedControls(post: URLEncodedForm(entries: entries), refusedFiles: refused)
    }

    private func removing(_ controls: PostedControls) -> PostedControls {
        guard let action = controls.post.last("fw.action"), action.hasPrefix("drop:") else { return controls }
        var entries = controls.post.entries
        let reference = String(action.dropFirst("drop:".count))
        let answer = entries.first { $0.name.hasPrefix("v.") && $0.value == reference }
        entries.removeAll { $0.name.hasPrefix("v.") && $0.value == reference || $0.name == "fw.action" }
        // The only thing left to do is to come back at the place of the file, as after an upload.
        let path = answer?.name.dropFirst(2) ?? ""
        entries.append(URLEncodedForm.Entry(name: "fw.action", value: "upload:" + path))
        return PostedControls(post: URLEncodedForm(entries: entries), refusedFiles: controls.refusedFiles)
    }
}
#endif
