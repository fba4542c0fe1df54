#if Server
import FormworkCore
import HTTPTypes
import Hummingbird

/// Replies to a page whose script sends the answers with `fetch`. The page stays, so a lost connection loses nothing.
/// The script posts what the browser would post, and asks for JSON.
extension FormServer {
    /// The reply after answers were stored. It has the address of the next page.
    ///
    /// A redirect would not do: `fetch` follows it before the script sees it, and not to another host.
    func sent(_ submission: Submission, _ form: ServedForm, _ call: ServerCall) -> Response {
        let address = successAddress(of: form, after: submission)
        if ReplyFormat(call.head) == .page { return Reply.seeOther(address) }
        return Reply.json(.object([JSONMember("location", .string(address))]))
    }

    /// The reply where a posting browser would get the page again. It says what is wrong, or that a new page is needed.
    ///
    /// - Parameter state: The state of the page, if the page goes on with another key.
    func tellScript(
        _ engine: FormEngine, of form: ServedForm, key: String, after state: PageState?, status: HTTPResponse.Status,
        notices: [String]
    ) -> Response {
        var members: [JSONMember] = []
        switch status {
        case .unprocessableContent: members.append(JSONMember("errors", .array(engine.errors.map { $0.json })))
        case .conflict, .serviceUnavailable, .contentTooLarge, .tooManyRequests:
            members.append(
                JSONMember("message", .string(notices.map { form.messages.text($0) }.joined(separator: " "))))
        default: members.append(JSONMember("page", true))
        }
        if var state {
            state.idempotencyKey = key
            members.append(JSONMember("state", .string(keys.seal.token(state))))
        }
        return Reply.json(.object(members), status: status)
    }
}
#endif
