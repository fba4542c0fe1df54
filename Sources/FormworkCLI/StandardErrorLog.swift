#if Server
import Foundation
import Logging

/// Writes log messages to standard error, a line each. It never waits long, and a failed write does not end the
/// process.
struct StandardErrorLog: LogHandler {
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?
    let label: String

    init(label: String) {
        self.label = label
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        Terminal.log(line(for: event, at: Date.now))
    }

    /// The event as one line. Line breaks in the message are replaced.
    func line(for event: LogEvent, at time: Date) -> String {
        let all = metadata.merging(event.metadata ?? [:]) { $1 }
        let details = all.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        let text = "\(time.formatted(.iso8601)) \(event.level) \(label): \(event.message)\(details)"
        return String(text.map { $0.isNewline ? " " : $0 })
    }
}
#endif
