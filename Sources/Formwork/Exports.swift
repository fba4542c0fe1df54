// `import Formwork` is all that an app needs: definitions, values and sessions are Core's.
@_exported public import FormworkCore
@_exported public import FormworkDialect
@_exported public import FormworkPresentation
