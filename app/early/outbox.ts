/**
 * What a visitor handed in and the server has not taken yet waits in the browser, an entry each; see
 * `app/marketing/outbox`.
 */
import { storedNames } from "./browser-storage.ts";

export const entryPrefix = "outbox:";

export const hasEntries = (): boolean => storedNames().some((name) => name.startsWith(entryPrefix));
