#if Server
import FormworkCore
import HTTPTypes
import Hummingbird

/// Replies to a page whose script sends the answers and stays where it is, so that a lost connection does not cost the page.
/// It posts what the browser would and asks for JSON.
extension FormServer {
    /// The reply once answers are stored: where to go now.
    ///
    /// A redirect would be followed before the script sees it, and not to another host.
    func sent(_ form: ServedForm, _ call: ServerCall) -> Response {
        let address = successAddress(of: form)
        if ReplyFormat(call.head) == .page { return Reply.seeOther(address) }
        return Reply.json(.object([JSONMember("location", .string(address))]))
    }

    /// The reply where a browser that posts gets the page again: what is wrong, in words, or that only a new page can tell.
    ///
    /// - Parameter state: What the page came from, for a page that goes on under another key.
    func tellScript(
        _ engine: FormEngine, of form: ServedForm, key: String, after state: PageState?, status: HTTPResponse.Status,
        notices: [String]
    ) -> Response {
        var members: [JSONMember] = []
        switch status {
        case .unprocessableContent: members.append(JSONMember("errors", .array(engine.errors.map { $0.json })))
        case .conflict, .serviceUnavailable:
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
