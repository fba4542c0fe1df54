extension FormEngine {
    /// The answers as they are sent: the values, since fields have no other names for sending.
    public var parameters: JSONValue { values }
}
