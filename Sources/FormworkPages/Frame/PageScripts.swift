/// The scripts that a page of a form loads, in the order in which they run. They come as one file.
struct PageScripts {
    /// Their files.
    private(set) var files = ["formwork.js"]

    /// The names of the features that the form uses, as the form says them to its script.
    var features: String {
        files.dropFirst().map { $0.prefix { $0 != "." } }.joined(separator: " ")
    }

    /// Adds a file that is not there yet.
    mutating func add(_ file: String) {
        if !files.contains(file) { files.append(file) }
    }
}
