/** The product writes these texts for occupants, who give no name and may type nothing. */

import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { undoableEmailDelaySeconds } from "#platform/history/undo-limits.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { survivingOrder } from "./joined-orders.server.ts";
import type { MadeComment, ReportedText } from "./made-text-types.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { occupantReports } from "./tables/occupant-reports.ts";
import { type WorkOrderRow, workOrders } from "./tables/work-orders.ts";
import type { WorkOrderEvent } from "./work-order-events.ts";

/** Stored in place of the name of somebody who gave none. */
export const noName = "";

type Asked = Pick<WorkOrderRow, "source"> & { askedName: string };

const isNameless = ({ askedName, source }: Asked): boolean =>
  source === "occupant" && askedName === noName;

export const askerName = (request: Asked, language: Language): string =>
  isNameless(request) ? workOrderServerMessages(language).occupant.name : request.askedName;

/** The sentence says what kind of person or record requested it, unless the name does. */
export function requestedBy(request: Asked, language: Language): string {
  const { occupant, requestedBy: sentences } = workOrderServerMessages(language);
  return isNameless(request)
    ? occupant.name
    : sentences[request.source]({ name: request.askedName });
}

export const reportedText = (kind: ReportedText["kind"], language: Language): string =>
  workOrderServerMessages(language).occupant.reported[kind];

/** The words by which the search finds it, whatever the language of who looks for it. */
export const reportedWords = (kind: ReportedText["kind"]): string =>
  languages.map((language) => reportedText(kind, language)).join(" ");

/** A typed comment, or the text for an occupant's press of a button. */
export const commentText = (
  { text, made }: { text: string; made: MadeComment | null },
  language: Language,
): string => (made === null ? text : workOrderServerMessages(language).occupant.objection);

// Emails to people who reported something at a sign, or what is now joined to it, and left an address.

/** Occupants are told once in a cycle, when it is done or declined. */
export async function notifyOccupants(
  tx: Transaction,
  queue: PgBoss | undefined,
  { id, cycle }: Pick<WorkOrderRow, "id" | "cycle">,
  event: WorkOrderEvent,
  undoableEventId?: string,
): Promise<void> {
  const outcome = event === "finished" ? "done" : event === "declined" ? "declined" : undefined;
  if (outcome === undefined || queue === undefined) return;
  const reports = await findReportsToNotify(tx, id);
  await queueEmails(
    tx,
    queue,
    reports.map((report) => ({
      message: "occupant-report-closed",
      to: report.email ?? "",
      data: { outcome },
      about: { kind: "occupant-report", id: report.id },
      key: `occupant-report-closed.${report.id}.${cycle}`,
    })),
    undoableEventId
      ? { afterSeconds: undoableEmailDelaySeconds, eventId: undoableEventId }
      : undefined,
  );
}

/** Reports with an email address, of the work order and of those joined to it, one after another. */
export function findReportsToNotify(tx: Transaction, orderId: string) {
  const { id, workOrderId, facilityId, email } = occupantReports;
  // Duplicates are of one facility, which has few reports whose address is still known.
  const facilityOfOrder = sql`(select ${workOrders.facilityId} from ${workOrders} where ${workOrders.id} = ${orderId})`;
  return tx
    .select({ id, email })
    .from(occupantReports)
    .where(
      and(
        eq(facilityId, facilityOfOrder),
        isNotNull(email),
        eq(survivingOrder(workOrderId), orderId),
      ),
    );
}
