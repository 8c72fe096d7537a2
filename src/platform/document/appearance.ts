/** Light or dark, as the document says it: served so, and changed by the switch of a page. */
import { useSyncExternalStore } from "react";
import { type Appearance, appearances } from "#platform/http/appearance.ts";
import { useDocumentRequest } from "./document-request.tsx";

const listeners = new Set<() => void>();

const named = (name: string | undefined): Appearance =>
  appearances.find((appearance) => appearance === name) ?? "system";

export const currentAppearance = (): Appearance =>
  named(document.documentElement.dataset.appearance);

export function useAppearance(): Appearance {
  const { appearance } = useDocumentRequest();
  return useSyncExternalStore(subscribe, currentAppearance, () => named(appearance));
}

export function showAppearance(appearance: Appearance): void {
  const { dataset } = document.documentElement;
  if (appearance === "system") delete dataset.appearance;
  else dataset.appearance = appearance;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
