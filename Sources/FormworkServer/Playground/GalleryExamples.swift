#if Server
import FormworkCore
import FormworkDialect

/// The examples of the gallery, which `Scripts/gallery` makes of the article "Fields".
struct GalleryExamples: Sendable {
    /// A field, or a few that belong together.
    struct Example: Sendable {
        /// A few words, such as "Radio buttons".
        var name: String
        /// A sentence that tells what it shows.
        var text: String
        /// The code that makes it, in Swift.
        var swift: String
        /// The same as JSON, for people to read.
        var json: String
        /// The form that has it and nothing else.
        var form: FormDefinition
        /// Whether it shows what is wrong after an attempt to submit.
        var isSubmitted: Bool
    }

    /// Examples about one subject.
    struct Section: Sendable {
        var title: String
        var examples: [Example]

        /// The name in the address.
        var name: String {
            String(title.lowercased().map { $0.isLetter ? $0 : "-" })
        }
    }

    private(set) var sections: [Section] = []

    /// Reads the file; `nil` if it is something else.
    init?(_ bytes: [UInt8]) {
        guard let lines = try? JSONParser.parse(bytes, limits: .definition).arrayValue else { return nil }
        for line in lines {
            guard let example = Example(line), let title = line["section"]?.stringValue else { return nil }
            if sections.last?.title != title { sections.append(Section(title: title, examples: [])) }
            sections[sections.count - 1].examples.append(example)
        }
    }
}

extension GalleryExamples.Example {
    /// The address that the examples name for their pictures. Nobody has such a host, so the gallery shows one of its own.
    private static let pictures = "https://example.org/"

    fileprivate init?(_ line: JSONValue) {
        guard let name = line["name"]?.stringValue, let text = line["text"]?.stringValue,
            let swift = line["swift"]?.stringValue, let form = line["form"]
        else { return nil }
        let served = form.text().replacing("\"" + Self.pictures, with: "\"" + FormGallery.picturePath)
        let reading = DefinitionReader.read(Array(served.utf8), fileName: "example.json")
        guard var definition = reading.definition else { return nil }
        definition.title = name
        definition.info = text
        self.init(
            name: name, text: text, swift: swift, json: Self.shown(form), form: definition,
            isSubmitted: line["submitted"]?.boolValue ?? false)
    }

    /// The JSON without what every form has.
    private static func shown(_ form: JSONValue) -> String {
        let members = (form.objectValue ?? []).filter { !["id", "title", "locale"].contains($0.key) }
        guard members.count == 1, let elements = members[0].value.arrayValue else {
            return JSONValue.object(members).indentedText()
        }
        return elements.map { $0.indentedText() }.joined(separator: ",\n")
    }
}
#endif
