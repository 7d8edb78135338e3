"""How lldb shows UIKit's values: `frame = (x = 8, y = 20, width = 300, height = 44)`, `#FF9500`. `allium debug` loads it; by hand it is
`command script import …/allium_formatters.py`."""

POINT, SIZE, RECT, INSETS, COLOR = "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "UIColor"


def number(value):
    """Of a CGFloat, a Double or an Int, as short as it is exact enough to read; nil without a value."""
    if value is None or not value.IsValid():
        return None
    native = value.GetChildMemberWithName("native")
    if native is not None and native.IsValid():
        value = native
    inner = value.GetChildMemberWithName("_value")
    if inner is not None and inner.IsValid():
        value = inner
    text = value.GetValue()
    if text is None:
        # What lldb itself writes of a number in Swift.
        text = value.GetSummary()
    try:
        found = float(text)
    except (TypeError, ValueError):
        return None
    if found != found or found in (float("inf"), float("-inf")):
        return "nan" if found != found else "inf" if found > 0 else "-inf"
    return f"{found:.10g}" if abs(found) < 1e16 else repr(found)


def fields(value, names):
    """`name = number` of each, and None unless all are there."""
    found = [(name, number(value.GetChildMemberWithName(name))) for name in names]
    return None if any(text is None for _, text in found) else ", ".join(f"{name} = {text}" for name, text in found)


def in_parentheses(text):
    # Without a summary lldb shows the children, which is right for what can't be read.
    return f"({text})" if text else None


def point(value, _=None):
    return in_parentheses(fields(value.GetNonSyntheticValue(), ("x", "y")))


def size(value, _=None):
    return in_parentheses(fields(value.GetNonSyntheticValue(), ("width", "height")))


def rect(value, _=None):
    value = value.GetNonSyntheticValue()
    origin = fields(value.GetChildMemberWithName("origin"), ("x", "y"))
    extent = fields(value.GetChildMemberWithName("size"), ("width", "height"))
    return in_parentheses(f"{origin}, {extent}" if origin and extent else None)


def insets(value, _=None):
    return in_parentheses(fields(value.GetNonSyntheticValue(), ("top", "left", "bottom", "right")))


def channel(value):
    text = number(value)
    return None if text in (None, "nan", "inf", "-inf") else float(text)


def shade(red, green, blue, alpha):
    """`#FF9500`, and how much of it where that isn't all."""
    if any(part is None for part in (red, green, blue, alpha)):
        return None
    if all(0 <= part <= 1 for part in (red, green, blue)):
        name = "#" + "".join(f"{int(part * 255 + 0.5):02X}" for part in (red, green, blue))
    else:
        name = f"({red:.4g}, {green:.4g}, {blue:.4g})"
    return name if alpha == 1 else f"{name} at {alpha * 100:.4g} %"


def color(value, _=None):
    """Of a UIColor, or of an optional one: what it was made of."""
    # What a case holds is known to lldb's own view of Swift's enums alone.
    value.SetPreferSyntheticValue(True)
    storage = value.GetChildMemberWithName("storage")
    if not storage.IsValid():
        return None
    storage.SetPreferSyntheticValue(True)
    case = storage.GetValue() or (storage.GetChildAtIndex(0).GetName() if storage.GetNumChildren() else None)
    inner = storage.GetChildMemberWithName(case) if case else None
    if inner is None or not inner.IsValid():
        return case

    def part(name):
        return channel(inner.GetChildMemberWithName(name))

    if case == "gray":
        return shade(part("white"), part("white"), part("white"), part("alpha"))
    if case in ("sRGB", "displayP3"):
        text = shade(part("red"), part("green"), part("blue"), part("alpha"))
        return f"{text} (Display P3)" if text and case == "displayP3" else text
    if case == "provider":
        return "by a closure"
    if case == "faded":
        of = color(inner.GetChildAtIndex(0))
        return f"{of} at {part('alpha') * 100:.4g} %" if of and part("alpha") is not None else case
    name = inner.GetChildMemberWithName("name")
    text = name.GetSummary() if name.IsValid() else None
    return text.strip('"') if text else case


SUMMARIES = {POINT: point, SIZE: size, RECT: rect, INSETS: insets, COLOR: color}
MODULES = "(Foundation|FoundationEssentials|CoreFoundation|CoreGraphics|AppleFoundation|UIKit|__C)"


def __lldb_init_module(debugger, _):
    for name, function in SUMMARIES.items():
        # Without children where all is said; those of a colour can still be opened.
        options = "-v" if name == COLOR else ""
        patterns = [f"^{MODULES}\\.{name}$"] + ([f"^Swift\\.Optional<UIKit\\.{name}>$"] if name == COLOR else [])
        for pattern in patterns:
            debugger.HandleCommand(f'type summary add {options} -w allium -F {__name__}.{function.__name__} -x "{pattern}"')
    debugger.HandleCommand("type category enable allium")
