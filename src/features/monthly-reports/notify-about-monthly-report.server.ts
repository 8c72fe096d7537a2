import { and, eq, inArray } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import { clientRoles } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import {
  type NotificationRecipient,
  raiseNotifications,
} from "#platform/notifications/raise-notifications.server.ts";
import { monthlyReportNotifications, monthlyReportRecord } from "./notifications.server.ts";
import type { ReportFigures } from "./report-figures.ts";

interface Report {
  id: string;
  clientId: string;
  month: string;
}

/** The client's people who see any of its facilities, each once: in the portal and by mail. */
export async function notifyAboutMonthlyReport(
  tx: Transaction,
  queue: PgBoss,
  { id, clientId, month }: Report,
  { facilities }: ReportFigures,
): Promise<void> {
  const people = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.clientId, clientId), inArray(accounts.role, [...clientRoles])));
  const key = `monthly-report.${id}`;
  const mail = ({ accountId, email }: NotificationRecipient) => ({
    message: "monthly-report" as const,
    to: email,
    about: { kind: "monthly-report" as const, id },
    data: { accountId },
    key: `${key}.${accountId}`,
  });
  // People who see the whole client get the notification for it, others for the first facility they
  // see.
  for (const facilityId of [null, ...facilities.map((facility) => facility.id)])
    await raiseNotifications(
      tx,
      queue,
      {
        kind: monthlyReportNotifications["monthly-report"],
        event: "made",
        record: monthlyReportRecord,
        recordId: id,
        clientId,
        facilityId,
        actorId: null,
        details: { month },
        key,
      },
      people.map((person) => person.id),
      mail,
    );
}
