import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { newToken } from "#platform/identity/tokens.server.ts";
import { insertOwnPageLinks, type OwnPageSubject } from "./own-page-links.server.ts";
import { ownPageEntries } from "./tables/own-pages.ts";

/** For the demonstration, in which nobody sends anything. */
export async function addPastEntry(
  tx: Transaction,
  subject: OwnPageSubject,
  text: string,
  at: Date,
): Promise<void> {
  const { kind: recordKind, subjectId: recordId } = subject;
  await insertOwnPageLinks(tx, recordKind, [{ id: recordId, ownPage: newToken() }]);
  await tx
    .insert(ownPageEntries)
    .values({ id: newId(), ...subject, what: "added", text, sentAt: at });
  await recordHistory(tx, {
    recordKind,
    recordId,
    kind: "added-by-sender",
    actorId: null,
    change: nothingChanged,
    at,
  });
}
