import { listShortcuts } from "#platform/frame/list-shortcuts.ts";
import { pressControl } from "#ui/shortcuts/page-controls.ts";
import type { ShortcutGroup } from "#ui/shortcuts/shortcuts-dialog.tsx";

/** The same keys in every section: a page marks its controls by `data-shortcut`. */
export const officeShortcuts: readonly ShortcutGroup[] = [
  listShortcuts,
  {
    title: "In a request, message or application",
    shortcuts: [
      { key: "a", label: "Choose who it's assigned to", act: () => pressControl("assign") },
      { key: "r", label: "Mark as answered", act: () => pressControl("answer") },
      { key: "n", label: "Next open one", act: () => pressControl("next") },
    ],
  },
];
