#if Server
import Logging

extension FormServer {
    /// Reports that work failed that nobody waits for. The report has no answer.
    ///
    /// Nothing is reported of work that is interrupted because the server ends, whatever error that makes. It is done after
    /// the next start.
    ///
    /// - Parameter sentence: What could not be done, without a full stop.
    func report(_ sentence: String, _ error: any Error) {
        if Task.isCancelled || error is CancellationError { return }
        options.logger.error("\(sentence): \(StoreProblem.reason(of: error))")
    }
}
#endif
