import Foundation

/// A form that a test fills as a person does, on a fixed day and with a clock of its own.
///
/// ```swift
/// let form = try FormTester(account)
/// try form.type("Ann", into: "name")
/// try await form.expectRefused(["email": "required"])
/// ```
///
/// A failed expectation throws a `FormTestFailure`, so any test framework can report it. The failure contains what the test
/// typed: it belongs into the output of a test.
public final class FormTester {
    /// The session, for everything that the tester has no function for.
    public let session: FormSession

    /// The clock that the delays of checks and loaders use.
    public let clock: VirtualClock

    /// Opens a form and loads answers.
    ///
    /// - Parameters:
    ///   - definition: The form.
    ///   - answers: The answers to load.
    ///   - day: The date and time in the form's zone, as canonical text.
    ///   - language: A BCP 47 tag; blank for the form's own language, or English.
    ///   - environment: The code that the form needs. Its clock becomes the tester's.
    /// - Throws: `DefinitionProblems` if the form has errors.
    public convenience init(
        _ definition: FormDefinition, answers: JSONValue = .object([]), on day: String = "2026-01-15T12:00",
        language: String = "", environment: FormEnvironment = FormEnvironment()
    ) throws(DefinitionProblems) {
        let form = try CompiledForm(definition)
        self.init(form, answers: answers, on: day, language: language, environment: environment)
    }

    /// Opens a compiled form and loads answers.
    public init(
        _ form: CompiledForm, answers: JSONValue = .object([]), on day: String = "2026-01-15T12:00",
        language: String = "", environment: FormEnvironment = FormEnvironment()
    ) {
        clock = VirtualClock()
        session = FormSession(
            form, context: .fixed(for: form, at: day, language: language), environment: environment.clock(clock))
        session.load(answers)
    }

    // MARK: Filling

    /// Types a text into a field, character by character, and leaves it.
    ///
    /// - Throws: `FormTestFailure` if there is no such field, or it takes no input.
    public func type(_ text: String, into path: String) throws {
        let node = try inputField(path)
        session.perform(.focus(node))
        for character in text {
            guard let before = session.engine.field(node)?.text else { break }
            let typed = before + String(character)
            let (start, end) = (TextOffset(before.utf16.count), TextOffset(typed.utf16.count))
            session.perform(.edit(node, TextEdit(typed, selection: end..<end, before: start..<start)))
        }
        session.perform(.blur(node))
    }

    /// Gives fields their answers, in the order in which they stand.
    ///
    /// - Throws: `FormTestFailure` if there is no such field, or it takes no input.
    public func fill(_ answers: KeyValuePairs<String, FormValue>) throws {
        for (path, value) in answers { session.perform(.set(try inputField(path), value)) }
    }

    /// Chooses the option of a field with an id.
    ///
    /// - Throws: `FormTestFailure` if there is no such field or it takes no input, or it does not offer the option.
    public func choose(_ option: FormValue, at path: String) throws {
        let node = try inputField(path)
        let options = session.engine.field(node)?.field.options ?? []
        guard options.contains(where: { $0.id.canonicalText == option.canonicalText }) else {
            let offered = options.map(\.id.canonicalText).joined(separator: ", ")
            throw FormTestFailure("\(path) does not offer \(option.canonicalText). It offers: \(offered)")
        }
        session.perform(.set(node, option))
        session.perform(.blur(node))
    }

    /// Taps a row.
    ///
    /// - Throws: `FormTestFailure` if there is no field, section or group at the path.
    public func tap(_ path: String) throws {
        guard let node = session.node(atRow: path) else { throw FormTestFailure("There is no row at \(path)") }
        session.perform(.tap(node))
    }

    /// Adds an item to a repeating section.
    ///
    /// - Throws: `FormTestFailure` if there is no such section, or it takes no other item.
    public func addItem(to path: String) throws {
        guard let section = session.engine.node(at: path), session.engine.canAddItem(section) else {
            throw FormTestFailure("No item can be added to \(path)")
        }
        session.perform(.addItem(section))
    }

    /// Removes the item at a path such as `guests[0]`.
    ///
    /// - Throws: `FormTestFailure` if there is no such item, or it must stay.
    public func removeItem(_ path: String) throws {
        guard let item = session.engine.node(at: path), session.engine.item(item)?.isRemovable == true else {
            throw FormTestFailure("\(path) cannot be removed")
        }
        session.perform(.removeItem(item))
    }

    // MARK: Waiting

    /// Waits until no check and no loader is under way any more, and lets time pass as far as they wait for it.
    ///
    /// To stop in the middle of a delay, run the session (`Task { await form.session.run() }`) and move the `clock`.
    public func settle(isolation: isolated (any Actor)? = #isolation) async {
        clock.beginFlowing()
        defer { clock.endFlowing() }
        await session.settle()
    }

    private func inputField(_ path: String) throws -> NodeID {
        guard let node = session.engine.node(at: path), let state = session.engine.field(node) else {
            throw FormTestFailure("There is no field at \(path)")
        }
        guard session.engine.isRelevant(node) else { throw FormTestFailure("\(path) is hidden") }
        guard state.isEnabled else { throw FormTestFailure("\(path) is disabled") }
        return node
    }
}

/// Something about a form that is not as a test expects.
public struct FormTestFailure: Error, Equatable, CustomStringConvertible {
    /// The expected and the actual state.
    public let description: String

    /// Makes a failure.
    public init(_ description: String) { self.description = description }
}
