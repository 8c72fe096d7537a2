import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const isApple = (): boolean => /^(Mac|iP)/.test(navigator.platform);
const never = () => () => undefined;

/** The combination as it is written on the keyboard in front of the reader. */
export const useMenuKey = (): string =>
  useSyncExternalStore(
    never,
    () => (isApple() ? "⌘ K" : "Ctrl K"),
    () => "Ctrl K",
  );

/** No single key, so it works where those are switched off, and while something is typed. */
export function useMenuShortcut(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.shiftKey || !isKey(event)) return;
    // On a Mac, Ctrl+K deletes to the end of the line.
    if (isApple() ? !event.metaKey || event.ctrlKey : !event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (document.querySelector("dialog:modal") === null) open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** Where letters are not Latin, the key at the place of K. */
const isKey = ({ key, code }: KeyboardEvent): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === "k" : code === "KeyK";
