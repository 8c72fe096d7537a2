/** Who may have the demonstration removed, and the request for it, which a job carries out. */
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import {
  demoRemovalSetting,
  isDemo,
  isDemoBeingRemoved,
  isOfDemonstration,
} from "#platform/records/is-demo.server.ts";
import { settings } from "#platform/records/tables/settings.ts";
import { lockSection, writeSection } from "../settings-sections.server.ts";

/** `own`: the person came with the demonstration, and would be removed with it. */
export type RemovalState = "none" | "own" | "possible" | "under-way";

export async function readRemovalState(
  db: Database | Transaction,
  actor: Pick<Actor, "accountId">,
): Promise<RemovalState> {
  if (!(await isDemo(db))) return "none";
  if (await isDemoBeingRemoved(db)) return "under-way";
  const { id, createdAt } = accounts;
  const isOwn = and(eq(id, actor.accountId), isOfDemonstration(createdAt));
  return (await db.$count(accounts, isOwn)) > 0 ? "own" : "possible";
}

/** @returns whether it is under way; asked for twice, it is removed once */
export const askForRemoval = (
  db: Database,
  actor: Pick<Actor, "accountId" | "role" | "needsSecondFactor">,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!may(actor, "settings.change")) return false;
    const { id } = await lockSection(tx, "demonstration");
    const state = await readRemovalState(tx, actor);
    if (state !== "possible") return state === "under-way";
    await tx.insert(settings).values({ name: demoRemovalSetting, value: new Date().toISOString() });
    await writeSection(
      tx,
      id,
      {},
      {
        kind: "demonstration-removal-requested",
        actorId: actor.accountId,
        change: nothingChanged,
      },
    );
    return true;
  });
