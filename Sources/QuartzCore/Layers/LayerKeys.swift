import AppleFoundation

// Which properties of layers tell those who observe them: those that animate, and whatever an app keeps in a layer under a key of its own.
// `ObservingTests` sets each of them.
private enum LayerKeys {
    @section(".init_array") @used
    static let register: @convention(c) @Sendable () -> Void = {
        ClassRegistry.addLater {
            _objcRegister({ CALayer.self }, nil) { table in
                table.observable(
                    "bounds", "position", "frame", "anchorPoint", "anchorPointZ", "zPosition", "transform", "sublayerTransform",
                    "isHidden", "isDoubleSided", "isGeometryFlipped", "masksToBounds", "opacity", "backgroundColor",
                    "cornerRadius", "maskedCorners", "borderWidth", "borderColor", "shadowColor", "shadowOffset",
                    "shadowOpacity", "shadowRadius", "shadowPath", "contents", "contentsRect", "contentsCenter",
                    "contentsScale")
                table.silent("superlayer", "delegate", "name", "actions", "style", "contentsGravity", "filters")
            }
            _objcRegister({ CAShapeLayer.self }, nil) { table in
                table.observable(
                    "path", "fillColor", "fillRule", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
                    "lineCap", "lineJoin", "lineDashPhase", "lineDashPattern")
            }
            _objcRegister({ CAGradientLayer.self }, nil) { table in
                table.observable("colors", "locations", "startPoint", "endPoint", "type")
            }
            _objcRegister({ CAReplicatorLayer.self }, nil) { table in
                table.observable(
                    "instanceCount", "preservesDepth", "instanceDelay", "instanceTransform", "instanceColor",
                    "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset")
            }
        }
    }
}
