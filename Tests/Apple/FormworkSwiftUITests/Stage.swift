import Formwork
import FormworkCore
import FormworkDialect
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// A form on the screen of a test, and the person in front of it.
@MainActor final class Stage {
    let model: FormModel
    var host: Display { shown ?? Display(EmptyView()) }
    private var shown: Display?
    private(set) var accepted: [JSONValue] = []

    /// Opens one of the repository's examples.
    convenience init(example name: String) throws {
        let text = try String(contentsOf: Self.examples.appending(path: name + ".json"), encoding: .utf8)
        try self.init(reading: text)
    }

    /// Opens a form that a test wrote as JSON.
    convenience init(
        reading text: String, width: Double = 390, environment: FormEnvironment = FormEnvironment(), seed: UInt64 = 1,
        dressed: (FormworkForm) -> any View = { $0 }
    ) throws {
        try self.init(modelOf: text, environment: environment)
        let form = FormworkForm(model) { [weak self] in self?.accepted.append($0) }
        shown = Display(dressed(form), seed: seed)
        if width != 390 { host.resize(width: width) }
    }

    /// Opens a screen of a test's own.
    convenience init(reading text: String, showing view: (FormModel) -> any View) throws {
        try self.init(modelOf: text, environment: FormEnvironment())
        shown = Display(view(model).formwork(model) { [weak self] in self?.accepted.append($0) })
    }

    private init(modelOf text: String, environment: FormEnvironment) throws {
        let reading = DefinitionReader.read(Array(text.utf8), fileName: "form.json", types: environment.types)
        guard let definition = reading.definition else { throw WrongForm(report: reading.report) }
        let form = try CompiledForm(definition)
        let context = SessionContext(for: form, zone: .gmt, clock: 1_795_262_400_000)
        let session = FormSession(form, context: context, environment: environment)
        session.load()
        model = FormModel(session)
    }

    private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Examples").standardizedFileURL

    var session: FormSession { model.session }

    /// Touches the button that submits, and waits for the outcome.
    func submit() async {
        var isDecided = false
        session.observe(owner: self) { _, change in if change.submission != nil { isDecided = true } }
        #expect(host.tap(model.submitTitle))
        await wait { isDecided && !model.isSubmitting }
    }

    /// What is wrong, as it is listed at the top.
    var listedErrors: [String] {
        let section = host.all(.section).first { $0.element.shows(model.summaryTitle) }
        guard let section else { return [] }
        var found: [Found] = []
        section.element.gather(section, into: &found)
        return found.filter { $0.element.kind == .button }.map(\.words)
    }

    /// Whether the field at a path is shown.
    func shows(_ path: String) -> Bool { host.found.contains { $0.identifiers.contains(path) } }

    /// All words below an identifier.
    func texts(_ path: String) -> [String] {
        host.found.filter { $0.element.kind == .text && $0.identifiers.contains(path) }.map(\.words)
    }

    /// The rows whose views were drawn again since the last time this was asked.
    func redrawn() -> Set<String> {
        host.settle()
        defer { host.evaluations = [] }
        return Set(host.evaluations.compactMap { ($0.view as? any RowPart)?.row.path }.filter { !$0.isEmpty })
    }

    /// The views that were drawn again since the last time this was asked, by their types.
    func redrawnViews() -> [String] {
        host.settle()
        defer { host.evaluations = [] }
        return host.evaluations.map { String(describing: type(of: $0.view)) }
    }
}

/// A form that a test meant to be right.
struct WrongForm: Error {
    let report: String
}

extension Element {
    /// Whether these words are in it.
    func shows(_ words: String) -> Bool {
        self.words == words || parts.flatMap(\.elements).contains { $0.shows(words) }
    }
}
