"""Trials of the formatters without a debugger: `python3 -m unittest discover Scripts/lldb`."""
import unittest

import allium_formatters as formatters


class Value:
    """As much of lldb's SBValue as the formatters ask for."""

    def __init__(self, children=None, value=None, name=None, summary=None, valid=True):
        self.children, self.value, self.name, self.summary, self.valid = children or {}, value, name, summary, valid

    def IsValid(self):
        return self.valid

    def GetValue(self):
        return self.value

    def GetSummary(self):
        return self.summary

    def GetName(self):
        return self.name

    def GetNonSyntheticValue(self):
        return self

    def SetPreferSyntheticValue(self, _):
        pass

    def GetNumChildren(self):
        return len(self.children)

    def GetChildAtIndex(self, index):
        name = list(self.children)[index]
        self.children[name].name = self.children[name].name or name
        return self.children[name]

    def GetChildMemberWithName(self, name):
        return self.children.get(name, Value(valid=False))


def cg(number):
    """A CGFloat, whose Double is a builtin in a struct."""
    return Value({"native": Value({"_value": Value(value=repr(float(number)))})})


def point(x, y):
    return Value({"x": cg(x), "y": cg(y)})


def size(width, height):
    return Value({"width": cg(width), "height": cg(height)})


def color(case, **parts):
    return Value({"storage": Value({case: Value(parts)}, value=case)})


class Trials(unittest.TestCase):
    def test_geometry_is_one_line(self):
        self.assertEqual(formatters.point(point(8, -0.5)), "(x = 8, y = -0.5)")
        self.assertEqual(formatters.size(size(320, 44.33333333333333)), "(width = 320, height = 44.33333333)")
        rect = Value({"origin": point(0, 20), "size": size(390, 1e20)})
        self.assertEqual(formatters.rect(rect), "(x = 0, y = 20, width = 390, height = 1e+20)")
        insets = Value({name: cg(index) for index, name in enumerate(("top", "left", "bottom", "right"))})
        self.assertEqual(formatters.insets(insets), "(top = 0, left = 1, bottom = 2, right = 3)")

    def test_what_is_no_number_is_said(self):
        self.assertEqual(formatters.point(point(float("nan"), float("-inf"))), "(x = nan, y = -inf)")

    def test_numbers_in_other_forms_are_read(self):
        self.assertEqual(formatters.point(Value({"x": Value(value="3"), "y": Value({"native": Value(summary="2.5")})})), "(x = 3, y = 2.5)")

    def test_what_cannot_be_read_is_left_to_the_debugger(self):
        self.assertIsNone(formatters.point(Value({"x": cg(1)})))
        self.assertIsNone(formatters.rect(Value({"origin": point(0, 0)})))
        self.assertIsNone(formatters.point(Value({"x": Value(value="<unavailable>"), "y": cg(1)})))
        self.assertIsNone(formatters.color(Value()))

    def test_colours_are_what_they_were_made_of(self):
        orange = dict(red=cg(1), green=cg(149 / 255), blue=cg(0))
        self.assertEqual(formatters.color(color("sRGB", alpha=cg(1), **orange)), "#FF9500")
        self.assertEqual(formatters.color(color("sRGB", alpha=cg(0.25), **orange)), "#FF9500 at 25 %")
        self.assertEqual(formatters.color(color("displayP3", alpha=cg(1), **orange)), "#FF9500 (Display P3)")
        self.assertEqual(formatters.color(color("gray", white=cg(0.5), alpha=cg(1))), "#808080")
        self.assertEqual(formatters.color(color("sRGB", red=cg(1.2), green=cg(0), blue=cg(-0.1), alpha=cg(1))), "(1.2, 0, -0.1)")
        named = color("system", name=Value(summary='"systemRedColor"'))
        self.assertEqual(formatters.color(named), "systemRedColor")
        self.assertEqual(formatters.color(color("provider")), "by a closure")
        self.assertEqual(formatters.color(Value({"storage": Value(value="tint")})), "tint")

    def test_all_are_entered(self):
        class Debugger:
            commands = []

            def HandleCommand(self, command):
                self.commands.append(command)

        getattr(formatters, "__lldb_init_module")(Debugger(), {})
        self.assertEqual(len(Debugger.commands), len(formatters.SUMMARIES) + 2)
        self.assertTrue(any("allium_formatters.rect" in command and "CGRect$" in command for command in Debugger.commands))


if __name__ == "__main__":
    unittest.main()
