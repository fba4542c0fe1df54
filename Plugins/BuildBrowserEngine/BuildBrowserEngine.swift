import Foundation
import PackagePlugin

/// Compiles the form engine for the browser during `swift build`.
///
/// `engine.wasm` becomes a resource of the target, beside `formwork.js`. Where the toolchain has no
/// Embedded Swift for wasm, or the environment says `FORMWORK_ENGINE=off`, nothing is compiled: pages
/// then work as ordinary forms, and an engine that an earlier build left behind stays.
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
                outputFiles: [output]
            )
        ]
    }

    /// The Swift files in a folder and the folders in it, in an order that does not depend on the disk.
    private func swiftFiles(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }
}

/// What compiles the engine, all of it from the toolchain that is building the package.
private struct EngineTools {
    let swiftc: URL
    let clang: URL
    let linker: URL
    let tables: URL

    /// `nil` where the toolchain lacks something.
    init?(context: PluginContext) {
        guard let swiftc = try? context.tool(named: "swiftc").url,
            let clang = try? context.tool(named: "clang").url,
            let linker = try? context.tool(named: "wasm-ld").url
        else { return nil }
        // The compiler is called by the name it was found under, since its driver looks at its own
        // name; only for finding the library beside it are symbolic links followed.
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
