extension Transaction {
    /// Queues a node whose answer or rules changed. Only a node that has shown an error is validated again.
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
        for node in nodesToValidate {
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
        settle()
        var isAccepted = true
        forEachNode { if !$0.submit($1, isFinal: true) { isAccepted = false } }
        nodesToValidate.removeAll()
        // At the limit of steps not all answers were validated, so some may be wrong.
        if state.isExhausted { isAccepted = false }
        submission = isAccepted ? .accepted : .refused
        state.hasBeenSubmitted = true
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
            var outer: NodeIndex? = node
            while let current = outer {
                outer = transaction.state.parent(of: current)
                if transaction.state.id(of: current) != id || transaction.submit(node, isFinal: false) { continue }
                transaction.openGroup(around: node)
                transaction.focus = .errorSummary
                transaction.state.hasBeenSubmitted = true
            }
        }
    }

    /// Validates one node; `false` if it has an error.
    ///
    /// - Parameter isFinal: Whether the whole form is submitted. Then a page removes a reported error, because the
    ///   server that reported it validates the answer again. Otherwise an error that was reported while the form was
    ///   filled in stays until the answer changes.
    private mutating func submit(_ node: NodeIndex, isFinal: Bool) -> Bool {
        state.nodes.remove(.validationQueued, at: node)
        let error = state.firstError(at: node)
        if error != nil { state.nodes.insert(.watched, at: node) }
        show(error, at: node)
        if state.reportsAreRepeated, state.isReported(node), isFinal || !state.nodes[node].isReportedLive {
            state.nodes[node].reported = nil
            touch(node, .error)
        }
        return error == nil && !state.isReported(node)
    }

    /// Shows errors that were found elsewhere at the fields that they name. Errors without a field are dropped.
    mutating func report(_ errors: [ReportedError]) {
        for error in errors {
            guard let id = state.node(at: error.path), let node = state.node(id) else { continue }
            state.nodes[node].reported = error
            state.nodes.insert(.watched, at: node)
            touch(node, .error)
            if error.isLive { continue }
            openGroup(around: node)
            focus = .errorSummary
            state.hasBeenSubmitted = true
        }
    }

    /// Opens closed groups around a node, so that its error can be seen.
    private mutating func openGroup(around node: NodeIndex) {
        var outer = state.parent(of: node)
        while let current = outer {
            collapse(current, false)
            outer = state.parent(of: current)
        }
    }

    private mutating func show(_ error: FieldError?, at node: NodeIndex) {
        guard state.nodes[node].error != error else { return }
        state.nodes[node].error = error
        touch(node, .error)
    }
}
