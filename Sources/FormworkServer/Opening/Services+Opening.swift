#if Server
import Formwork
import FormworkCore
import HTTPTypes
import Logging

/// How the host opens forms, and what it or a link gives that does not fit. Whoever fills in the form cannot mend that, so it is
/// logged, with paths and codes and without any answer.
extension Services {
    /// The maximum number of misfits that one line names.
    private static let misfitLimit = 10

    /// How the host opens a form for a request; `nil` if there is no such page for its reader.
    func opening(of form: ServedForm, _ call: ServerCall, record: String? = nil) async -> FormOpening? {
        let request = FormRequest(form: form.id, head: call.head, address: call.address, record: record)
        guard let opening = await options.opening(request) else { return nil }
        // A page without these answers would erase them when it is sent.
        guard opening.values.changingProtected({ _, _ in nil }) == opening.values else {
            log.error(
                "A form opens with answers that are encrypted or hashed; `Submission.opened(with:)` decrypts them.",
                metadata: ["form": "\(form.id)"])
            return nil
        }
        return opening
    }

    /// How the host opens a form for whoever may give answers; `nil` for all others.
    func opening(toAnswer form: ServedForm, _ call: ServerCall) async -> FormOpening? {
        guard let opening = await opening(of: form, call), !opening.isReadOnly else { return nil }
        return opening
    }

    /// Logs that answers with which a form opens do not fit it.
    func report(_ misfits: [AnswerMisfit], of form: ServedForm) {
        if misfits.isEmpty { return }
        var named = misfits.prefix(Self.misfitLimit).map { "\($0.path) (\($0.code.rawValue))" }
        if misfits.count > named.count { named.append("…") }
        log.warning(
            "Answers that a form opens with do not fit it: \(named.joined(separator: ", "))",
            metadata: ["form": "\(form.id)"])
    }

    /// Logs that the answers of a link are not used. Anybody can write a link, so only questions of the form are named.
    func report(unused paths: [String], of form: ServedForm) {
        if paths.isEmpty { return }
        var named = Array(paths.prefix(Self.misfitLimit))
        if paths.count > named.count { named.append("…") }
        log.info(
            "Answers in the address of a page are not used: \(named.joined(separator: ", "))",
            metadata: ["form": "\(form.id)"])
    }
}
#endif
