public import FormworkCore
public import Foundation

/// A mistake in the code around a form that would otherwise have no visible effect.
///
/// `FormEnvironment.onMistake` is called with it.
public enum FormMistake: LocalizedError, Equatable, Sendable {
    /// The form does not have a path. `nearest` has the paths that were probably meant, the nearest first.
    case unknownPath(String, nearest: [String])
    /// An item does not exist that is to be moved or removed, or whose field is to be set.
    case missingItem(path: String)
    /// An answer cannot be read as the type of its key.
    case unreadable(path: String, type: String)
    /// A value cannot be an answer, such as a number that is not finite.
    case unwritable(path: String, type: String)
    /// The environment lacks a check that a field names, so the check finds no errors.
    case missingCheck(name: String)
    /// The environment lacks a loader that a field names, so the field has no options.
    case missingLoader(name: String)
    /// The environment does not allow the host of an address of options, so the field has no options.
    case refusedOptionHost(name: String)
    /// The name of a type of the app is spelled wrong or belongs to Formwork, so forms cannot use it.
    case unusableType(name: String)
    /// A part of the answers that the code loaded or set does not fit the form.
    case misfit(AnswerMisfit)
    /// The code sets an answer where the form takes none now: it is calculated, hidden, disabled, or no question.
    case takesNoAnswer(path: String)
    /// Handlers changed the form again and again after one change, and were left out of the rest of it. `path` is the answer
    /// that was changed last; blank if no answer was.
    case endlessHandlers(path: String)
    /// Loaders or checks wait for somebody to run the session. `path` is the first field that waits.
    case notRun(path: String)
    /// A key path with which the code asks for an answer has no name, as of a computed property.
    case unnamedProperty(model: String)
    /// The definition of the form has a warning.
    case definition(String)

    /// A sentence that describes the mistake, and what was probably meant.
    public var errorDescription: String? {
        switch self {
        case .unknownPath(let path, let nearest):
            let guess = nearest.first.map { " Did you mean `\($0)`?" } ?? ""
            return "The form has no field `\(path)`.\(guess)"
        case .missingItem(let path):
            return "Nothing is done at `\(path)`: its repeat has no such item. Add the item first."
        case .unreadable(let path, let type):
            return "The answer to `\(path)` cannot be read as \(type). Give its key another type."
        case .unwritable(let path, let type):
            return "`\(path)` is not set: this value of type \(type) can be no answer."
        case .missingCheck(let name):
            return "The form names the check `\(name)`, which its environment does not have: nothing is checked."
        case .missingLoader(let name):
            return "The form names the loader `\(name)`, which its environment does not have: nothing is offered."
        case .refusedOptionHost(let name):
            return
                "The form takes options from `\(name)`, which its environment does not allow: nothing is offered. "
                + "`optionHosts` allows hosts."
        case .unusableType(let name):
            return
                "No form can have the type `\(name)`: a name has small letters, digits, - and _, begins with a letter, "
                + "and is not one of Formwork's own."
        case .misfit(let misfit): return misfit.sentence
        case .takesNoAnswer(let path):
            return "`\(path)` is not set: the form takes no answer there now. It is calculated, hidden, disabled or no "
                + "question."
        case .endlessHandlers(let path):
            let place = path.isEmpty ? "" : ", the last time at `\(path)`"
            return "Handlers change the form again and again after one change\(place), so they are not called for the "
                + "rest of it. A handler that sets what it observes has to end with the answer that is there already."
        case .notRun(let path):
            return "`\(path)` waits for a loader or a check, but nobody runs the session. Call `run()` in a task as "
                + "long as the form is on the screen; `submit()` and `settle()` wait by themselves."
        case .unnamedProperty(let model):
            return "A key path of \(model) has no name, so there is no answer. It has to lead to stored properties."
        case .definition(let sentence): return sentence
        }
    }

    /// Prints a mistake to the standard error stream in debug builds, and does nothing in others.
    public static let print: @Sendable (FormMistake) -> Void = { mistake in
        #if DEBUG
        FileHandle.standardError.write(Data("Formwork: \(mistake.localizedDescription)\n".utf8))
        #endif
    }
}
