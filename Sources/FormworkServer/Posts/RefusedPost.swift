#if Server
import Formwork
import FormworkCore
import NIOCore

/// Why a post gets no further, and none of its page comes back.
struct RefusedPost: Error {
    var problem: ServerProblem
    /// The form in the language of the reader; `nil` before it is known.
    var form: ServedForm?

    init(problem: ServerProblem, form: ServedForm? = nil) {
        self.problem = problem
        self.form = form
    }

    /// Makes the refusal for an error that was thrown while a body was read.
    init(reading error: any Error, form: ServedForm) {
        switch error {
        case is NIOTooManyBytesError, FilePostProblem.tooLarge: self.init(problem: .tooLarge, form: form)
        case FilePostProblem.tooMuch: self.init(problem: .tooManyRequests)
        case FilePostProblem.closed: self.init(problem: .notFound, form: form)
        case is StoreProblem: self.init(problem: .storeFailed, form: form)
        // The body ended early, so the sender is gone and reads no reply.
        default: self.init(problem: .malformed, form: form)
        }
    }
}

extension FormEngine {
    /// The limit of the form that a post exceeds; `nil` if it exceeds no limit.
    var excess: ServerProblem? {
        if isExhausted { return .tooMuchWork }
        return lacksItems ? .tooLarge : nil
    }
}
#endif
