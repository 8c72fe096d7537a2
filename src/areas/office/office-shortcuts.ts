import { listShortcuts } from "#platform/frame/list-shortcuts.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { pressControl } from "#ui/shortcuts/page-controls.ts";
import type { ShortcutGroup } from "#ui/shortcuts/shortcuts-dialog.tsx";
import { officeMessages } from "./messages.ts";

/** The same keys in every section: a page marks its controls by `data-shortcut`. */
export const officeShortcuts = byLanguage((language): readonly ShortcutGroup[] => {
  const { shortcuts } = officeMessages(language);
  return [
    listShortcuts(language),
    {
      title: shortcuts.title,
      shortcuts: [
        { key: "a", label: shortcuts.assign, act: () => pressControl("assign") },
        { key: "r", label: shortcuts.answered, act: () => pressControl("answer") },
        { key: "n", label: shortcuts.next, act: () => pressControl("next") },
      ],
    },
  ];
});
