#if Server
import FormworkServer

/// Reads submissions that are shown, and counts those that cannot be read instead of failing.
struct ReadingGaps {
    private let keys: AnswerKeys?
    private var unreadable = 0
    private var first: AnswerKeyProblem?
    private var damaged = 0
    private let format: AnswerFormat
    private var otherwise = 0

    /// - Parameters:
    ///   - keys: The keys with which sensitive answers are shown; `nil` to leave them as they are stored.
    ///   - format: How answers are written.
    init(_ keys: AnswerKeys?, _ format: AnswerFormat) {
        self.keys = keys
        self.format = format
    }

    /// A submission as it is shown.
    mutating func read(_ submission: Submission) -> Submission {
        if submission.isDamaged {
            damaged += 1
        } else if submission.answers(as: format) == nil {
            otherwise += 1
        }
        guard let keys else { return submission }
        let (opened, problem) = submission.openedPartly(with: keys)
        if let problem {
            unreadable += 1
            first = first ?? problem
        }
        return opened
    }

    /// A sentence that counts the submissions whose sensitive answers cannot be read, with the first reason; `nil` if
    /// all can be read.
    var sentence: String? {
        first.map { problem in
            "\(unreadable == 1 ? "1 submission has" : "\(unreadable) submissions have") answers that stay hidden. \(problem)"
        }
    }

    /// A sentence that counts the submissions that were stored without the requested parameters; `nil` if all have them.
    var formatNote: String? {
        switch otherwise {
        case 0: nil
        case 1: "1 submission was stored without parameters; its values are written instead of them."
        default: "\(otherwise) submissions were stored without parameters; their values are written instead of them."
        }
    }

    /// How many submissions are damaged; `nil` if all can be read.
    var note: String? {
        switch damaged {
        case 0: nil
        case 1: "1 submission is damaged; what is stored of it is not JSON."
        default: "\(damaged) submissions are damaged; what is stored of them is not JSON."
        }
    }
}
#endif
