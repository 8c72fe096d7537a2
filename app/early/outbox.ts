/**
 * Submissions that the server has not accepted yet, one storage entry each; see
 * `app/marketing/outbox`.
 */
import { storedNames } from "./browser-storage.ts";

export const entryPrefix = "outbox:";

export const hasEntries = (): boolean => storedNames().some((name) => name.startsWith(entryPrefix));
