#if Server
import FormworkServer
import Foundation

/// The text that `formwork serve` prints after it has started.
struct Announcement: Sendable {
    var host: String
    /// The database, without a password.
    var database: String
    /// The folder of the files that people add to their answers.
    var fileFolder: String
    var files: FormAssets
    var reports: [FormFileReport]
    /// The path of the pages with results; `nil` if they are not served.
    var results: String?
    /// Whether there are examples of fields.
    var hasGallery = false
    /// Whether the server speaks TLS.
    var isSecured = false

    func text(port: Int) -> String {
        let root = "\(isSecured ? "https" : "http")://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
        var lines = ["Forms:    \(root)"]
        for report in reports {
            guard let id = report.id else { continue }
            lines.append("          \(root)\(id)  \(report.title)")
            if !report.secretFields.isEmpty {
                let names = report.secretFields.joined(separator: ", ")
                lines.append("            checked, but not stored: \(names)")
            }
        }
        let broken = reports.count { $0.errors > 0 }
        if broken > 0 { lines.append("          \(broken) cannot be served; see above for what is wrong") }
        if hasGallery { lines.append("Examples: \(root)_formwork/gallery  every field with its code") }
        if let results {
            lines.append("Results:  \(root.dropLast())\(results)")
            if results.count > 20 { lines.append("          This link lets you in once, within an hour.") }
        }
        lines.append("Database: \(database)")
        if reports.contains(where: { $0.asksForFiles }) {
            lines.append("Files:    \(URL(fileURLWithPath: fileFolder).path)")
        }
        lines.append("Engine:   \(engineState)")
        lines.append("Stop with Ctrl-C.")
        return lines.joined(separator: "\n")
    }

    private var engineState: String {
        if files.folder == nil {
            return "none, and no style sheet: the folder with formwork.js and formwork.css is not beside the command. "
                + "Pages work without them; --assets FOLDER names the folder."
        }
        if files.hasEngine { return "runs in the browser" }
        return "none: pages work by posting. This build made no engine.wasm; --engine FILE names one from a release."
    }
}
#endif
