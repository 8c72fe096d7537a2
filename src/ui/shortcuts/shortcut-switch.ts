/** Keeps in the browser, for all its tabs, if single keys do anything. */
import { useSyncExternalStore } from "react";
import { readStored, store } from "#platform/pre-hydration/browser-storage.ts";

const name = "shortcuts";
const listeners = new Set<() => void>();

export const areShortcutsOn = (): boolean => readStored(name) !== "off";

export function switchShortcuts(on: boolean): void {
  store(name, on ? "on" : "off");
  for (const listener of listeners) listener();
}

export const useShortcutSwitch = (): boolean =>
  useSyncExternalStore(subscribe, areShortcutsOn, () => true);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
