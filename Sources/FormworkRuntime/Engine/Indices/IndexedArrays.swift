// The arrays that many functions take.

/// The elements of a form, in the definition's order.
package typealias ElementArray = IndexedArray<ElementIndex, CompiledElement>

/// The scopes of a form. Inner scopes come after those around them.
package typealias ScopeArray = IndexedArray<ScopeIndex, CompiledScope>

/// The computations of a form, in the order in which they run.
package typealias ComputationArray = IndexedArray<ComputationIndex, Computation>

/// The rows that renderers draw, in their order.
package typealias RowArray = IndexedArray<RowPosition, FormRow>

/// The items of one repeating section in one item, in the order in which they are shown.
package typealias ItemArray = IndexedArray<ItemPosition, ItemIndex>
