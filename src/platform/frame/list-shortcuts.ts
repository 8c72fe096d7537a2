import { byLanguage } from "#platform/language/by-language.ts";
import { markRow, openMarkedRow, pressControl } from "#ui/shortcuts/page-controls.ts";
import type { ShortcutGroup } from "#ui/shortcuts/shortcuts-dialog.tsx";
import { frameMessages } from "./messages.ts";

/** The same keys in every list: it marks its rows, and its search has `data-shortcut`. */
export const listShortcuts = byLanguage((language): ShortcutGroup => {
  const { list } = frameMessages(language);
  return {
    title: list.title,
    shortcuts: [
      { key: "j", label: list.next, act: () => markRow(1) },
      { key: "k", label: list.previous, act: () => markRow(-1) },
      { key: "o", label: list.open, act: openMarkedRow },
      { key: "/", label: list.search, act: () => pressControl("search") },
    ],
  };
});
