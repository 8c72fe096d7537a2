/** Ids of the records of one kind that were opened on this phone, the latest first: these stay on it. */
import { readStored, store } from "#platform/pre-hydration/browser-storage.ts";

const kept = 8;
const id = /^[\da-f-]{36}$/;

/** @param name of the stored value, e.g. `opened-surveys` */
export function openedRecords(name: string) {
  const list = (): string[] =>
    (readStored(name) ?? "").split(" ").filter((openedId) => id.test(openedId));
  return {
    /** For the address of a store: `?id=` for each. */
    query: () => new URLSearchParams(list().map((openedId) => ["id", openedId])),
    remember(recordId: string): void {
      const others = list().filter((openedId) => openedId !== recordId);
      store(name, [recordId, ...others].slice(0, kept).join(" "));
    },
  };
}
