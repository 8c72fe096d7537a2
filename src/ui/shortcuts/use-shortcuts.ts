import { useEffect, useEffectEvent } from "react";
import { shortcutKey } from "./shortcut-key.ts";
import { areShortcutsOn } from "./shortcut-switch.ts";

export interface Shortcut {
  /** The key is one letter in lower case, or one sign. */
  key: string;
  /** The description in the list of shortcuts. */
  label: string;
  act(): void;
}

/** Single keys anywhere on the page, except where something is typed or a dialog is open. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isBusy(event) || !areShortcutsOn()) return;
    const pressed = shortcutKey(event);
    const shortcut = shortcuts.find(({ key }) => key === pressed);
    if (shortcut === undefined) return;
    // Firefox would search the page for what follows a slash.
    event.preventDefault();
    shortcut.act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

const fields = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

function isBusy({ target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog:modal") !== null) return true;
  return target instanceof Element && target.closest(fields) !== null;
}
