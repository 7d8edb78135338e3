import AppleFoundation

/// What `as AnyObject` makes of a value, at once where it is an object of ours.
///
/// The language asks first whether the value's class could become one of another language, and for each class looks through all that the program
/// knows: a tenth of a millisecond, each time.
func objectOf(_ value: Any) -> AnyObject { value as? NSObject ?? value as AnyObject }
