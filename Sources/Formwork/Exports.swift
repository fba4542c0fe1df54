// Definitions, values and sessions are declared in Core. With this line an app only has to import Formwork.
@_exported public import FormworkCore
@_exported public import FormworkDialect
@_exported public import FormworkPresentation
