#if Server
import Crypto
import Formwork

/// A new name that is unique and cannot be guessed: the key of a page, or the id of a submission.
func newName() -> String {
    base64URL(SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) })
}
#endif
