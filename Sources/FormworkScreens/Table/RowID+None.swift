public import Formwork

extension RowID {
    /// An identity that no row has, because the first element of a form is a group and not a field. A view has it until
    /// it shows a row.
    public static var noRow: RowID { RowID(.field, NodeID(ElementNumber(0), in: .form)) }
}
