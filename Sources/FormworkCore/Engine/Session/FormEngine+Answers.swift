extension FormEngine {
    /// Fills the form with answers, and with defaults where there are none.
    func load(_ answers: JSONValue) {
        loaded = answers
        replaceEverything {
            eventPolicy = .whereBlank
            take(answers, in: 0, isTrusted: true)
            fillDefaults(in: 0)
        }
        // One event may fill what another would have filled: all of them act before the policy changes.
        settleWithEvents()
    }

    /// Replaces all answers; a field that nobody can answer has what `load` would give it.
    func replaceAnswers(_ answers: JSONValue) {
        replaceEverything {
            if let answerGuard { return answerGuard.replace(self, answers) }
            take(answers, in: 0, isTrusted: false)
            forEachNode { node in
                if form.isNeverAnswered(Int(nodes[node].element)) { fillDefault(at: node) }
            }
        }
    }

    /// Whether an answer counts that may come from anybody.
    func mayAnswer(_ node: Int, _ value: () -> FormValue) -> Bool {
        if let answerGuard, !nodes[node].flags.contains([.relevant, .enabled]) {
            return answerGuard.admits(self, node, value())
        }
        return !form.isNeverAnswered(Int(nodes[node].element))
    }

    /// Begins anew with other answers; nothing depends on what was there before or is shown on the way.
    private func replaceEverything(_ fill: () -> Void) {
        recorder?.noteReplacement()
        eventPolicy = .never
        clearEverything()
        isTakingBack = true
        fill()
        giveWaitingAnswers()
        scheduleEverything()
        settle()
        isTakingBack = false
        guard form.definition.whenHidden == .clear else { return }
        forEachNode { node in
            if !nodes[node].flags.contains(.relevant) { clearAnswer(at: node) }
        }
    }

    /// Gives unanswered fields of an item, and of items inside it, their defaults; those that depend on what is offered
    /// wait for `giveWaitingAnswers`.
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
    func fillItems(at node: Int) {
        guard let repeats = section(of: node)?.repeats, !repeats.items.isEmpty,
            !nodes[node].flags.contains(.answered)
        else { return }
        take(.array(repeats.items), at: node, isTrusted: true)
    }

    func fillDefault(at node: Int) {
        let options = Int(element(of: node).computations[Computation.Aspect.options.rawValue])
        if options >= 0 { wait(.blank, for: options, at: node) } else { giveDefault(at: node) }
    }

    private func giveDefault(at node: Int) {
        let value = missingDefault(at: node)
        if let field = field(of: node), !value.isBlank { accept(entry(value.normalized, for: field), at: node) }
    }

    /// The default of a field without an answer; blank if it has one, or no default.
    func missingDefault(at node: Int) -> FormValue {
        guard let field = field(of: node), nodes[node].value.isBlank, !nodes[node].flags.contains(.malformed),
            element(of: node).computations[Computation.Aspect.value.rawValue] < 0
        else { return .blank }
        return field.definition.standardAnswer
    }

    private func clearEverything() {
        hasBeenSubmitted = false
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
            nodes[node].flags.remove(.emptied)
            // Answers are compared with what the formula gives, also where nothing that it reads has changed.
            schedule(.value, of: node)
            fillToMinimum(node)
        }
    }

    func scheduleEverything() {
        for computation in form.computations.indices { schedule(computation, under: 0) }
    }

    /// Takes over a JSON object: nested, with dotted ids as levels, or flat with paths as keys.
    ///
    /// Answers for fields with a formula wait for `giveWaitingAnswers`.
    func take(_ answers: JSONValue, in item: Int, isTrusted: Bool, prefix: String = "") {
        guard let members = answers.objectValue else { return }
        // A longer name leads nowhere; putting it together for each member inside it could cost anything.
        let room = form.scopes[items[item].scope].longestPath - prefix.utf8.count
        for member in members where member.key.utf8.count <= room {
            let key = prefix + member.key
            if let element = form.scopes[items[item].scope].names[ExactText(key)] {
                take(member.value, at: node(Int(element), in: item), isTrusted: isTrusted)
            } else if member.value.objectValue != nil {
                take(member.value, in: item, isTrusted: isTrusted, prefix: key + ".")
            } else if let node = node(at: key, in: item) {
                take(member.value, at: node, isTrusted: isTrusted)
            }
        }
    }

    /// The field or repeating section at a path from an item inwards, whose items on the way are made if they are missing.
    private func node(at path: String, in start: Int) -> Int? {
        var reader = PathReader(form)
        let scope = items[start].scope
        guard let place = reader.place(at: path, in: scope), form.section(ofItemAt: place, from: scope) == nil else {
            return nil
        }
        return item(at: place, of: form.elements[place.element].scope, in: start, makesItems: true)
            .map { node(place.element, in: $0) }
    }

    /// A trusted answer comes from a program: it may also be one for a field that never takes input.
    private func take(_ value: JSONValue, at node: Int, isTrusted: Bool) {
        guard let list = value.arrayValue, element(of: node).itemScope >= 0 else {
            let answer = FormValue(value).normalized
            if isTrusted {
                give(answer, at: node)
            } else if let answerGuard {
                answerGuard.keep(answer, at: node, of: self)
            } else if !form.isNeverAnswered(Int(nodes[node].element)) {
                give(answer, at: node)
            }
            return
        }
        nodes[node].flags.insert(.answered)
        for (index, answers) in list.enumerated() {
            if index >= items(of: node).count, appendItem(to: node) == nil { return }
            take(answers, in: items(of: node)[index], isTrusted: isTrusted)
        }
    }

    /// Gives a field an answer, or keeps it until its formula has run.
    func give(_ answer: FormValue, at node: Int) {
        let formula = Int(element(of: node).computations[Computation.Aspect.value.rawValue])
        if formula < 0 {
            set(answer, at: node)
        } else if !answer.isBlank {
            // A blank answer is none: it does not replace what the formula gives.
            wait(answer, for: formula, at: node)
        }
    }

    /// Keeps an answer, or a blank one for the default, until everything before a computation has settled.
    private func wait(_ answer: FormValue, for computation: Int, at node: Int) {
        waitingOrder.insert(computation: computation, item: waitingAnswers.count)
        waitingAnswers.append((node, answer))
    }

    /// Gives the answers that waited, in the order in which their computations run: only then is it known whether an
    /// answer differs from what its formula gives, and which options are offered.
    func giveWaitingAnswers() {
        settle()
        var last = -1
        while let (computation, place) = waitingOrder.removeFirst() {
            let (node, answer) = waitingAnswers[place]
            // What the same rule says in other items does not depend on this answer.
            if computation != last { settle() }
            last = computation
            if answer.isBlank { giveDefault(at: node) } else { set(answer, at: node) }
        }
        settle()
        waitingAnswers = []
    }

    func forEachNode(_ body: (Int) -> Void) {
        var node = 0
        while node < nodes.count {
            if nodes[node].item >= 0 { body(node) }
            node += 1
        }
    }
}
