import { and, eq, isNull, lt } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import type { DemoParts } from "#platform/demonstration.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { notifications } from "#platform/notifications/tables/notifications.ts";
import { reminderDays } from "../document-types.ts";
import { notifyAboutDocument, notifyAboutDocumentExpiry } from "../notify-about-document.server.ts";
import { type DocumentRow, documentReminders } from "../tables/documents.ts";

interface DemoDocumentVersion {
  id: string;
  number: number;
  addedAt: Date;
  validUntil: string | undefined;
}

const daysBack = 10;
/** What is older was read when it came. */
const unreadMs = 40 * 3_600_000;

/** Notifies only of what happened in the last days; every reminder that was due counts as sent. */
export async function notifyAboutDemoDocument(
  tx: Transaction,
  document: DocumentRow,
  { id, number, addedAt, validUntil }: DemoDocumentVersion,
  { enteredBy, now }: Pick<DemoParts, "enteredBy" | "now">,
): Promise<void> {
  const since = new Date(now.getTime() - daysBack * dayMs);
  const actor = { accountId: enteredBy };
  if (addedAt > since)
    await notifyAboutDocument(tx, undefined, actor, document, { id, number, at: addedAt });
  const today = todayIn("America/Chicago", now);
  const stages = validUntil === undefined ? [] : [...reminderDays, 0];
  for (const stage of stages) {
    const day = addDays(validUntil ?? "", stage === 0 ? 1 : -stage);
    if (day > today) continue;
    // Noon in Chicago, more or less: reminders go in the morning.
    const at = new Date(Math.min(Date.parse(`${day}T18:00:00Z`), now.getTime()));
    const reminder = { versionId: id, validUntil: validUntil ?? "", stage, at };
    await tx.insert(documentReminders).values(reminder);
    if (at > since)
      await notifyAboutDocumentExpiry(tx, undefined, document, {
        ...reminder,
        isOver: stage === 0,
      });
  }
  const isOld = lt(notifications.createdAt, new Date(now.getTime() - unreadMs));
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.recordId, document.id), isOld, isNull(notifications.readAt)));
}
