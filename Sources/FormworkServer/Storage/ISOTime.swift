#if Server
import Foundation

/// A time in UTC as programs read it, such as `2026-11-21T08:30:00Z`.
///
/// - Parameter milliseconds: The time in milliseconds since 1970. What is less than a second is left out.
package func isoTime(_ milliseconds: Int64) -> String {
    Date(timeIntervalSince1970: Double(milliseconds) / 1_000).formatted(.iso8601)
}
#endif
