import { inArray } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { listConcerned } from "#features/visits/notify-about-visit.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { NewEmail } from "#platform/email/email-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { parseLanguage } from "#platform/language/language.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import type { InspectionNews } from "./emails/inspection-emails.ts";
import { inspectionNotifications, inspectionRecord } from "./notifications.server.ts";
import type { InspectionRow } from "./tables/inspections.ts";

/** The history uses the same names for these events. */
export type InspectionEvent = InspectionNews | "disputed";

interface InspectionNotice {
  kind: InspectionEvent;
  actor: Pick<Actor, "accountId" | "role" | "name">;
  details: Record<string, unknown>;
}

/** The other side: clients of what staff did, the account manager and supervisor of what clients did. */
export async function notifyAboutInspection(
  tx: Transaction,
  queue: PgBoss | undefined,
  { id, clientId, facilityId }: InspectionRow,
  { kind, actor, details }: InspectionNotice,
): Promise<void> {
  const concerned = await listConcerned(tx, { clientId, facilityId });
  const roles = await tx
    .select({ id: accounts.id, role: accounts.role })
    .from(accounts)
    .where(inArray(accounts.id, concerned));
  const others = roles.filter(({ role }) => isClientRole(role) !== isClientRole(actor.role));
  await raiseNotifications(
    tx,
    queue,
    {
      kind: inspectionNotifications[kind === "disputed" ? "inspection-dispute" : "inspection"],
      event: kind,
      record: inspectionRecord,
      recordId: id,
      clientId,
      facilityId,
      actorId: actor.accountId,
      details,
    },
    others.map((person) => person.id),
    (person) => mailOf(id, { kind, actor, details }, person),
  );
}

function mailOf(
  id: string,
  { kind, actor, details: { remarkId, text, language } }: InspectionNotice,
  { accountId, email: to }: { accountId: string; email: string },
): NewEmail {
  const about = { kind: "inspection", id } as const;
  if (kind === "disputed")
    return {
      message: "inspection-disputed",
      to,
      about,
      data: { accountId, remarkId: String(remarkId) },
    };
  const remark = typeof text === "string" ? text : undefined;
  return {
    message: "inspection-news",
    to,
    about,
    data: {
      accountId,
      event: kind,
      by: actor.name,
      text: remark,
      written: parseLanguage(language),
    },
  };
}
