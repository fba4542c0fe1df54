public import Foundation

/// Something that code around a form got wrong, and that would otherwise have no effect without a word.
///
/// `FormEnvironment.onMistake` hears of it.
public enum FormMistake: LocalizedError, Equatable, Sendable {
    /// A path that the form does not have; the paths that were probably meant, nearest first.
    case unknownPath(String, nearest: [String])
    /// A value for a field of an item that is not there, or an item that is to be moved or removed and is not there.
    case missingItem(path: String)
    /// An answer that is no value of the type of its key.
    case unreadable(path: String, type: String)
    /// A value that can be no answer, such as a number that is not finite.
    case unwritable(path: String, type: String)
    /// A check in code that a field names and the environment does not have, so that it finds nothing wrong.
    case missingCheck(name: String)
    /// A loader that a field names and the environment does not have, so that the field has no options.
    case missingLoader(name: String)
    /// The host of an address that a field takes its options from and that the environment does not allow, so that the
    /// field has no options.
    case refusedOptionHost(name: String)
    /// A type of the app's own whose name is spelled wrong or belongs to Formwork, so that forms cannot use it.
    case unusableType(name: String)
    /// A warning about the form's definition.
    case definition(String)

    /// A sentence that says what is wrong, and what was probably meant.
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
                + "and is none of Formwork's own."
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
