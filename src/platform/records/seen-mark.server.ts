/** Marks a record's state on its page, for commands that would take along what their sender has not seen. */
import { createHash } from "node:crypto";
import type { Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type Editors, findLastEditor, type NamedRecord } from "./last-editor.server.ts";

/** Nothing was done: the record is another one than the sender's page showed. */
export interface ChangedSince {
  ok: false;
  reason: "changed-since";
  /** The name of whoever changed it. */
  by: Editors[string];
  /** Stands for what is there now: sent along, it makes the same command a choice. */
  mark: string;
}

/** @param value from the database alone, so that the same is always written alike */
export const seenMark = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);

/**
 * Call it under the lock of the record.
 * @param seen undefined for programs, which have no page to compare with
 */
export async function checkSeenMark(
  tx: Transaction,
  actor: Pick<Actor, "accountId">,
  record: NamedRecord & { kinds?: readonly string[] },
  { seen, mark }: { seen: string | undefined; mark: string },
): Promise<ChangedSince | undefined> {
  if (seen === undefined || seen === mark) return undefined;
  const by = await findLastEditor(tx, actor, record);
  return { ok: false, reason: "changed-since", by, mark };
}
