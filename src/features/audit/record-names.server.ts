import { historyNouns } from "#features/history-nouns.server.ts";
import type { Database } from "#platform/database/client.ts";
import { type Names, namedBy, type RecordName } from "#platform/history/history-nouns.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Language } from "#platform/language/language.ts";
import type { ChangeRecordKind } from "./change-labels.server.ts";

const readAccounts = namedBy(accounts, accounts.name);

/** Leaves out records that were deleted. */
export const readRecordNames = (
  db: Database,
  noun: ChangeRecordKind,
  ids: readonly string[],
  language: Language,
): Promise<Names<RecordName>> =>
  (noun === "account" ? readAccounts : historyNouns[noun].readNames)(db, ids, language);
