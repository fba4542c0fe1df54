#if Server
import Formwork
import FormworkServer
import Foundation

/// A form with files on a server, with both stores.
struct ServedFiles {
    static let visa = FormDefinition("visa", title: "Visa") {
        FormSection("person") {
            Field.name("name", "Name").required()
            Field.file("passport", "Passport").accept(.pdf, .images).maxSize(bytes: 2_000).files(atMost: 2).required()
            Field.signature("signature", "Signature")
            Field.toggle("married", "Married")
            Field.file("certificate", "Certificate").visible(when: "$married")
        }
        FormSection("children", "Children") {
            Field.name("name", "Name")
            Field.file("photo", "Photo").accept(.images)
        }
        .repeating(0...3)
    }

    let folder: TemporaryFolder
    let files: DiskFileStore
    let forms: ServedForms

    init(_ definition: FormDefinition = visa, options: FormRoutesOptions = FormRoutesOptions()) async throws {
        folder = try TemporaryFolder()
        files = try DiskFileStore(folder: folder.path("files"))
        forms = try await ServedForms([definition], options: options, files: files)
    }

    /// The values of the last submission.
    func values() async throws -> JSONValue? {
        let stored = try await forms.store.submissions(form: "visa").last
        return try stored.map { try JSONParser.parse(Array($0.values.utf8), limits: .definition) }
    }

    /// The files of an answer, as an app decodes them.
    func decoded(_ json: JSONValue?) throws -> [FormFile] {
        guard let json else { return [] }
        return try JSONDecoder().decode([FormFile].self, from: Data(json.text().utf8))
    }
}
#endif
