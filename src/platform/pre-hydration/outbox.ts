import { storedNames } from "./browser-storage.ts";

export const entryPrefix = "outbox:";

export const hasEntries = (): boolean => storedNames().some((name) => name.startsWith(entryPrefix));
