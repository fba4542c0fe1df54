import FormworkCore

extension FormExpression where Value: FormValueConvertible {
    /// Whether two values are the same.
    public static func == (left: FormExpression, right: FormExpression) -> FormExpression<Bool> {
        .joined(left, "==", right, .comparison, groupsLeft: false)
    }

    /// Whether a value is this one.
    public static func == (left: FormExpression, right: Value.Constant) -> FormExpression<Bool> {
        left == constant(right)
    }

    /// Whether two values differ.
    public static func != (left: FormExpression, right: FormExpression) -> FormExpression<Bool> {
        .joined(left, "!=", right, .comparison, groupsLeft: false)
    }

    /// Whether a value is another one than this.
    public static func != (left: FormExpression, right: Value.Constant) -> FormExpression<Bool> {
        left != constant(right)
    }
}

extension FormExpression where Value: OrderedAnswer {
    /// Whether the first comes before the second.
    public static func < (left: FormExpression, right: FormExpression) -> FormExpression<Bool> {
        .joined(left, "<", right, .comparison, groupsLeft: false)
    }

    /// Whether a value comes before this one.
    public static func < (left: FormExpression, right: Value.Constant) -> FormExpression<Bool> {
        left < constant(right)
    }

    /// Whether the first does not come after the second.
    public static func <= (left: FormExpression, right: FormExpression) -> FormExpression<Bool> {
        .joined(left, "<=", right, .comparison, groupsLeft: false)
    }

    /// Whether a value does not come after this one.
    public static func <= (left: FormExpression, right: Value.Constant) -> FormExpression<Bool> {
        left <= constant(right)
    }

    /// Whether the first comes after the second.
    public static func > (left: FormExpression, right: FormExpression) -> FormExpression<Bool> {
        .joined(left, ">", right, .comparison, groupsLeft: false)
    }

    /// Whether a value comes after this one.
    public static func > (left: FormExpression, right: Value.Constant) -> FormExpression<Bool> {
        left > constant(right)
    }

    /// Whether the first does not come before the second.
    public static func >= (left: FormExpression, right: FormExpression) -> FormExpression<Bool> {
        .joined(left, ">=", right, .comparison, groupsLeft: false)
    }

    /// Whether a value does not come before this one.
    public static func >= (left: FormExpression, right: Value.Constant) -> FormExpression<Bool> {
        left >= constant(right)
    }
}

extension FormExpression where Value == Bool {
    /// Whether both are true.
    public static func && (left: FormExpression, right: FormExpression) -> FormExpression {
        joined(left, "and", right, .and)
    }

    /// Whether either is true.
    public static func || (left: FormExpression, right: FormExpression) -> FormExpression {
        joined(left, "or", right, .or)
    }

    /// The opposite.
    public static prefix func ! (value: FormExpression) -> FormExpression {
        value.binding == .whole
            ? FormExpression("!\(value.source)", .sign, value.book)
            : FormExpression("not \(value.operand(.comparison))", .not, value.book)
    }
}
