public import FormworkCore

extension Field {
    /// Requires a number that is not below the result of an expression.
    public func range<Value: NumberAnswer>(atLeast expression: FormExpression<Value>) -> Field {
        range(atLeast: expression.source)
    }

    /// Requires a number that is not above the result of an expression.
    public func range<Value: NumberAnswer>(atMost expression: FormExpression<Value>) -> Field {
        range(atMost: expression.source)
    }

    /// Sets the smallest number that buttons and sliders can reach to the result of an expression.
    public func scale<Value: NumberAnswer>(atLeast expression: FormExpression<Value>) -> Field {
        scale(atLeast: expression.source)
    }

    /// Sets the largest number that buttons and sliders can reach to the result of an expression.
    public func scale<Value: NumberAnswer>(atMost expression: FormExpression<Value>) -> Field {
        scale(atMost: expression.source)
    }

    /// Sets the first day or time allowed to the result of an expression, such as `its.arrival.adding(days: 1)`.
    public func dates<Value: OrderedAnswer>(notBefore expression: FormExpression<Value>) -> Field {
        dates(notBefore: expression.source)
    }

    /// Sets the last day or time allowed to the result of an expression.
    public func dates<Value: OrderedAnswer>(notAfter expression: FormExpression<Value>) -> Field {
        dates(notAfter: expression.source)
    }

    /// Sets the first day allowed, such as `.today`.
    public func dates(notBefore expression: FormExpression<CivilDate>) -> Field { dates(notBefore: expression.source) }

    /// Sets the last day allowed, such as `.today`.
    public func dates(notAfter expression: FormExpression<CivilDate>) -> Field { dates(notAfter: expression.source) }
}
