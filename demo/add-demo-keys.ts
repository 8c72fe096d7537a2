/** Keys, cards and codes of the demonstration's buildings, one in each state. */
import { eq } from "drizzle-orm";
import { sealCode } from "#features/keys/key-commands.server.ts";
import type { KeyKind } from "#features/keys/key-types.ts";
import { notifyAboutLostKey } from "#features/keys/lost-key.server.ts";
import { type KeyRow, keyIssues, keys } from "#features/keys/tables/keys.ts";
import { addWorkOrder } from "#features/work-orders/add-work-order.server.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { changedFields, nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { findDemoPlaces } from "./demo-places.ts";

const hourMs = 3_600_000;
const day = 24;
const zone = "America/Chicago";

interface DemoIssue {
  to: string;
  crew?: string;
  /** Hours before now of each thing that happened. */
  issued: number;
  received?: number;
  givenBack?: number;
  lost?: number;
  /** Days from today. */
  due?: number;
}

interface DemoKey {
  facility: string;
  kind: KeyKind;
  label: string;
  opens: string;
  keyBox?: string;
  copies: number;
  code?: string;
  issues?: readonly DemoIssue[];
}

interface DemoEvent {
  kind: HistoryKindOf<"key">;
  who: string;
  at: Date;
  details: { copy: number; to: string };
}

const crew = "Night crew";
const demoKeys: readonly DemoKey[] = [
  {
    facility: "Lakeside Clinic",
    kind: "key",
    label: "Staff entrance",
    opens: "Door on the alley",
    keyBox: "Chicago office, box 1, hook 4",
    copies: 3,
    issues: [
      { to: "staff.crew", crew, issued: 64 * day, received: 64 * day - 1 },
      { to: "staff.supervisor", issued: 120 * day, received: 120 * day - 2 },
    ],
  },
  {
    facility: "Lakeside Clinic",
    kind: "code",
    label: "Alarm, floors 1 and 2",
    opens: "Panel inside the staff entrance, left",
    copies: 4,
    code: "2580 #",
    issues: [
      { to: "staff.crew", crew, issued: 64 * day, received: 64 * day - 1 },
      { to: "staff.supervisor", issued: 120 * day, received: 120 * day - 2 },
    ],
  },
  {
    facility: "Lakeside Clinic",
    kind: "card",
    label: "Laboratory card",
    opens: "Laboratory, floor 1",
    keyBox: "Chicago office, box 1, hook 5",
    copies: 2,
    issues: [{ to: "staff.crew", crew, issued: 2, due: 6 }],
  },
  {
    facility: "Lakeside Surgery Center",
    kind: "key",
    label: "Main entrance",
    opens: "Front doors",
    keyBox: "Chicago office, box 1, hook 9",
    copies: 2,
    issues: [{ to: "staff.supervisor", issued: 20 * day, received: 20 * day - 3, due: -4 }],
  },
  {
    facility: "Lakeside Surgery Center",
    kind: "fob",
    label: "Loading dock fob",
    opens: "Loading dock and service elevator",
    keyBox: "Chicago office, box 1, hook 10",
    copies: 2,
    issues: [
      { to: "staff.supervisor", issued: 90 * day, received: 90 * day - 1, lost: 26 },
      { to: "staff.manager", issued: 15 * day, received: 15 * day - 4 },
    ],
  },
  {
    facility: "Lakeside Administration, floors 11 and 12",
    kind: "card",
    label: "Floors 11 and 12",
    opens: "Elevator and glass doors",
    keyBox: "Chicago office, box 2, hook 1",
    copies: 4,
  },
  {
    facility: "Lakeside Supply Warehouse",
    kind: "code",
    label: "Yard gate",
    opens: "Gate on the east side",
    copies: 3,
    code: "7719",
    issues: [{ to: "staff.manager", issued: 200 * day, received: 200 * day - 1 }],
  },
  {
    facility: "Oak Ridge High School",
    kind: "key",
    label: "East wing master",
    opens: "Classrooms 101 to 128 and the gym",
    keyBox: "Columbus office, safe",
    copies: 2,
    issues: [
      { to: "staff.supervisor", issued: 10 * day, received: 10 * day - 1, givenBack: 5, due: 2 },
    ],
  },
  {
    facility: "Oak Ridge Elementary School",
    kind: "key",
    label: "Custodial entrance",
    opens: "Door by the gym",
    keyBox: "Columbus office, box 3, hook 2",
    copies: 2,
  },
];

export async function addDemoKeys(
  { db, secrets }: Pick<AccountsContext, "db" | "secrets">,
  now: Date,
): Promise<void> {
  const { facilityOf, accountOf } = await findDemoPlaces(db);
  const by = accountOf("staff.manager");
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  for (const { facility, issues = [], keyBox = "", code = "", ...key } of demoKeys)
    await db.transaction(async (tx) => {
      const { id: facilityId, clientId } = facilityOf(facility);
      const id = newId();
      const encryptedCode = sealCode({ secrets }, { id, kind: key.kind, code });
      const addedAt = ago(210 * day);
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
