#if Server
import FormworkCore
import Foundation
import Logging

/// Writes log messages to standard error, a line each, as text or as JSON. It never waits long, and a failed write does not
/// end the process.
struct StandardErrorLog: LogHandler {
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?
    let label: String
    /// Whether each line is a JSON object.
    let isJSON: Bool

    init(label: String, isJSON: Bool = false) {
        self.label = label
        self.isJSON = isJSON
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
        let provided = metadataProvider?.get() ?? [:]
        let all = metadata.merging(provided) { $1 }.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
        if isJSON {
            let parts = [
                ("time", time.formatted(.iso8601)), ("level", "\(event.level)"), ("label", label),
                ("message", "\(event.message)"),
            ]
            let members = (parts + all.map { ($0.key, "\($0.value)") }).map { JSONMember($0.0, .string($0.1)) }
            return JSONValue.object(members).text()
        }
        let details = all.map { " \($0.key)=\($0.value)" }.joined()
        let text = "\(time.formatted(.iso8601)) \(event.level) \(label): \(event.message)\(details)"
        return String(text.map { $0.isNewline ? " " : $0 })
    }
}
#endif
