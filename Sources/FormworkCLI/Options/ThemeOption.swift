#if Server
import ArgumentParser
import FormworkPages
import Foundation

/// The option that names a theme.
struct ThemeOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The look of all pages: \(FormTheme.ready.map(\.name).joined(separator: ", ")), or a JSON file with a theme.",
            valueName: "theme"))
    var theme: String?

    /// The theme; `nil` if the option is absent.
    ///
    /// - Throws: The exit code 1 after a sentence for each problem.
    func read() throws(ExitCode) -> FormTheme? {
        guard let theme else { return nil }
        if let ready = FormTheme.ready.first(where: { $0.name == theme }) { return ready.theme }
        guard let bytes = FileManager.default.contents(atPath: theme) else {
            throw Terminal.failure("\(theme) is neither a file that can be read nor the name of a theme.")
        }
        do {
            var read = try FormTheme(json: Array(bytes))
            if let logo = read.logo { read.logo = try embedded(logo, beside: theme) }
            return read
        } catch let problems as ThemeProblems {
            for problem in problems.all { Terminal.note("\(theme): \(problem)") }
            throw Terminal.failure("The theme cannot be used; see above for what to mend.")
        } catch {
            throw Terminal.failure("\(error)")
        }
    }

    /// Pages contain a logo that is a file beside the theme. Other logos keep their address.
    private func embedded(_ logo: ThemeLogo, beside theme: String) throws -> ThemeLogo {
        if logo.address.hasPrefix("/") || logo.address.hasPrefix("data:") { return logo }
        let file = URL(filePath: theme).deletingLastPathComponent().appending(path: logo.address)
        guard let type = Self.types[file.pathExtension.lowercased()] else {
            throw LogoProblem("The logo \(logo.address) has to be a file of these types: \(Self.typeNames).")
        }
        guard let bytes = try? Data(contentsOf: file), bytes.count <= Self.limit else {
            throw LogoProblem("The logo \(logo.address) cannot be read, or has more than \(Self.limit / 1_000) kB.")
        }
        var logo = logo
        logo.address = "data:\(type);base64," + bytes.base64EncodedString()
        return logo
    }

    /// The maximum number of bytes of a logo, because every page contains it.
    private static let limit = 50_000
    private static let types = [
        "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp",
    ]
    private static var typeNames: String { types.keys.sorted().joined(separator: ", ") }
}

/// The reason for which a logo cannot be used, in one sentence.
private struct LogoProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
#endif
