public import FormworkCore

// Names that people guess, with the way out.

extension FormSession {
    /// All answers have another name.
    @available(*, unavailable, renamed: "answers")
    public var values: JSONValue { answers }

    /// Models are loaded by another function.
    @available(*, unavailable, renamed: "load(from:)")
    public func load(_ model: some Encodable) {}

    /// An item is added to a section.
    @available(*, unavailable, renamed: "addItem(to:)")
    public func addItem(_ path: String) {}

    /// An item has a path of its own.
    @available(*, unavailable, message: "an item has a path: removeItem(\"guests[0]\")")
    public func removeItem(_ path: String, at position: Int) {}

    /// Handlers belong to an owner.
    @available(*, unavailable, message: "a handler belongs to an owner: onChange(\"amount\", owner: self) { … }")
    public func onChange(_ path: String, _ handler: @escaping (ValueChange) -> Void) {}

    /// Handlers belong to an owner.
    @available(*, unavailable, message: "a handler belongs to an owner: onTap(\"scan\", owner: self) { … }")
    public func onTap(_ path: String, _ handler: @escaping (RowTap) -> Void) {}

    /// Handlers belong to an owner.
    @available(*, unavailable, message: "a handler belongs to an owner: observe(owner: self) { screen, change in … }")
    public func observe(_ handler: @escaping (SessionChange) -> Void) {}
}
