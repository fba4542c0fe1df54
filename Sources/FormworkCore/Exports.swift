// `import FormworkCore` gives the runtime too: definitions, values and sessions are the same there and here.
@_exported public import FormworkRuntime
