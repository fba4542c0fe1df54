public import Formwork
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks addresses for options from an app.
///
/// It keeps no cookies and nothing on the disk, and sends no credentials.
public struct URLSessionFetcher: OptionFetcher {
    /// Makes a fetcher.
    public init() {}

    /// The reply of an address.
    public func reply(to question: OptionQuestion) async throws -> OptionReply {
        guard let url = URL(string: question.url) else { throw OptionAddressProblem.refusedHost }
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let reading = ReplyReading(maxBytes: question.maxBytes)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        let session = URLSession(configuration: configuration, delegate: reading, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: request)
        // Not every system heeds the limit of a session for a whole reply.
        let limit = Task {
            try await Task.sleep(for: question.timeout)
            task.cancel()
        }
        defer { limit.cancel() }
        return try await withTaskCancellationHandler {
            try await reading.reply(of: task)
        } onCancel: {
            task.cancel()
        }
    }
}

/// Collects a reply, and ends the task once it is too long.
private final class ReplyReading: NSObject, URLSessionDataDelegate {
    private struct State {
        var body: [UInt8] = []
        var isTooLarge = false
        var waiting: CheckedContinuation<OptionReply, any Error>?
    }

    private let maxBytes: Int
    private let state = Mutex(State())

    init(maxBytes: Int) {
        self.maxBytes = maxBytes
    }

    /// Starts a task and waits for its reply.
    func reply(of task: URLSessionDataTask) async throws -> OptionReply {
        try await withCheckedThrowingContinuation { continuation in
            state.withLock { $0.waiting = continuation }
            task.resume()
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = state.withLock { state in
            if state.body.count + data.count > maxBytes {
                state.isTooLarge = true
            } else {
                state.body += data
            }
            return state.isTooLarge
        }
        if isTooLarge { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let (ended, waiting) = state.withLock { state in
            let ended = state
            state.waiting = nil
            return (ended, ended.waiting)
        }
        if ended.isTooLarge {
            waiting?.resume(throwing: OptionAddressProblem.tooLarge)
        } else if let response = task.response as? HTTPURLResponse, error == nil {
            waiting?.resume(
                returning: OptionReply(
                    status: response.statusCode, body: ended.body,
                    location: response.value(forHTTPHeaderField: "Location")))
        } else {
            waiting?.resume(throwing: error ?? OptionAddressProblem.unreachable)
        }
    }
}
