#if Server
import FormworkCore
import Logging

/// Answers of the host or of a link that do not fit the form. Whoever fills in the form cannot mend them, so they are logged, with
/// paths and codes and without any answer.
extension FormServer {
    /// The maximum number of misfits that one line names.
    private static let misfitLimit = 10

    /// Logs that answers with which a form opens do not fit it.
    func report(_ misfits: [AnswerMisfit], of form: ServedForm) {
        if misfits.isEmpty { return }
        var named = misfits.prefix(Self.misfitLimit).map { "\($0.path) (\($0.code.rawValue))" }
        if misfits.count > named.count { named.append("…") }
        options.logger.warning(
            "Answers that a form opens with do not fit it: \(named.joined(separator: ", "))",
            metadata: ["form": "\(form.id)"])
    }

    /// Logs that the answers of a link are not used. Anybody can write a link, so only questions of the form are named.
    func report(unused paths: [String], of form: ServedForm) {
        if paths.isEmpty { return }
        var named = Array(paths.prefix(Self.misfitLimit))
        if paths.count > named.count { named.append("…") }
        options.logger.info(
            "Answers in the address of a page are not used: \(named.joined(separator: ", "))",
            metadata: ["form": "\(form.id)"])
    }
}
#endif
