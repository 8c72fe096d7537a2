import { eq } from "drizzle-orm";
import { type DemoIssue, demoKeys } from "#content/demo-keys.ts";
import { addWorkOrder } from "#features/work-orders/create-work-order.server.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import { hourMs } from "#platform/format/durations.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { changedFields, nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import { sealCode } from "./key-commands.server.ts";
import { notifyAboutLostKey } from "./lost-key.server.ts";
import { type KeyRow, keyIssues, keys } from "./tables/keys.ts";

export const demonstration: Demonstration = {
  // The work order for what was lost is told here, and no report of a month before counts it.
  after: ["monthly-reports"],
  add: addKeys,
};

const zone = "America/Chicago";

interface DemoEvent {
  kind: HistoryKindOf<"key">;
  who: string;
  at: Date;
  details: { copy: number; to: string };
}

async function addKeys({
  db,
  secrets,
  places: { facilityOf, accountOf },
  enteredBy: by,
  now,
}: DemoParts): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  for (const { facility, issues = [], keyBox = "", code = "", ...key } of demoKeys)
    await db.transaction(async (tx) => {
      const { id: facilityId, clientId } = facilityOf(facility);
      const id = newId();
      const encryptedCode = sealCode({ secrets }, { id, kind: key.kind, code });
      const addedAt = ago(210 * 24);
      const [row] = await tx
        .insert(keys)
        .values({ ...key, id, facilityId, clientId, keyBox, encryptedCode, addedBy: by, addedAt })
        .returning();
      if (row === undefined) throw new Error("an insert returned nothing");
      await recordDemoEvent(tx, row, "added", by, addedAt);
      const events: DemoEvent[] = [];
      for (const [index, issue] of issues.entries())
        events.push(...(await addIssue(tx, row, { ...issue, copy: index + 1 })));
      // Lists have the order in which they were written.
      for (const { kind, who, at, details } of events.toSorted((a, b) => +a.at - +b.at))
        await recordDemoEvent(tx, row, kind, who, at, details);
    });

  async function addIssue(
    tx: Transaction,
    key: KeyRow,
    { to, copy, due, ...issue }: DemoIssue & { copy: number },
  ): Promise<DemoEvent[]> {
    const { id: keyId, clientId, facilityId } = key;
    const holderId = accountOf(to);
    const at = (hours: number | undefined) => (hours === undefined ? null : ago(hours));
    const id = newId();
    const workOrderId =
      issue.lost === undefined ? null : await orderNewFob(tx, key, ago(issue.lost), holderId);
    await tx.insert(keyIssues).values({
      id,
      clientId,
      facilityId,
      keyId,
      copy,
      holderId,
      crew: issue.crew ?? "",
      issuedBy: by,
      issuedAt: ago(issue.issued),
      dueOn: due === undefined ? null : addDays(todayIn(zone, now), due),
      receivedAt: at(issue.received),
      givenBackAt: at(issue.givenBack),
      lostAt: at(issue.lost),
      lostBy: issue.lost === undefined ? null : holderId,
      workOrderId,
    });
    const happened = [
      ["issued", issue.issued, by],
      ["received", issue.received, holderId],
      ["given-back", issue.givenBack, holderId],
      ["lost", issue.lost, holderId],
    ] as const;
    if (issue.lost !== undefined)
      await notifyAboutLostKey(tx, undefined, { accountId: holderId }, key, id, ago(issue.lost));
    const details = { copy, to: holderId };
    return happened.flatMap(([kind, hours, who]) =>
      hours === undefined ? [] : { kind, who, at: ago(hours), details },
    );
  }

  /** Done the same night, so that nothing of it is late. */
  async function orderNewFob(tx: Transaction, key: KeyRow, at: Date, askedBy: string) {
    const { clientId, facilityId, label, opens } = key;
    const order = await addWorkOrder(
      tx,
      {
        clientId,
        facilityId,
        areaId: null,
        category: "repair",
        priority: "urgent",
        text: `The fob "${label}", copy 1 of 2, is lost. Please block the fob. It opens: ${opens}`,
        source: "staff",
        askedBy,
        askedName: null,
      },
      { at },
    );
    const finishedAt = new Date(at.getTime() + 2 * hourMs);
    await tx
      .update(workOrders)
      .set({ state: "done", finishedAt, dueAt: null, dueClock: null, nextAlarmAt: null })
      .where(eq(workOrders.id, order.id));
    await recordHistory(tx, {
      recordKind: "work-order",
      recordId: order.id,
      facilityId,
      clientId,
      kind: "finished",
      actorId: by,
      details: { byStaff: true },
      at: finishedAt,
      change: changedFields({ state: "new" }, { state: "done" }),
    });
    return order.id;
  }
}

const recordDemoEvent = (
  tx: Transaction,
  { id, clientId, facilityId }: KeyRow,
  kind: HistoryKindOf<"key">,
  actorId: string,
  at: Date,
  details: { copy?: number; to?: string } = {},
): Promise<string> =>
  recordHistory(tx, {
    recordKind: "key",
    recordId: id,
    clientId,
    facilityId,
    kind,
    actorId,
    at,
    change: nothingChanged,
    details,
  });
