import Foundation
import PackagePlugin

/// Compiles the form engine for the browser during `swift build`.
///
/// `engine.wasm` becomes a resource of the target, beside `formwork.js`. If the toolchain has no Embedded Swift for
/// wasm, or the environment has `FORMWORK_ENGINE=off`, nothing is compiled. Then pages work as ordinary forms. The
/// engine of an earlier build is kept.
@main
struct BuildBrowserEngine: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        if ProcessInfo.processInfo.environment["FORMWORK_ENGINE"] == "off" { return [] }
        guard let tools = EngineTools(context: context) else {
            Diagnostics.warning(
                """
                This toolchain cannot compile for WebAssembly, so pages will work without the form engine. \
                Build with a toolchain from swift.org, or serve with a prebuilt engine: formwork serve --engine FILE.
                """)
            return []
        }
        let folder = target.directoryURL
        let engine = folder.appending(path: "Engine")
        let script = engine.appending(path: "build.sh")
        let sources =
            target.recursiveTargetDependencies
            .map { $0.directoryURL }
            .flatMap(swiftFiles(in:))
            + swiftFiles(in: engine)
        let runtime = engine.appending(path: "runtime.c")
        let output = context.pluginWorkDirectoryURL.appending(path: "engine.wasm")
        return [
            .buildCommand(
                displayName: "Compiling the form engine for the browser",
                executable: URL(filePath: "/bin/sh"),
                arguments: ([script] + tools.all + [output] + sources).map { $0.path(percentEncoded: false) },
                inputFiles: [script, runtime] + tools.all + sources,
                outputFiles: [output, output.appendingPathExtension("gz")]
            )
        ]
    }

    /// The Swift files in a folder and its inner folders, sorted by path.
    private func swiftFiles(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }
}

/// The tools that compile the engine. All of them are in the toolchain that builds the package.
private struct EngineTools {
    let swiftc: URL
    let clang: URL
    let linker: URL
    let tables: URL

    /// Finds the tools; `nil` if one is missing.
    init?(context: PluginContext) {
        guard let swiftc = try? context.tool(named: "swiftc").url,
            let clang = try? context.tool(named: "clang").url,
            let linker = try? context.tool(named: "wasm-ld").url
        else { return nil }
        // The compiler is called by the name under which it was found, because its driver depends on its own name.
        // Symbolic links are followed only to find the library beside it.
        let library = swiftc.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "lib/swift/embedded/wasm32-unknown-none-wasm")
        let tables = library.appending(path: "libswiftUnicodeDataTables.a")
        guard FileManager.default.fileExists(atPath: tables.path) else { return nil }
        self.swiftc = swiftc
        self.clang = clang
        self.linker = linker
        self.tables = tables
    }

    var all: [URL] { [swiftc, clang, linker, tables] }
}
