import { and, eq } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { invoiceNotifications, invoiceRecord } from "./notifications.server.ts";
import type { InvoiceRow } from "./tables/invoices.ts";

interface Occasion {
  event: "issued" | "overdue";
  actorId: string | null;
  /** One of its lines: notifications belong to facilities, and its readers see all of the client's. */
  facilityId: string;
  /** An event with the same key is told only once. */
  key?: string;
}

/** The administrators of the client, in the portal and by mail. */
export async function notifyAboutInvoice(
  tx: Transaction,
  queue: PgBoss | undefined,
  { id, clientId, period }: Pick<InvoiceRow, "id" | "clientId" | "period">,
  { event, actorId, facilityId, key }: Occasion,
): Promise<void> {
  const people = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.clientId, clientId), eq(accounts.role, "client-administrator")));
  const occurrence = {
    kind: invoiceNotifications.invoice,
    event,
    record: invoiceRecord,
    recordId: id,
    clientId,
    facilityId,
    actorId,
    details: { period },
    ...(key && { key }),
  };
  await raiseNotifications(
    tx,
    queue,
    occurrence,
    people.map((person) => person.id),
    ({ accountId, email }) => ({
      message: "invoice",
      to: email,
      about: { kind: "invoice", id },
      data: { accountId, event },
      ...(key && { key: `${key}.${accountId}` }),
    }),
  );
}
