/// Scripts that are joined to one file, so that a page needs one request for all of them.
///
/// Each script is a module, and stays one: its code stands in a function of its own, so no names collide. Imports of other
/// scripts become constants, and the scripts that are imported come first. If a script that nothing imports fails when it starts, the
/// others run all the same, as they do in files of their own.
///
/// The script of a page with forms is `formwork.js` with the features that a form needs. What a feature exports by default is its class.
/// The file ends with a call that starts the forms with these features.
///
/// The reader knows the few ways in which these scripts import and export: a list in braces, `export` before a declaration or a list in
/// braces, and `export default class`. A test joins every script with every other one.
public struct JoinedScript {
    private let sources: [String: String]
    private var written: [String: Module] = [:]
    private var text = ""

    /// Joins scripts.
    ///
    /// - Parameters:
    ///   - names: Their names without `.js`, in the order in which they run.
    ///   - sources: All scripts by these names.
    /// - Returns: The file; `nil` if there is no script of one of the names, or of one that it imports.
    public static func joining(_ names: [String], from sources: [String: String]) -> String? {
        var script = JoinedScript(sources: sources)
        for name in names {
            guard script.write(name) else { return nil }
        }
        script.writeStart(names)
        return script.text
    }

    /// Starts the forms of the page with the features that have the names of the file.
    private mutating func writeStart(_ names: [String]) {
        guard let exports = written["formwork"]?.exports else { return }
        text += "export const { \(exports.joined(separator: ", ")) } = \(constant("formwork"));\n"
        guard exports.contains(where: { $0.utf8.elementsEqual("start".utf8) }) else { return }
        let features = names.filter { written[$0]?.hasFeature == true }
            .map { "'\($0)': \(constant($0)).feature" }
        text += "\(constant("formwork")).start({ \(features.joined(separator: ", ")) });\n"
    }

    /// The constant with the exports of a script that was written. It is a number, because pages load its name many times.
    private func constant(_ name: String) -> String {
        "$" + String(written[name]?.number ?? 0)
    }

    /// Runs the code of a script. If it fails, the others run all the same.
    private static let runner =
        "const $ = (code) => { try { return code(); } catch (error) { reportError(error); return {}; } };\n"

    private init(sources: [String: String]) {
        self.sources = sources
        text = Self.runner
    }

    /// Writes a script behind those that it imports, once. Returns whether all of them are there.
    private mutating func write(_ name: String) -> Bool {
        if written[name] != nil { return true }
        guard let source = sources[name], var module = Module(source) else { return false }
        module.number = written.count
        written[name] = module
        for (_, other) in module.imports {
            guard write(other) else { return false }
        }
        let constants = module.imports.map { "const { \($0.names) } = \(constant($0.module));\n" }.joined()
        if module.exports.isEmpty {
            text += "$(() => {\n\(constants)\(module.code)});\n"
        } else {
            let exports = module.exports.joined(separator: ", ")
            let code = "() => {\n\(constants)\(module.code)return { \(exports) };\n}"
            // Others need what a module without a feature exports, so they cannot run without it.
            text += "const \(constant(name)) = " + (module.hasFeature ? "$(\(code));\n" : "(\(code))();\n")
        }
        return true
    }
}

/// A script, taken apart.
private struct Module {
    /// The names that it imports, as the pattern of a constant, and their module.
    var imports: [(names: String, module: String)] = []
    /// The names that it exports.
    var exports: [String] = []
    /// Its code without imports and exports.
    var code = ""
    /// Whether it is a feature of forms.
    var hasFeature = false
    /// Its number among the scripts of the file.
    var number = 0

    /// Reads a script; `nil` if it imports or exports in a way that is not known here.
    init?(_ source: String) {
        // Text: the lines of the program's own files.
        var lines = source.split(separator: "\n")[...]
        while let line = lines.popFirst() {
            if line.hasPrefix("import {") {
                var statement = String(line)
                while !statement.contains("} from ") {
                    guard let next = lines.popFirst() else { return nil }
                    statement += " " + next
                }
                guard let found = Self.import(statement) else { return nil }
                imports.append(found)
            } else if line.hasPrefix("export {") {
                exports += Self.names(in: line).split(separator: ",").map { String($0.drop { $0 == " " }) }
            } else if line.hasPrefix("export default class ") {
                let declaration = line.dropFirst("export default ".count)
                guard let name = Self.declaredName(declaration) else { return nil }
                exports.append("feature: " + name)
                hasFeature = true
                code += declaration + "\n"
            } else if line.hasPrefix("export ") {
                let declaration = line.dropFirst("export ".count)
                guard let name = Self.declaredName(declaration) else { return nil }
                exports.append(name)
                code += declaration + "\n"
            } else if line.hasPrefix("import ") {
                return nil
            } else {
                code += line + "\n"
            }
        }
    }

    private static func `import`(_ statement: String) -> (names: String, module: String)? {
        let parts = statement.split(separator: "'")
        guard parts.count >= 2, parts[1].hasPrefix("./"), parts[1].hasSuffix(".js") else { return nil }
        return (names(in: statement[...]).replacing(" as ", with: ": "), String(parts[1].dropFirst(2).dropLast(3)))
    }

    /// The text between the first braces, without a comma at its end.
    private static func names(in statement: Substring) -> String {
        let inside = statement.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" }
        let names = inside.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
        return names.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func declaredName(_ declaration: Substring) -> String? {
        for start in ["const ", "class ", "function ", "async function "] where declaration.hasPrefix(start) {
            let name = declaration.dropFirst(start.count).prefix {
                $0 == "_" || $0 == "$" || $0.isLetter || $0.isNumber
            }
            return name.isEmpty ? nil : String(name)
        }
        return nil
    }
}
