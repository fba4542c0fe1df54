/// Everything outside the form that a session depends on: language, words, time and limits.
///
/// With the same context, the same inputs have the same result on every machine.
public struct SessionContext: Sendable {
    /// How numbers and dates are written.
    public var locale: LocaleRecord
    /// The words of errors and controls.
    public var messages: MessageCatalog
    /// The time in milliseconds since 1970 in UTC. It is read at certain inputs only, so that all rules of a
    /// transaction see the same time.
    public var clock: Int64
    /// Returns the time when answers are loaded, replaced, reset or submitted; `nil` for a clock that only `tick`
    /// moves.
    public var clockSource: (@Sendable () -> Int64)?
    /// The offset of the session's zone from UTC at `clock`, in seconds.
    public var zoneOffset: Int
    /// Returns the offset of the session's zone at a time in seconds since 1970. In summer it may differ from the
    /// offset at `clock`. `nil` if the zone has the same offset at all times.
    public var zoneOffsets: (@Sendable (Int64) -> Int)?
    /// Whether the rows of closed groups stay in the list, for renderers that hide them themselves, as pages do.
    public var keepsCollapsedRows: Bool
    /// Whether fields with the style `inline` open their editor as a row. Pages switch this off, because browsers have
    /// editors of their own.
    public var opensInlineEditors: Bool
    /// Whether inputs can be undone.
    public var keepsHistory: Bool
    /// The maximum work of the session, in `EngineStatistics.steps`; `nil` for no limit. At the limit the session stops;
    /// see `FormEngine.isExhausted`.
    public var stepLimit: Int?
    /// The maximum number of items of the session, over all its repeating sections; see `FormEngine.lacksItems`. Larger
    /// numbers are clamped to `FormEngine.itemLimit`.
    public var itemLimit: Int {
        didSet { itemLimit = min(itemLimit, FormEngine.itemLimit) }
    }

    /// Makes a context.
    public init(
        locale: LocaleRecord = LocaleRecord(), messages: MessageCatalog = MessageCatalog(), clock: Int64 = 0,
        zoneOffset: Int = 0, zoneOffsets: (@Sendable (Int64) -> Int)? = nil, keepsCollapsedRows: Bool = false,
        opensInlineEditors: Bool = true, keepsHistory: Bool = true, stepLimit: Int? = nil,
        itemLimit: Int = FormEngine.itemLimit
    ) {
        self.locale = locale
        self.messages = messages
        self.clock = clock
        self.zoneOffset = zoneOffset
        self.zoneOffsets = zoneOffsets
        self.keepsCollapsedRows = keepsCollapsedRows
        self.opensInlineEditors = opensInlineEditors
        self.keepsHistory = keepsHistory
        self.stepLimit = stepLimit
        self.itemLimit = min(itemLimit, FormEngine.itemLimit)
    }
}

extension SessionContext {
    /// The offsets from UTC that clocks on earth have, in seconds: from 12 hours behind to 14 hours ahead.
    public static let possibleOffsets = -43_200...50_400

    /// The offset of the session's zone from UTC at a time in seconds since 1970, in seconds.
    package func zoneOffset(at seconds: Int64) -> Int { zoneOffsets?(seconds) ?? zoneOffset }
}
