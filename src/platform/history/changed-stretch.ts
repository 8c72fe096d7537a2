/** A long text in the history: the stretch that an edit has changed, with some words around it. */
import type { FieldChanges } from "./field-changes.ts";

/** A page of the history has space for this many characters of a field. */
const maxKept = 300;
const around = 60;

/** Shortens texts that are too long to be kept; shorter ones and other values stay as they are. */
export function keepChangedStretches({ before, after }: FieldChanges): FieldChanges {
  const [was, is]: [Record<string, unknown>, Record<string, unknown>] = [
    { ...before },
    { ...after },
  ];
  for (const name of Object.keys(is)) {
    const [from, to] = [was[name] ?? "", is[name]];
    if (typeof from !== "string" || typeof to !== "string") continue;
    if (from.length <= maxKept && to.length <= maxKept) continue;
    const [old, now] = changedStretches(from, to);
    if (name in was) was[name] = old;
    is[name] = now;
  }
  return { before: was, after: is };
}

/** The common beginning and end of both texts are left out, but for some characters of them. */
function changedStretches(from: string, to: string): [string, string] {
  const [old, now] = [[...from], [...to]];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const stretch = (text: string[]) => {
    const begin = Math.max(0, start - around);
    const stop = Math.min(text.length, text.length - end + around);
    const kept = text.slice(begin, stop);
    const isCut = kept.length > maxKept;
    const shown = (isCut ? kept.slice(0, maxKept) : kept).join("");
    return `${begin > 0 ? "…" : ""}${shown}${isCut || stop < text.length ? "…" : ""}`;
  };
  return [stretch(old), stretch(now)];
}
