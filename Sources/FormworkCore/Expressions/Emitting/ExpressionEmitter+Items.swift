// Functions that read other items of the repeating section around the expression.

extension ExpressionEmitter {
    /// Writes `previous($x)`, which reads an answer in the item before.
    mutating func emitPrevious(_ node: ExpressionNode, wanting kind: StaticType.Kind) -> StaticType {
        guard case .reference(let name) = node.kind else {
            let type = emit(node, wanting: kind)
            report(node, expected: ["item_name"])
            return type
        }
        if let resolved = scope.resolve(name) {
            guard case .near(let up) = resolved.reference.route, up < scope.itemDepth,
                resolved.reference.property != .itemIndex
            else {
                report(node, expected: ["item_name"])
                return emit(name, in: node, wanting: kind)
            }
        }
        return emit(name, in: node, wanting: kind) { reference in
            Reference(reference.element, property: reference.property, route: .before(up: reference.route.levels))
        }
    }

    /// Writes a value that goes on from item to item. It is an attempt that ends at the operation, by which the compiler of
    /// forms finds where the argument begins: see `Program.runningParts`.
    mutating func emitRunning(
        _ operation: Operation, _ argument: ExpressionNode, as parameter: FunctionSignature.Parameter
    ) {
        let outer = builder
        builder = ProgramBuilder()
        emit(argument, as: parameter)
        let part = builder.program
        builder = outer
        if problems.isEmpty, !scope.takesRunningValues {
            report(argument, expected: ["field_of_its_own"])
        } else if problems.isEmpty, part.references.allSatisfy({ $0.route.levels >= scope.itemDepth }) {
            report(argument, expected: ["item_name"])
        }
        builder.emit(running: part, operation)
    }
}
