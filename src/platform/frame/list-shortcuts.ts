import { markRow, openMarkedRow, pressControl } from "#ui/shortcuts/page-controls.ts";
import type { ShortcutGroup } from "#ui/shortcuts/shortcuts-dialog.tsx";

/** The same keys in every list: it marks its rows, and its search has `data-shortcut`. */
export const listShortcuts: ShortcutGroup = {
  title: "In a list",
  shortcuts: [
    { key: "j", label: "Next row", act: () => markRow(1) },
    { key: "k", label: "Previous row", act: () => markRow(-1) },
    { key: "o", label: "Open the row (as Enter does)", act: openMarkedRow },
    { key: "/", label: "Search", act: () => pressControl("search") },
  ],
};
