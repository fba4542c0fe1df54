#if Server
import Formwork
import FormworkBrowser
import FormworkCore
import FormworkHTML
import FormworkPages
import HTTPTypes
import Hummingbird

/// Pages with an example of every type and style, live, with its code in Swift and in JSON.
///
/// They are for authors of forms. What is submitted there is lost when the process ends.
package final class FormGallery: Sendable {
    private let examples: GalleryExamples
    private let server: FormServer

    /// The address of the gallery, after the prefix of the forms.
    static let path = "/_formwork/gallery"
    static let picturePath = path + "/pictures/"

    /// Prepares the gallery.
    ///
    /// - Parameters:
    ///   - assets: The files of pages, with the examples among them.
    ///   - files: The store of files that people give to the examples.
    /// - Returns: `nil` if the examples are missing.
    package init?(assets: FormAssets, files: any FileStore) async throws {
        guard let file = assets.files[BrowserAsset.gallery.fileName], let examples = GalleryExamples(file.bytes) else {
            return nil
        }
        self.examples = examples
        var options = FormRoutesOptions(prefix: Self.path + "/forms", assets: assets)
        options.isTrial = true
        let environment = Self.environment
        let forms = try FixedForms(
            examples.sections.flatMap { $0.examples.map(\.form) }, environment: environment, limits: options.limits.post
        )
        server = try await FormServer(
            source: forms, store: try SQLiteSubmissionStore.inMemory(), files: files, options: options)
    }

    /// The code beside the examples.
    private static var environment: FormEnvironment {
        FormEnvironment().loader("cities") { request in
            let cities = ["de": ["Berlin", "Hamburg"], "no": ["Bergen", "Oslo"], "tr": ["Ankara", "İzmir"]]
            let country = request.answers["list"]?.canonicalText ?? ""
            return OptionPage((cities[country] ?? []).map { FieldOption($0) })
        }
    }

    /// The reply to a request.
    ///
    /// - Parameter parts: The parts of the address after that of the gallery.
    func answer(_ parts: [String], _ call: ServerCall) async -> Response {
        switch (parts.count, parts.first ?? "") {
        case (0, _): return Reply.page(await page(of: nil))
        case (2, "pictures"): return picture(call)
        case (2..., "forms"):
            let destination = Destination(call.request.uri.path, skipping: 3)
            return await server.answer(
                ServerCall(request: call.request, destination: destination, address: call.address, peer: call.peer))
        case (1, let name) where examples.sections.contains { $0.name == name }:
            return Reply.page(await page(of: name))
        default: return server.services.problem(.notFound, call)
        }
    }

    /// The page of a subject; `nil` for the page with all subjects.
    private func page(of name: String?) async -> String {
        var sections: [FieldExamplePage.Section] = []
        for section in examples.sections {
            var shown: [FieldExamplePage.Example] = []
            // The page of a subject has the live forms of that subject. The page with all of them has pictures.
            for example in section.examples where name == nil || name == section.name {
                let id = example.form.id
                let form = await server.pages.fragment(
                    id, named: id, languages: [], FormOpening(), isLive: name != nil)
                shown.append(
                    FieldExamplePage.Example(
                        id: id, name: example.name, text: example.text, form: form ?? HTMLWriter(),
                        swift: example.swift, json: example.json, isSubmitted: example.isSubmitted))
            }
            sections.append(FieldExamplePage.Section(title: section.title, name: section.name, examples: shown))
        }
        return FieldExamplePage(
            forms: "/", base: Self.path, sections: sections, shown: name, assets: server.services.pageAssets
        ).html()
    }

    private func picture(_ call: ServerCall) -> Response {
        guard let asset = server.services.assets.files[BrowserAsset.galleryPicture.fileName] else {
            return server.services.problem(.notFound, call)
        }
        return Reply.response(.ok, asset.contentType, asset.bytes, caching: "no-cache")
    }
}
#endif
