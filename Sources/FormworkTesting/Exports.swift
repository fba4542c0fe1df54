// A test of a form needs everything that an app needs.
@_exported public import Formwork
