import Formwork
import Foundation
import Testing

/// No type of Formwork has the name of a type of Foundation. Otherwise this file would not compile.
struct NameClashTests {
    @Test func everythingCanBeNamedBesideFoundation() {
        let types: [Any.Type] = [
            FormDefinition.self, FormGroup.self, FormSection.self, FormElement.self, Field.self, FieldType.self,
            FieldOption.self, FieldSize.self, FieldStyle.self, Validations.self, Repetition.self, SuccessReply.self,
            ValidationTiming.self, HiddenValuePolicy.self, MessageOverride.self, MessageCatalog.self, FormValue.self,
            DecimalNumber.self, LocaleRecord.self, JSONValue.self, JSONParser.self, CompiledForm.self, FormEngine.self,
            FormInput.self, ChangeSet.self, FormRow.self, RowID.self, NodeID.self, SessionContext.self, FieldError.self,
            Diagnostic.self, DefinitionReader.self, DefinitionReading.self, DiagnosticPrinter.self, FormNode.self,
            FormBuilder.self, Decimal.self, Locale.self, URL.self,
        ]
        #expect(Set(types.map { ObjectIdentifier($0) }).count == types.count)
    }
}
