/// The status under a list of options: that they are loading, why there are none, and what can be done.
public struct OptionStatus: Equatable, Sendable {
    /// The words; blank if there are none.
    public private(set) var text = ""
    /// The title of the button; blank if there is no button.
    public private(set) var buttonTitle = ""
    /// The action of the button.
    public private(set) var act = Act.retry
    /// Whether options are on their way.
    public let isLoading: Bool
    /// Whether something went wrong.
    public let isFailed: Bool

    /// Says how far options are.
    ///
    /// - Parameters:
    ///   - loading: The state of a loader; `nil` for options that the form has.
    ///   - isEmpty: Whether no option is listed.
    ///   - words: The words for it.
    public init(_ loading: OptionLoading?, isEmpty: Bool, words: ScreenWords) {
        isLoading = loading?.phase == .loading
        isFailed = loading?.phase == .failed
        switch loading?.phase {
        case .loading: text = words.loading
        case .failed:
            text = loading.map { $0.message.isEmpty ? words.loadFailed : $0.message } ?? ""
            buttonTitle = words.retry
        case .waiting: text = words.loadWaiting
        case .loaded, nil:
            if isEmpty { text = words.nothingFound }
            guard loading?.hasMore == true else { return }
            buttonTitle = words.loadMore
            act = .more
        }
    }

    /// Whether there is nothing to say.
    public var isEmpty: Bool { text.isEmpty && buttonTitle.isEmpty }

    /// The action of the button.
    public enum Act: Equatable, Sendable {
        /// Loads again what failed.
        case retry
        /// Loads the next page.
        case more
    }
}

extension FormSession {
    /// Does what the button under a list of options does.
    public func perform(_ act: OptionStatus.Act, at path: String) {
        switch act {
        case .retry: reloadOptions(at: path)
        case .more: loadMoreOptions(at: path)
        }
    }
}
