import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";

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
    // Ctrl+K on a Mac deletes to the end of the line.
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

/**
 * Letters typed right after the combination belong to the menu, even while its code is loading: on the page
 * they would press shortcuts.
 */
export function useEarlyLetters(
  isOpen: boolean,
  isThere: boolean,
  onCancel: () => void,
): () => string {
  const letters = useRef("");
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") onCancel();
    else if (event.key === "Backspace") letters.current = letters.current.slice(0, -1);
    else if (event.key.length === 1) letters.current += event.key;
    event.preventDefault();
    event.stopPropagation();
  });
  // A layout effect ends in the same moment in which the menu takes the focus, so that no letter is lost.
  useLayoutEffect(() => {
    if (!isOpen) letters.current = "";
    if (!isOpen || isThere) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener, true);
    return () => removeEventListener("keydown", listener, true);
  }, [isOpen, isThere]);
  return () => letters.current;
}

/** Other keyboards have no Latin letters, so the key in the place of K counts. */
const isKey = ({ key, code }: KeyboardEvent): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === "k" : code === "KeyK";
