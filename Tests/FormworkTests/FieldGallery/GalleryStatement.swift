import Foundation

/// A part of a form of `FieldGallery`, as it is written in Swift.
struct GalleryStatement {
    /// The form that it is in.
    var form: String
    /// The id of the field, section or group.
    var id: String
    /// The code, without the indentation that it has in the form.
    var code: String

    /// All parts of the forms in a file, in order.
    static func read(_ source: String) -> [GalleryStatement] {
        var statements: [GalleryStatement] = []
        var form = ""
        for line in source.components(separatedBy: "\n") {
            if let match = line.firstMatch(of: /^    static let \w+ = FormDefinition\("([\w-]+)"/) {
                form = String(match.1)
            } else if line.hasPrefix("    }") {
                form = ""
            } else if !form.isEmpty, line.hasPrefix("        ") {
                let code = String(line.dropFirst(8))
                if code.starts(with: /(Field|FormSection|FormGroup)[.(]/) {
                    statements.append(GalleryStatement(form: form, id: "", code: code))
                } else if !statements.isEmpty {
                    statements[statements.count - 1].code += "\n" + code
                }
            }
        }
        for index in statements.indices {
            statements[index].id = statements[index].code.firstMatch(of: /"([\w-]+)"/).map { String($0.1) } ?? ""
        }
        return statements
    }

    /// The lists of options in a file, as they would stand in a function, by their names.
    static func constants(_ source: String) -> [String: String] {
        var constants: [String: String] = [:]
        var name: String?
        for line in source.components(separatedBy: "\n") where line.hasPrefix("    ") {
            let code = String(line.dropFirst(4))
            if let match = code.firstMatch(of: /^static let (\w+) = \[/) {
                name = String(match.1)
                constants[String(match.1)] = String(code.dropFirst("static ".count))
            } else if let open = name, code.hasPrefix(" ") || code == "]" {
                constants[open, default: ""] += "\n" + code
            } else {
                name = nil
            }
        }
        return constants
    }
}
