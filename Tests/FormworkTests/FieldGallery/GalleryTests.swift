import Formwork
import FormworkCore
import FormworkTestSupport
import Foundation
import Testing

/// What `formwork serve` shows as the gallery is made of the article "Fields" and of the forms that are compiled here.
struct GalleryTests {
    private static let path = "Sources/FormworkBrowser/Assets/Playground/gallery.json"

    private var examples: [JSONValue] {
        (try? JSONParser.parse(Array(RepositoryFolder.text(Self.path).utf8), limits: .definition))?.arrayValue ?? []
    }

    /// `Scripts/gallery` writes the file.
    @Test func theGalleryIsWhatTheCodeMakes() throws {
        let json = try GalleryExample.json()
        if ProcessInfo.processInfo.environment["FORMWORK_WRITE_GALLERY"] != nil {
            try Data(json.utf8).write(to: RepositoryFolder.root.appending(path: Self.path))
        }
        #expect(RepositoryFolder.text(Self.path) == json, "Scripts/gallery writes it again")
    }

    @Test func everyExampleIsTheSameInSwiftAndInJSON() throws {
        let made = try GalleryExample.all()
        #expect(made.count == examples.count && made.count > 70)
        for (example, line) in zip(made, examples) {
            let text = try #require(line["form"]).text()
            let warnings = Array(repeating: "wrong_default", count: FieldGallery.answersBeyondLimits(in: example.form))
            let reading = DefinitionReader.read(Array(text.utf8), fileName: "example.json", strict: warnings.isEmpty)
            #expect(reading.diagnostics.map(\.code.name) == warnings, "\(reading.report)")
            #expect(reading.definition == example.form, "\(example.form.id)")
            #expect(line["swift"]?.stringValue == example.swift)
        }
    }

    @Test func everyTypeAndEveryStyleHasAnExample() throws {
        let schema = DialectSchema.json["$defs"]?["field"]?["properties"]
        func words(_ key: String) -> [String] {
            (schema?[key]?["anyOf"]?.arrayValue ?? []).compactMap { $0["const"]?.stringValue }
        }
        let text = RepositoryFolder.text(Self.path)
        // Words that the original Form had are read and never written.
        let former = ["float", "phone_number", "segment", "counter", "remove"]
        // What is absent is meant by these.
        let usual = ["text", "automatic"]
        #expect(words("type").count > 30 && words("style").count > 6)
        for type in words("type") + ["matrix"] where !former.contains(type) && !usual.contains(type) {
            #expect(text.contains("\"type\":\"\(type)\""), "\(type)")
        }
        for style in words("style") where !usual.contains(style) {
            #expect(text.contains("\"style\":\"\(style)\""), "\(style)")
        }
    }

    @Test func everyExampleSaysWhatItShows() {
        for example in examples {
            #expect(example["text"]?.stringValue?.hasSuffix(".") == true, "\(example["text"]?.stringValue ?? "")")
            #expect(example["section"]?.stringValue?.isEmpty == false)
            #expect(example["name"]?.stringValue?.isEmpty == false)
        }
    }
}
