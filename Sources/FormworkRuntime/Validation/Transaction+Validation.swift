extension Transaction {
    /// Validates a node now and after each change.
    package mutating func watch(_ node: NodeIndex) {
        state.nodes.insert(.watched, at: node)
        queueValidation(node)
    }

    /// Queues a node whose answer or rules changed, if it is watched.
    package mutating func queueValidation(_ node: NodeIndex) {
        guard state.nodes[node].flags.contains(.watched), !state.nodes[node].flags.contains(.validationQueued) else {
            return
        }
        state.nodes.insert(.validationQueued, at: node)
        nodesToValidate.append(node)
    }

    /// Validates the queued nodes.
    ///
    /// - Parameter opensGroups: Whether closed groups open around errors that were not there before. Undo and restoring
    ///   leave groups as they are.
    package mutating func validateQueuedNodes(opensGroups: Bool = false) {
        var upcoming = nodesToValidate.startIndex
        // A group that opens may queue more nodes.
        while upcoming < nodesToValidate.endIndex {
            let node = nodesToValidate[upcoming]
            upcoming += 1
            state.nodes.remove(.validationQueued, at: node)
            // Loading clears this flag, perhaps after the node was queued.
            guard state.nodes.contains(node), state.nodes[node].flags.contains(.watched) else { continue }
            let error = state.firstError(at: node)
            if opensGroups, error != nil, state.nodes[node].error == nil { openGroup(around: node) }
            show(error, at: node)
        }
        nodesToValidate.removeAll()
    }

    /// Validates everything that is relevant, and shows the errors.
    mutating func submit() {
        state.answerPolicy?.prepareSubmission(&self)
        removeSurplus()
        var isAccepted = true
        forEachNode { if $0.showError(at: $1, dropsReports: true) { isAccepted = false } }
        nodesToValidate.removeAll()
        // At the limit of steps not all answers were validated, so some may be wrong.
        if state.isExhausted { isAccepted = false }
        submission = isAccepted ? .accepted : .refused
        state.noteSubmission()
        if isAccepted { return }
        focus = .errorSummary
        forEachNode { if $0.state.showsError(at: $1) { $0.openGroup(around: $1) } }
        settle()
        validateQueuedNodes()
    }

    /// Validates an element with everything in it, and shows the errors.
    mutating func validate(_ id: NodeID) {
        settle()
        forEachNode { transaction, node in
            for ancestor in transaction.state.selfAndAncestors(of: node) {
                if transaction.state.id(of: ancestor) != id || !transaction.showError(at: node, dropsReports: false) {
                    continue
                }
                transaction.openGroup(around: node)
                transaction.focus = .errorSummary
                transaction.state.noteSubmission()
            }
        }
    }

    /// Validates one node and shows its error. Returns whether it has one.
    ///
    /// - Parameter dropsReports: Whether a page drops errors that the server reported while the form was filled in, as
    ///   when the whole form is submitted: the server validates the answers again. Otherwise such an error stays until
    ///   the answer changes.
    private mutating func showError(at node: NodeIndex, dropsReports: Bool) -> Bool {
        state.nodes.remove(.validationQueued, at: node)
        let error = state.firstError(at: node)
        if error != nil { state.nodes.insert(.watched, at: node) }
        show(error, at: node)
        if state.ignoresReports, state.isReported(node), dropsReports || !state.nodes[node].isReportedLive {
            state.nodes[node].reported = nil
            touch(node, .error)
        }
        return error != nil || state.isReported(node)
    }

    /// Shows errors that were found elsewhere at the fields that they name. Errors without a field are dropped.
    mutating func report(_ errors: [ReportedError]) {
        for error in errors {
            guard let id = state.node(at: error.path), let node = state.node(id) else { continue }
            state.nodes.insert(.watched, at: node)
            show(error, at: node)
            if error.isLive { continue }
            openGroup(around: node)
            focus = .errorSummary
            state.noteSubmission()
        }
    }

    /// Shows an error that was found elsewhere.
    package mutating func show(_ report: ReportedError, at node: NodeIndex) {
        state.nodes[node].reported = report
        touch(node, .error)
    }

    /// Shows an error that was found elsewhere instead of that of the rules, until the answer changes.
    package mutating func showInstead(_ report: ReportedError, at node: NodeIndex) {
        state.nodes.remove(.watched, at: node)
        state.nodes[node].error = nil
        show(report, at: node)
    }

    /// Opens closed groups around a node, so that its error can be seen.
    private mutating func openGroup(around node: NodeIndex) {
        for ancestor in state.selfAndAncestors(of: node) { collapse(ancestor, false) }
    }

    private mutating func show(_ error: FieldError?, at node: NodeIndex) {
        guard state.nodes[node].error != error else { return }
        state.nodes[node].error = error
        touch(node, .error)
    }
}
