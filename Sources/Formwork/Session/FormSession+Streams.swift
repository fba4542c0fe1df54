public import FormworkCore

// The changes that `observe` delivers, as asynchronous sequences. Each call makes a new sequence, which begins now and
// ends with the session. If the task that waits for the next element is cancelled, the sequence ends.

extension FormSession {
    /// All changes from now on.
    ///
    /// A reader that is slower than the changes misses none, because they wait in memory.
    public var changes: AsyncStream<SessionChange> { stream(buffering: .unbounded) { change in [change] } }

    /// The current answer at a path, then every new answer, also after loading.
    ///
    /// A slow reader gets the latest answer and not those before it. Silent changes are left out.
    ///
    /// - Parameter path: A path such as `amount` or `companies[0].name`. The answer is blank while no field has the
    ///   path.
    public func valueUpdates(of path: String) -> AsyncStream<FormValue> {
        var last = value(path)
        return stream(buffering: .bufferingNewest(1), first: last) { [weak self] change in
            guard let new = self?.valueIfAny(at: path), new != last else { return [] }
            last = new
            return change.isSilent ? [] : [new]
        }
    }

    /// The current validity of the answer at a path, then every new one.
    ///
    /// A slow reader gets the latest one and not those before it.
    public func validityUpdates(of path: String) -> AsyncStream<FieldValidity> {
        var last = validity(path)
        return stream(buffering: .bufferingNewest(1), first: last) { [weak self] _ in
            guard let new = self?.validityIfAny(at: path), new != last else { return [] }
            last = new
            return [new]
        }
    }

    /// The results of submissions from now on. A slow reader misses none.
    public var submissions: AsyncStream<SubmissionResult> {
        stream(buffering: .unbounded) { $0.submission.map { [$0] } ?? [] }
    }

    /// The taps on rows from now on. A slow reader misses none.
    ///
    /// - Parameter path: A path, as for `onTap`; `nil` for every row.
    public func taps(on path: String? = nil) -> AsyncStream<RowTap> {
        if let path { knowPath(path, orElement: true) }
        return stream(buffering: .unbounded) { change in
            change.tap.flatMap { tap in path.map(tap.path.matches) ?? true ? [tap] : nil } ?? []
        }
    }

    /// The stream of answers has another name.
    @available(*, unavailable, renamed: "valueUpdates(of:)")
    public func values(of path: String) -> AsyncStream<FormValue> { valueUpdates(of: path) }

    /// The stream of validities has another name.
    @available(*, unavailable, renamed: "validityUpdates(of:)")
    public func validities(of path: String) -> AsyncStream<FieldValidity> { validityUpdates(of: path) }

    private func stream<Element: Sendable>(
        buffering: AsyncStream<Element>.Continuation.BufferingPolicy, first: Element? = nil,
        _ elements: @escaping (SessionChange) -> [Element]
    ) -> AsyncStream<Element> {
        let (stream, inbox) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: buffering)
        if let first { inbox.yield(first) }
        var isRead = true
        feed.add {
            isRead
        } end: {
            inbox.finish()
        } _: { change in
            for element in elements(change) {
                if case .terminated = inbox.yield(element) { isRead = false }
            }
        }
        return stream
    }
}
