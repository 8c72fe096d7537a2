import { pressControl } from "#app/ui/shortcuts/page-controls.ts";
import type { ShortcutGroup } from "#app/ui/shortcuts/shortcuts-dialog.tsx";
import { listShortcuts } from "../frame/list-shortcuts.ts";

/** The same keys in every room: a page marks its controls by `data-shortcut`. */
export const officeShortcuts: readonly ShortcutGroup[] = [
  listShortcuts,
  {
    title: "In a request, message or application",
    shortcuts: [
      { key: "a", label: "Choose whom it is assigned to", act: () => pressControl("assign") },
      { key: "r", label: "Mark as answered", act: () => pressControl("answer") },
      { key: "n", label: "Next open one", act: () => pressControl("next") },
    ],
  },
];
