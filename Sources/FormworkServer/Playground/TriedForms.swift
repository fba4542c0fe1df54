#if Server
import Formwork
import FormworkCore
import FormworkDialect
import Synchronization

/// The forms that authors try while they write them, one for each tab of a browser.
final class TriedForms: FormSource {
    /// How many tabs have a form. The one that has not changed for longest is forgotten first.
    private static let limit = 16

    let environment: FormEnvironment
    private let forms = Mutex<[ServedForm]>([])

    init(environment: FormEnvironment) {
        self.environment = environment
    }

    /// The outcome of reading a text, and whether the tab has a form of it now.
    struct Trial: Sendable {
        var reading: DefinitionReading
        /// Further sentences about the form as a whole.
        var notes: [String] = []
        /// Whether the form can be tried.
        var isUsable = false
    }

    /// Reads a text. If it is a form without errors, the tab has this form from now on.
    func take(_ text: [UInt8], file: String, for tab: String) -> Trial {
        let reading = DefinitionReader.read(text, fileName: file)
        var trial = Trial(reading: reading)
        guard var definition = reading.definition else { return trial }
        trial.notes = environment.gaps(of: definition)
        // The address of the form is that of the tab, so that several tabs can try forms with the same id.
        if definition.title.isEmpty { definition.title = definition.id }
        definition.id = tab
        guard let form = try? ServedForm(definition) else {
            trial.notes.append("The form cannot be compiled.")
            return trial
        }
        if let problem = PostLimits().problem(of: form.compiled, form.extent) {
            trial.notes.append(problem)
            return trial
        }
        trial.isUsable = true
        forms.withLock { forms in
            forms.removeAll { $0.id == tab }
            forms.append(form)
            if forms.count > Self.limit { forms.removeFirst() }
        }
        return trial
    }

    func form(_ id: String) -> ServedForm? {
        forms.withLock { forms in forms.first { $0.id == id } }
    }

    func entries(in languages: [String]) -> [FormEntry] { [] }
}

extension FormEnvironment {
    /// Sentences about the parts that a form leaves to code or to other hosts and that it does not get here.
    func gaps(of definition: FormDefinition) -> [String] {
        func sentence(_ words: String, _ names: [String]) -> [String] {
            names.isEmpty ? [] : [words + ": " + names.joined(separator: ", ") + "."]
        }
        return sentence("Nothing checks what it leaves to code", missingChecks(of: definition))
            + sentence("Nothing gives the options that it leaves to code", missingLoaders(of: definition))
            + sentence(
                "Options may not be taken from these hosts (`--options-host` allows a host)",
                refusedOptionHosts(of: definition))
    }
}
#endif
