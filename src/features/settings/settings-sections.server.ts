/** The rows of the settings: each section is read, locked and written as a whole. */

import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { type NewHistoryEvent, recordHistory } from "#platform/history/history.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { companySettings } from "#platform/records/tables/company-settings.ts";

export type SettingsSection =
  | "bid-assumptions"
  | "brand"
  | "company"
  | "demonstration"
  | "email-texts"
  | "going-live"
  | "holidays"
  | "legal"
  | "mail"
  | "payment"
  | "rate-card"
  | "retention"
  | "roles"
  | "seal"
  | "service-levels"
  | "spam-words";

/** Processes listen to it, and read the settings again (`follow-company.server.ts`). */
export const settingsChannel = "settings";

export interface LockedSection {
  id: string;
  /** An empty object where nobody has changed the section yet. */
  value: unknown;
}

/** The lock lasts until the transaction ends. The first change inserts the row. */
export async function lockSection(
  tx: Transaction,
  section: SettingsSection,
): Promise<LockedSection> {
  await tx
    .insert(companySettings)
    .values({ id: newId(), section, value: {} })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ id: companySettings.id, value: companySettings.value })
    .from(companySettings)
    .where(eq(companySettings.section, section))
    .for("update");
  if (row === undefined) throw new Error(`the row of ${section} was deleted while it was locked`);
  return row;
}

type SectionEvent = Pick<
  NewHistoryEvent<"company-settings">,
  "kind" | "actorId" | "change" | "details"
>;

/** Adds the event to the history. All processes learn of the change when the transaction has committed. */
export async function writeSection(
  tx: Transaction,
  id: string,
  value: object,
  event: SectionEvent,
): Promise<void> {
  await tx
    .update(companySettings)
    .set({ value, changedAt: sql`now()` })
    .where(eq(companySettings.id, id));
  await recordHistory(tx, { ...event, recordKind: "company-settings", recordId: id });
  await tx.execute(sql`select pg_notify(${settingsChannel}, '')`);
}

/** @throws 404 for people who may not change them, as for an address that does not exist */
export async function requireSettingsEditor(route: RouteRequest) {
  const actor = await requireStaff(route, "settings.change");
  return { actor, db: route.context.get(appContext).db };
}
