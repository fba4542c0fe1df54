// `import FormworkCore` gives the runtime too: definitions, values and sessions are the same there and here.
// Scripts that compile both as one module leave this file out.
@_exported public import FormworkRuntime
