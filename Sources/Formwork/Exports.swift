// Definitions, values and sessions are in Core. Because of this line an app only has to import Formwork.
@_exported public import FormworkCore
@_exported public import FormworkDialect
@_exported public import FormworkPresentation
