extension FormEngine {
    /// Fills the form with answers, and with defaults where there are none.
    func load(_ answers: JSONValue) {
        loaded = answers
        recorder?.noteReplacement()
        eventPolicy = .whereBlank
        clearEverything()
        take(answers, in: 0, AnswerPass(isTrusted: true))
        giveFormulaAnswers()
        fillDefaults(in: 0)
        scheduleEverything()
        // One event may fill what another would have filled: all of them act before the policy changes.
        settleWithEvents()
    }

    /// Replaces all answers; a field that never takes input has what `load` would give it.
    func replaceAnswers(_ answers: JSONValue) {
        recorder?.noteReplacement()
        eventPolicy = .never
        clearEverything()
        take(answers, in: 0, AnswerPass(isTrusted: false))
        forEachNode { node in
            if form.isNeverEnabled(Int(nodes[node].element)) { fillDefault(at: node) }
        }
        giveFormulaAnswers()
        scheduleEverything()
    }

    /// Gives unanswered fields of an item, and of items inside it, their defaults.
    func fillDefaults(in item: Int) {
        for element in form.scopes[items[item].scope].elements {
            let node = node(Int(element), in: item)
            fillDefault(at: node)
            fillItems(at: node)
        }
        for list in items[item].children {
            for child in list { fillDefaults(in: child) }
        }
    }

    /// Gives a repeating section the items it starts with, unless others were given.
    private func fillItems(at node: Int) {
        guard let repeats = section(of: node)?.repeats, !repeats.items.isEmpty,
            !nodes[node].flags.contains(.answered)
        else { return }
        take(.array(repeats.items), at: node, AnswerPass(isTrusted: true, skipsFormulas: true))
    }

    private func fillDefault(at node: Int) {
        let value = missingDefault(at: node)
        if let field = field(of: node), !value.isBlank { accept(entry(value.normalized, for: field), at: node) }
    }

    /// The default of a field without an answer; blank if it has one, or no default.
    func missingDefault(at node: Int) -> FormValue {
        guard let field = field(of: node), nodes[node].value.isBlank, !nodes[node].flags.contains(.malformed),
            element(of: node).computations[Computation.Aspect.value.rawValue] < 0
        else { return .blank }
        var value = field.definition.value
        if value.isBlank {
            for option in field.definition.options where option.isDefault { value = option.id }
        }
        return value
    }

    private func clearEverything() {
        for list in items[0].children {
            // From the end, so that none is given another number first.
            for item in list.reversed() { closeItem(item) }
        }
        forEachNode { node in
            let isBack = nodes[node].flags.contains(.deleted)
            nodes[node].flags.subtract([.overridden, .malformed, .watched, .tapped, .answered, .deleted])
            if isBack { inherit(at: node) }
            if nodes[node].text != nil { touch(node, .text) }
            if nodes[node].error != nil || nodes[node].reported != nil { touch(node, .error) }
            nodes[node].text = nil
            nodes[node].reported = nil
            nodes[node].error = nil
            store(.blank, at: node)
            // Answers are compared with what the formula gives, also where nothing that it reads has changed.
            schedule(.value, of: node)
            fillToMinimum(node)
        }
    }

    private func scheduleEverything() {
        forEachNode { node in
            for computation in element(of: node).computations where computation >= 0 {
                schedule(Int(computation), in: Int(nodes[node].item))
            }
        }
    }

    /// Takes over a JSON object: nested, with dotted ids as levels, or flat with paths as keys.
    ///
    /// Answers for fields with a formula wait for `giveFormulaAnswers`.
    private func take(_ answers: JSONValue, in item: Int, _ pass: AnswerPass, prefix: String = "") {
        guard let members = answers.objectValue else { return }
        for member in members {
            let key = prefix + member.key
            if let element = form.scopes[items[item].scope].names[ExactText(key)] {
                take(member.value, at: node(Int(element), in: item), pass)
            } else if member.value.objectValue != nil {
                take(member.value, in: item, pass, prefix: key + ".")
            } else if let path = FormPath(key), let node = node(at: path, in: item, makesItems: true) {
                take(member.value, at: node, pass)
            }
        }
    }

    private func take(_ value: JSONValue, at node: Int, _ pass: AnswerPass) {
        guard let list = value.arrayValue, element(of: node).itemScope >= 0 else {
            let formula = Int(element(of: node).computations[Computation.Aspect.value.rawValue])
            guard pass.isTrusted || !form.isNeverEnabled(Int(nodes[node].element)) else { return }
            let answer = FormValue(value).normalized
            if formula < 0 {
                set(answer, at: node)
            } else if !answer.isBlank, !pass.skipsFormulas {
                // A blank answer is none: it does not replace what the formula gives.
                formulaOrder.insert(computation: formula, item: formulaAnswers.count)
                formulaAnswers.append((node, answer))
            }
            return
        }
        nodes[node].flags.insert(.answered)
        for (index, answers) in list.enumerated() {
            if index >= items(of: node).count, appendItem(to: node) == nil { return }
            take(answers, in: items(of: node)[index], pass)
        }
    }

    /// Gives the answers that waited, in the order in which their formulas run: only then is it known whether an
    /// answer differs from what its formula gives.
    private func giveFormulaAnswers() {
        settle()
        while let (_, place) = formulaOrder.removeFirst() {
            let (node, answer) = formulaAnswers[place]
            set(answer, at: node)
            settle()
        }
        formulaAnswers = []
    }

    func forEachNode(_ body: (Int) -> Void) {
        var node = 0
        while node < nodes.count {
            if nodes[node].item >= 0 { body(node) }
            node += 1
        }
    }
}

/// Which of the given answers are taken over.
private struct AnswerPass {
    /// Whether fields that never take input may be given answers: by a program, not by a submission.
    var isTrusted: Bool
    /// Whether answers for fields with a formula are left out.
    var skipsFormulas = false
}
