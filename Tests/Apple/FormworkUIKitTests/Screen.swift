import Formwork
import FormworkCore
import FormworkDialect
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// A form in a window, and the person in front of it.
@MainActor struct Screen {
    let session: FormSession
    let controller: FormViewController
    let person: Person
    let accepted = Box<[JSONValue]>([])

    /// Opens one of the repository's examples.
    init(example name: String, height: CGFloat = 800, settings: UITraitCollection? = nil) throws {
        let text = try String(contentsOf: Self.examples.appending(path: name + ".json"), encoding: .utf8)
        try self.init(reading: text, height: height, settings: settings)
    }

    /// Opens a form that a test wrote as JSON.
    init(
        reading text: String, height: CGFloat = 800, settings: UITraitCollection? = nil, width: CGFloat = 390,
        options: FormOptions = FormOptions(), locale: LocaleRecord? = nil,
        environment: FormEnvironment = FormEnvironment()
    ) throws {
        let reading = DefinitionReader.read(Array(text.utf8), fileName: "form.json", types: environment.types)
        guard let definition = reading.definition else { throw WrongForm(report: reading.report) }
        try self.init(
            definition, height: height, settings: settings, width: width, options: options, locale: locale,
            environment: environment)
    }

    /// Opens a form.
    init(
        _ definition: FormDefinition, height: CGFloat = 800, settings: UITraitCollection? = nil, width: CGFloat = 390,
        options: FormOptions = FormOptions(), locale: LocaleRecord? = nil,
        environment: FormEnvironment = FormEnvironment()
    ) throws {
        let form = try CompiledForm(definition)
        var context = SessionContext(for: form, zone: .gmt, clock: 1_795_262_400_000)
        if let locale { context.locale = locale }
        session = FormSession(form, context: context, environment: environment)
        session.load()
        controller = FormViewController(session, options: options)
        let accepted = accepted
        person = Person(
            opening: UINavigationController(rootViewController: controller), width: width, height: height,
            settings: settings)
        controller.form.onAccept = { accepted.value.append($0) }
        let source = controller.form.source
        controller.form.identify = { path in source.table[LinePlace(section: path.section, line: path.row)]?.id }
    }

    /// Opens a form of one section with these fields.
    init(
        fields: String, section: String = "", form: String = "", height: CGFloat = 800,
        settings: UITraitCollection? = nil, width: CGFloat = 390, options: FormOptions = FormOptions(),
        environment: FormEnvironment = FormEnvironment()
    ) throws {
        try self.init(
            reading:
                #"{"id": "f", "locale": "en"\#(form), "sections": [{"id": "s", "title": "S"\#(section), "fields": [\#(fields)]}]}"#,
            height: height, settings: settings, width: width, options: options, environment: environment)
    }

    private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Examples").standardizedFileURL

    /// The row of the field at a path.
    func row(_ path: String) throws -> RowID { RowID(.field, try #require(session.engine.node(at: path), "\(path)")) }

    /// Whether the field at a path has a row.
    func has(_ path: String) -> Bool {
        session.engine.node(at: path).map { table.driver.table.place(of: RowID(.field, $0)) != nil } ?? false
    }

    /// Scrolls to a row, and gives its view.
    func view(of row: RowID) throws -> FieldView {
        let place = try #require(table.driver.table.place(of: row))
        _ = person.reach(IndexPath(row: place.line, section: place.section), in: table)
        return try #require(table.source.view(of: row))
    }

    /// Scrolls to the field at a path, and gives a view of its control.
    func control<Control: UIView>(_ path: String, _ type: Control.Type = Control.self) throws -> Control {
        try #require(try view(of: row(path)).all(type).first, "\(path)")
    }

    /// Touches the field at a path and types into it, in place of what is there.
    func fill(_ path: String, _ text: String) throws {
        let view = try view(of: row(path))
        let input = try #require(view.responder as? UIView)
        #expect(person.tap(input))
        person.select(0, length: person.typedText?.utf16.count ?? 0)
        person.type(text)
    }

    /// Touches a button that says this, in the field at a path.
    func press(_ title: String, in path: String) throws {
        let button = try view(of: row(path)).all(UIButton.self).first { $0.shownTitle == title }
        #expect(person.tap(try #require(button, "\(title)")))
    }

    /// Touches the button under the form.
    func submit() throws {
        person.window.endEditing(true)
        table.submit()
        person.settle()
    }

    /// What is wrong, as it is listed at the top.
    var listedErrors: [String] {
        table.summary?.buttons.compactMap(\.shownTitle) ?? []
    }

    var table: FormTableView { controller.form }
}

/// A form that a test meant to be right.
struct WrongForm: Error {
    let report: String
}

/// Something that closures share.
final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

extension UIView {
    /// This view and those inside it that are of a type, in order.
    func all<Control: UIView>(_ type: Control.Type) -> [Control] {
        ((self as? Control).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
    }
}
