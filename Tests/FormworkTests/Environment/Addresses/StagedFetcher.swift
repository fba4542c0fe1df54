import Formwork
import Synchronization

/// Replies with what a test has staged, and notes what it was asked.
final class StagedFetcher: OptionFetcher {
    private let state: Mutex<(replies: [String: OptionReply], asked: [OptionQuestion])>
    /// What it throws instead of replying.
    let error = Mutex<OptionAddressProblem?>(nil)

    init(_ replies: [String: OptionReply]) {
        state = Mutex((replies, []))
    }

    convenience init(_ replies: [String: String]) {
        self.init(replies.mapValues { OptionReply(status: 200, body: Array($0.utf8)) })
    }

    var asked: [OptionQuestion] { state.withLock { $0.asked } }
    var urls: [String] { asked.map(\.url) }

    func reply(to question: OptionQuestion) async throws -> OptionReply {
        let reply = state.withLock { state in
            state.asked.append(question)
            return state.replies[question.url]
        }
        if let problem = error.withLock({ $0 }) { throw problem }
        guard let reply else { throw CancellationError() }
        return reply
    }
}
