/** One record of every noun at a place, its word in each text. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { sendMessage } from "#features/messages/send-message.server.ts";
import {
  accounts,
  facilityContacts,
  visitExceptions,
  visits,
  visitTasks,
  workOrders,
} from "#features/schema.ts";
import {
  workOrderNotifications,
  workOrderRecord,
} from "#features/work-orders/notifications.server.ts";
import { newId } from "#platform/database/new-id.ts";
import { attachFiles } from "#platform/files/attach-files.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { addDocumentFor } from "../documents.ts";
import { addFacility, addScope } from "../facilities.ts";
import { addQuestion } from "../feedback.ts";
import { addFinishedAt } from "../inspections.ts";
import { addIssuedInvoice } from "../invoices.ts";
import { addHeldKey } from "../keys.ts";
import { addMonthlyReport, facilityFigures } from "../monthly-reports.ts";
import { addPerson } from "../people.ts";
import { addSign } from "../signs.ts";
import { addThread } from "../threads.ts";
import { addSeries, addVisitBegun } from "../visits.ts";
import { addOrder } from "../work-orders.ts";
import { type Place, wordOf } from "./places.ts";

type Context = Pick<AccountsContext, "db" | "passwords">;

export interface PlaceRecords {
  clientId: string;
  facilityId: string;
  areaId: string;
  order: string;
  thread: string;
  series: string;
  visit: string;
  /** Planned for later the same day. */
  plannedVisit: string;
  person: string;
  inspection: string;
  file: string;
  /** Came with a message of the thread. */
  threadFile: string;
  document: string;
  /** With the crew lead, who sees it where they are assigned. */
  key: string;
  /** An answer of the person, about the order. */
  feedback: string;
  /** Issued, of this facility alone. */
  invoice: string;
  /** About this facility alone. */
  monthlyReport: string;
}

export async function addPlace(
  context: Context,
  place: Place,
  clientId: string,
): Promise<Pick<PlaceRecords, "clientId" | "facilityId" | "areaId">> {
  const word = wordOf(place);
  const { db } = context;
  const facility = await addFacility(context, {
    clientId,
    name: `${word} clinic`,
    siteCode: "7KR-4M2W",
    street: `1 ${word} street`,
    accessNotes: `${word} key under the mat`,
    areas: [{ name: `${word} lobby` }],
    holidays: [new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10)],
  });
  const at = { clientId, facilityId: facility.id };
  const contact = { name: `${word} contact`, phone: "(312) 555-0100", email: "c@example.com" };
  await db.insert(facilityContacts).values({ ...at, ...contact, id: newId() });
  await addScope(context, facility, { lines: [{ task: `${word} vacuum` }] });
  const draft = { version: 2, effectiveFrom: null, lines: [{ task: `${word} dust` }] };
  await addScope(context, facility, draft);
  await addSign(context, { ...at, areaId: facility.areaIds[0] ?? "" });
  return { ...at, areaId: facility.areaIds[0] ?? "" };
}

interface Given {
  administrator: Actor;
  crewLead: string;
  photos: readonly [order: string, thread: string, document: string];
  told: readonly string[];
}

/**
 * Everything that happens at a place; calling it again makes the same once more.
 * @param photos ids of files that the administrator has sent @param told everybody who might be
 */
export async function addHappenings(
  context: Context,
  place: Place,
  at: Pick<PlaceRecords, "clientId" | "facilityId" | "areaId">,
  { administrator, crewLead, photos, told }: Given,
): Promise<PlaceRecords> {
  const { db } = context;
  const word = wordOf(place);
  const { facilityId, clientId, areaId } = at;
  const [photo, threadFile, documentFile] = photos;
  const order = await addOrder(context, facilityId, {
    text: `${word} coffee`,
    areaId,
    askedName: `${word} asker`,
  });
  const to = { assignedTo: crewLead, state: "assigned" } as const;
  await db.update(workOrders).set(to).where(eq(workOrders.id, order.id));
  const record = { recordKind: "work-order", recordId: order.id, facilityId, clientId } as const;
  await db.transaction((tx) => attachFiles(tx, [photo], record));
  const thread = await addThread(context, administrator, facilityId, {
    subject: `${word} keys`,
    text: `${word} where?`,
  });
  const message = { text: `${word} look`, attempt: randomUUID() };
  await sendMessage(context, administrator, thread, message, [threadFile]);
  const paper = { facilityId, clientId, title: `${word} certificate` };
  const document = await addDocumentFor(context, administrator, paper, documentFile);
  // They are over: no job adds to their visits meanwhile.
  const ended = { title: `${word} evening`, endsOn: "2026-01-02" };
  const series = await addSeries(context, { facilityId, clientId }, ended);
  // Its bar is drawn in hundredths of 24 hours and is at 10 now: none is added for seven minutes.
  const visit = await addVisitBegun(context, { facilityId, clientId }, 114, {
    seriesId: series,
    endsAt: new Date(Date.now() + (23 * 60 - 114) * 60_000),
  });
  const plannedVisit = await addVisitBegun(context, { facilityId, clientId }, -60, {
    seriesId: await addSeries(context, { facilityId, clientId }, ended),
  });
  await attend(context, { facilityId, clientId, areaId, visit }, word, crewLead);
  const held = {
    kind: workOrderNotifications["work-order-progress"],
    event: "held",
    record: workOrderRecord,
  };
  const about = { ...held, recordId: order.id, clientId, facilityId, actorId: null };
  await db.transaction((tx) => raiseNotifications(tx, undefined, about, told));
  const person = await addPerson(context, {
    role: "client-member",
    clientId,
    facilityIds: [facilityId],
  });
  const inspection = await addFinishedAt(
    context,
    { facilityId, clientId },
    { task: `${word} mop`, by: administrator },
  );
  const named = { name: `${word} person`, email: `${randomUUID()}@example.com` };
  await db.update(accounts).set(named).where(eq(accounts.id, person.id));
  const answer = { workOrderId: order.id, score: 8, reason: `${word} well` };
  const feedback = await addQuestion(
    context,
    { facilityId, clientId, accountId: person.id },
    { ...answer, answeredAt: new Date() },
  );
  return {
    ...at,
    feedback,
    order: order.id,
    thread,
    series,
    visit,
    plannedVisit,
    person: person.id,
    inspection,
    file: photo,
    threadFile,
    document,
    key: await addHeldKey(context, at, { holderId: crewLead, label: `${word} door` }),
    invoice: await addIssuedInvoice(context, at, word),
    monthlyReport: await addMonthlyReport(context, clientId, [
      facilityFigures({ id: facilityId, name: `${word} clinic` }),
    ]),
  };
}

async function attend(
  { db }: Context,
  { visit: visitId, ...at }: Pick<PlaceRecords, "clientId" | "facilityId" | "areaId" | "visit">,
  word: string,
  crewLead: string,
) {
  const { areaId, ...place } = at;
  const row = { ...place, visitId };
  await db
    .update(visits)
    .set({
      state: "in-progress",
      checkedInAt: new Date(),
      checkedInBy: crewLead,
      checkedInHow: "site-code",
    })
    .where(eq(visits.id, visitId));
  const task = { areaId, areaName: `${word} lobby`, floor: "1", task: `${word} vacuum` };
  await db.insert(visitTasks).values({ ...row, ...task, id: newId(), position: 1 });
  const exception = { text: `${word} locked`, notedBy: crewLead };
  await db.insert(visitExceptions).values({ ...row, ...exception, id: newId() });
}
