/// A time of the day to the second, without a date or zone: 00:00:00 to 23:59:59.
public struct CivilTime: Hashable, Comparable, Sendable {
    private let count: Int32

    /// The seconds since midnight.
    public var secondOfDay: Int { Int(count) }

    /// Makes the time that is `seconds` seconds after midnight; `nil` below 0 and from 86 400 on.
    public init?(secondOfDay seconds: Int) {
        guard seconds >= 0, seconds < 86_400 else { return nil }
        count = Int32(truncatingIfNeeded: seconds)
    }

    /// Makes a time; `nil` if no clock shows it.
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard hour >= 0, hour < 24, minute >= 0, minute < 60, second >= 0, second < 60 else { return nil }
        self.init(secondOfDay: (hour * 60 + minute) * 60 + second)
    }

    /// The hour, 0 to 23.
    public var hour: Int { secondOfDay / 3_600 }

    /// The minute, 0 to 59.
    public var minute: Int { secondOfDay / 60 % 60 }

    /// The second, 0 to 59.
    public var second: Int { secondOfDay % 60 }

    /// Whether this time is before the other.
    public static func < (left: CivilTime, right: CivilTime) -> Bool {
        left.count < right.count
    }
}
