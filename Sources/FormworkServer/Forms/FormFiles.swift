#if Server
import FormworkDialect
import Foundation

/// Finds and reads the files of forms.
enum FormFiles {
    /// The files that paths name. A folder stands for the `.json` files directly inside it, in the order of their
    /// names.
    ///
    /// - Throws: `FormSourceProblem` for a path that is neither a file nor a folder that can be read.
    static func list(_ paths: [String]) throws(FormSourceProblem) -> [String] {
        var files: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw FormSourceProblem("\(path) does not exist.")
            }
            let found = isFolder.boolValue ? try contents(of: path) : [path]
            files += found.filter { !files.contains($0) }
        }
        return files
    }

    /// Tells one version of a file from another.
    struct Stamp: Equatable, Sendable {
        var modified: Date?
        var size: Int?
        var number: Int?
    }

    static func stamp(_ file: String) -> Stamp {
        let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(file))
        return Stamp(
            modified: attributes?[.modificationDate] as? Date,
            size: (attributes?[.size] as? NSNumber)?.intValue,
            number: (attributes?[.systemFileNumber] as? NSNumber)?.intValue)
    }

    /// The content of a file. Of a file that is too large for a form, only so much is read that the reader refuses it.
    ///
    /// - Throws: `FormSourceProblem` if it cannot be read.
    static func read(_ file: String) throws(FormSourceProblem) -> [UInt8] {
        // Opening a pipe would wait for a writer.
        let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(file))
        guard let type = attributes?[.type] as? FileAttributeType, type == .typeRegular else {
            throw FormSourceProblem("\(file) is not a file.")
        }
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
            defer { try? handle.close() }
            return Array(try handle.read(upToCount: DefinitionReader.byteLimit + 1) ?? Data())
        } catch {
            throw FormSourceProblem("\(file) cannot be read.")
        }
    }

    private static func contents(of folder: String) throws(FormSourceProblem) -> [String] {
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            let prefix = folder.hasSuffix("/") ? folder : folder + "/"
            return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted().map { prefix + $0 }
        } catch {
            throw FormSourceProblem("The folder \(folder) cannot be read.")
        }
    }

    private static func resolved(_ file: String) -> String {
        URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    }
}
#endif
