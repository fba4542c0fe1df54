// `import FormworkCore` imports the runtime too, because definitions, values and sessions are declared there. Scripts
// that compile both as one module leave this file out.
@_exported public import FormworkRuntime
