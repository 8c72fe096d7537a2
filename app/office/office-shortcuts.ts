import { markRow, openMarkedRow, pressControl } from "#app/ui/shortcuts/page-controls.ts";
import type { ShortcutGroup } from "#app/ui/shortcuts/shortcuts-dialog.tsx";

/** The same keys in every room: a list marks its rows, a page its controls (`data-shortcut`). */
export const officeShortcuts: readonly ShortcutGroup[] = [
  {
    title: "In a list",
    shortcuts: [
      { key: "j", label: "Next row", act: () => markRow(1) },
      { key: "k", label: "Previous row", act: () => markRow(-1) },
      { key: "o", label: "Open the row (as Enter does)", act: openMarkedRow },
      { key: "/", label: "Search", act: () => pressControl("search") },
    ],
  },
  {
    title: "In a request, message or application",
    shortcuts: [
      { key: "a", label: "Choose whom it is assigned to", act: () => pressControl("assign") },
      { key: "r", label: "Mark as answered", act: () => pressControl("answer") },
      { key: "n", label: "Next open one", act: () => pressControl("next") },
    ],
  },
];
