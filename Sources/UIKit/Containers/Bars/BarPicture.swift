extension UIImage {
    /// What bars show: the shape in their tint colour, unless the picture itself says otherwise. Symbols are shapes anyway.
    var asBarPicture: UIImage { renderingMode == .automatic && !isSymbolImage ? withRenderingMode(.alwaysTemplate) : self }
}
