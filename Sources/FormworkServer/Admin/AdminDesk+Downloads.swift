#if Server
import FormworkCore
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The submissions of a list as files. They are written while they are read from the store, some at a time.
extension AdminDesk {
    func table(_ form: String, _ user: AdminUser) async throws -> Response {
        let separator = parameter("separator").flatMap { ResultTable.Separator(word: $0) } ?? .comma
        guard let format else { return services.problem(.notFound, call) }
        var table = ResultTable(
            search(form).query, form: services.forms.form(form)?.compiled, separator: separator, marked: true)
        if table.form == nil { table.titled = false }
        table.items = parameter("items") ?? ""
        table.format = format
        table.shown = shown(form)
        try await note(isRevealing ? .exportRevealed : .export, user.name, form: form)
        if isRevealing { table.revealing = services.options.answerKeys }
        let layout: TableLayout
        do {
            layout = try await table.layout(of: options.store)
        } catch is ResultTableProblem {
            return services.problem(.notFound, call)
        }
        let store = options.store
        return download(form + ".csv", "text/csv; charset=utf-8; header=present") { [table] write in
            try await table.write(layout, from: store, to: write)
        }
    }

    func lines(_ form: String, _ user: AdminUser) async throws -> Response {
        guard let format else { return services.problem(.notFound, call) }
        try await note(isRevealing ? .exportRevealed : .export, user.name, form: form)
        let store = options.store
        let query = search(form).query
        let shown = shown(form)
        let isRevealing = isRevealing
        let keys = services.options.answerKeys
        return download(form + ".jsonl", "application/jsonl; charset=utf-8") { write in
            try await store.forEachPage(query, shown: shown) { page in
                for submission in page.submissions {
                    // Answers that cannot be read stay hidden, and the rest goes on.
                    let open =
                        isRevealing ? submission.openedPartly(with: keys).submission : submission.hiding(shown)
                    // Hashes of secrets stay hidden in any case.
                    try await write(Array((open.masked.line(as: format) + "\n").utf8))
                }
            }
        }
    }

    /// Which answers are asked for; `nil` if the address has a word that means nothing.
    private var format: AnswerFormat? { try? AnswerFormat { parameter($0) } }

    private func download(
        _ name: String, _ type: String,
        _ write: @escaping @Sendable (([UInt8]) async throws -> Void) async throws -> Void
    ) -> Response {
        var headers = HTTPFields()
        SecurityHeaders.add(to: &headers)
        headers[.contentType] = type
        // Ids of forms have no signs that would need quoting, but stores may hold other ids.
        let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
        headers[.contentDisposition] = "attachment; filename=\"\(plain)\""
        let body = ResponseBody { writer in
            var writer = writer
            try await write { bytes in
                if !bytes.isEmpty { try await writer.write(ByteBuffer(bytes: bytes)) }
            }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }
}
#endif
