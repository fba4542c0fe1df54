// The functions with which renderers and programs read a session.

extension FormEngine {
    /// The form that is being filled.
    public var form: CompiledForm { state.form }

    /// The locale, the words and the clock of the session.
    public var context: SessionContext { state.context }

    /// The locale, the words and the limits, without the clock. Reading this copies nothing; reading `context` does.
    package var settings: SessionSettings { state.settings }

    /// The flat list that renderers draw.
    public var rows: [FormRow] { state.rows.elements }

    /// The work that was done since the session began.
    public var statistics: EngineStatistics { state.statistics }

    /// Whether there were more items than the session may have (`SessionContext.itemLimit`), so that some are missing.
    public var lacksItems: Bool { state.lacksItems }

    /// Whether the session has done as much work as it may (`SessionContext.stepLimit`).
    ///
    /// The transaction that reached the limit has stopped. Its answers stay, but derived state is incomplete, and no
    /// submission is accepted. Further inputs change nothing.
    public var isExhausted: Bool { state.isExhausted }

    /// Whether the person has tried to submit, or errors were reported. Then renderers list all errors, and required
    /// fields without an answer show an error.
    public var hasBeenSubmitted: Bool { state.hasBeenSubmitted }

    // MARK: Rows

    /// Everything a renderer draws of a field; `nil` if there is no such field.
    public func field(_ id: NodeID) -> FieldState? { state.field(id) }

    /// Everything a renderer draws of an item header; `nil` if there is no such item.
    public func item(_ id: NodeID) -> ItemState? { state.item(id) }

    /// The titles of the items around a node, from the outermost. Items without a title are left out.
    public func itemTitles(around id: NodeID) -> [String] { state.itemTitles(around: id) }

    /// A section's own properties, without its elements; `nil` if there is no such section.
    public func section(_ id: NodeID) -> FormSection? { state.section(id) }

    /// A group's own properties, without its sections; `nil` if there is no such group.
    public func group(_ id: NodeID) -> FormGroup? { state.group(id) }

    /// Whether a group is closed.
    public func isCollapsed(_ id: NodeID) -> Bool { state.isCollapsed(id) }

    /// Whether a group, section or field and everything around it is visible.
    public func isRelevant(_ id: NodeID) -> Bool { state.isRelevant(id) }

    /// Whether a button has been tapped.
    public func isTapped(_ id: NodeID) -> Bool { state.isTapped(id) }

    /// Whether a person can add an item to a repeating section now.
    public func canAddItem(_ id: NodeID) -> Bool { state.canAddItem(id) }

    /// The title of the button that adds an item.
    public func addItemTitle(_ id: NodeID) -> String { state.addItemTitle(id) }

    /// The items of a repeating section, in order, each as the section's element in that item.
    public func itemIDs(_ id: NodeID) -> [NodeID] { state.itemIDs(id) }

    // MARK: Errors

    /// The errors that are shown, in the order of the page.
    ///
    /// - Complexity: linear in the number of nodes.
    public var errors: [ShownError] { state.errors }

    /// The error shown for a section as a whole, such as too few items; `nil` if absent.
    public func sectionError(_ id: NodeID) -> String? { state.sectionError(id) }

    // MARK: Answers

    /// The typed answers by id: repeating sections as lists of objects, points in ids as levels.
    ///
    /// Blank answers are left out, and those that are not relevant unless the form keeps them.
    ///
    /// - Complexity: linear in the number of nodes.
    public var values: JSONValue { values(ValueOptions()) }

    /// The same answers in one object, with paths such as `companies[0].name` as keys.
    public var flatValues: JSONValue { values(ValueOptions(layout: .flat)) }

    /// The answers for another program, under the fields' parameter names. The `send` of choices and the `saveFormat` of days
    /// and times decide how they are written.
    ///
    /// `CompiledForm.answers(fromParameters:)` reads them back.
    public var parameters: JSONValue { values(ValueOptions(names: .parameters)) }

    /// The answers with other names, in another layout, or with blank or hidden answers.
    ///
    /// - Complexity: linear in the number of nodes.
    public func values(_ options: ValueOptions) -> JSONValue { state.values(options) }

    /// The answers that no control of a page shows: replaced formulas, tapped buttons, and the texts of answers whose
    /// control is not in the page any more. A page adds them to its post.
    ///
    /// The keys are paths of fields. Hidden secrets are left out. All other answers are in the controls of the page;
    /// where both have an answer, the control counts.
    ///
    /// - Complexity: linear in the number of nodes.
    public var unshown: JSONValue { state.unshown }

    // MARK: Places

    /// The field or repeating section at a path such as `companies[0].name`, or the item at `companies[0]`,
    /// as its repeating section's element in that item; `nil` if absent.
    public func node(at path: String) -> NodeID? { state.node(at: path) }

    /// The path of a field, repeating section or item, such as `companies[0].name`; blank for anything else.
    public func path(of id: NodeID) -> String { state.path(of: id) }

    /// The node at a place: a field, a repeating section, or an item as its section's element in that item. `nil` while
    /// an item around it is missing.
    public func node(at place: FormPlace) -> NodeID? { state.node(at: place) }

    /// The place of a field or repeating section; `nil` if there is no such node.
    public func place(of id: NodeID) -> FormPlace? { state.place(of: id) }

    // MARK: Fields that a person deletes

    /// Lets a person delete a field, if its section allows that and the field takes input.
    ///
    /// The call has no effect if rules of other fields read the field, or in a repeat, because all its items have the same
    /// fields. Otherwise the session has neither the field nor its answer. The form keeps the field, so
    /// `load`, `reset` and `undo` restore it.
    public func deleteField(_ id: NodeID) -> ChangeSet { perform(.deleteField(id)) }

    /// The fields that the person deleted, in the form's order.
    public var deletedFields: [NodeID] {
        var deleted: [NodeID] = []
        state.nodes.forEach { node in
            if state.nodes[node].flags.contains(.deleted) { deleted.append(state.id(of: node)) }
        }
        return deleted
    }

    /// The snapshot that a page keeps for Reload and Back. It has no secrets.
    ///
    /// The loaded answers of a page contain no secrets, because the server does not send them.
    package var pageSnapshot: JSONValue { state.snapshot(includingSecrets: false, loaded: state.loaded) }
}
