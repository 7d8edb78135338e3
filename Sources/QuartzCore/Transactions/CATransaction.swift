import AppleFoundation
import CoreGraphics

/// Groups changes of layers, and says how those that animate by themselves do it.
///
/// The first change outside `begin()` opens an implicit transaction, which is committed at the end of the turn of the run
/// loop, when the clock moves, when a frame is made, or by `flush()`. Each thread has transactions of its own; what other threads than the main one
/// change is shown by its next commit.
open class CATransaction: NSObject {
    // MARK: Grouping

    open class func begin() { TransactionStack.current.begin() }

    /// Ends the transaction that began last.
    open class func commit() { TransactionStack.current.commit() }

    /// Commits the implicit transaction, unless an explicit one is open.
    open class func flush() { TransactionStack.current.flush() }

    open class func lock() {}
    open class func unlock() {}

    // MARK: Values

    /// Seconds that an implicit animation takes; 0.25 unless set.
    open class func animationDuration() -> CFTimeInterval { TransactionStack.current.animationDuration }
    open class func setAnimationDuration(_ dur: CFTimeInterval) { TransactionStack.current.update { $0.duration = dur } }

    open class func animationTimingFunction() -> CAMediaTimingFunction? { TransactionStack.current.timingFunction }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.update { $0.timingFunction = function }
    }

    /// Whether changes look for no actions.
    open class func disableActions() -> Bool { TransactionStack.current.disablesActions }
    open class func setDisableActions(_ flag: Bool) { TransactionStack.current.update { $0.disablesActions = flag } }

    /// Called once, when all animations that were added after it was set have ended, or at the commit if there were none.
    open class func completionBlock() -> (() -> Void)? { TransactionStack.current.completion }
    open class func setCompletionBlock(_ block: (() -> Void)?) { TransactionStack.current.setCompletion(block) }

    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: return animationDuration()
        case kCATransactionDisableActions: return disableActions()
        case kCATransactionAnimationTimingFunction: return animationTimingFunction()
        case kCATransactionCompletionBlock: return completionBlock()
        default: return TransactionStack.current.value(forKey: key)
        }
    }

    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration(anObject.flatMap(AnimatableValue.number) ?? 0.25)
        case kCATransactionDisableActions: setDisableActions(anObject.flatMap(AnimatableValue.number) == 1)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: TransactionStack.current.update { $0.values[key] = anObject }
        }
    }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
