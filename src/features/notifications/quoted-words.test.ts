/** What people wrote is quoted with its language, of whichever kind the notification is. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { visitNotes, visits, workOrderComments } from "#features/schema.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type {
  NotificationDefinition,
  NotificationRecord,
  RaisedNotification,
} from "#platform/notifications/notification-definitions.server.ts";
import type { NotificationKind } from "#platform/notifications/notification-kinds.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addThread, say } from "#tests/support/threads.ts";
import { addVisit } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";

const written = "No hay jabón en el baño de arriba";
const language = "es";

/** Whatever the details call it; the names in them are of people and places, and no words. */
const details = { text: written, note: written, reason: written, comment: written, language };

interface Quoted {
  /** Of the record whose words it says; the kind's own come before. */
  record: string;
  event: string;
  recordId: string;
  details: Record<string, unknown>;
}

interface Stage {
  client: Actor;
  place: { clientId: string; facilityId: string };
}

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage(): Promise<Stage> {
    const { clientId, id: facilityId } = await addFacility(context);
    const client = await addPerson(context, { role: "client-administrator", clientId });
    return { client: { ...actorOf(client), language }, place: { clientId, facilityId } };
  }

  const inDetails = (record: string, event: string) => async (): Promise<Quoted> => ({
    record,
    event,
    recordId: randomUUID(),
    details,
  });

  const ofOrder =
    (event: string) =>
    async ({ place }: Stage): Promise<Quoted> => {
      const { id } = await addOrder(context, place.facilityId, { text: written, language });
      return { record: "work-order", event, recordId: id, details: {} };
    };

  /** Each kind says how it comes to quote somebody, or that it never does. */
  const quoted: Record<NotificationKind, "never" | ((stage: Stage) => Promise<Quoted>)> = {
    "applicant-page-news": "never",
    "application-mentioned": "never",
    backups: "never",
    "bid-approval": inDetails("opportunity", "waits"),
    "document-ends": "never",
    "document-new": "never",
    feedback: "never",
    inspection: inDetails("inspection", "remarked"),
    "inspection-dispute": inDetails("inspection", "disputed"),
    "interview-news": "never",
    invoice: "never",
    "key-lost": "never",
    "key-issued": "never",
    malware: "never",
    message: async ({ client, place }) => {
      const thread = await addThread(context, client, place.facilityId, { subject: written });
      const sent = await say(context, client, thread, written);
      if (!sent.ok) throw new Error("not sent");
      return {
        record: "thread",
        event: "written",
        recordId: thread,
        details: { messageId: sent.messageId },
      };
    },
    "monthly-report": "never",
    "morning-report": "never",
    "opportunity-mentioned": inDetails("opportunity", "mentioned"),
    "opportunity-owned": "never",
    "opportunity-replied": inDetails("opportunity", "replied"),
    "prospect-page-news": "never",
    price: ofOrder("price-offered"),
    "proposal-news": inDetails("proposal", "declined"),
    "service-level": ofOrder("breached"),
    "visit-changed": async ({ place }) => {
      const visit = await addVisit(context, place);
      await context.db
        .update(visits)
        .set({ state: "cancelled", cancelReason: written, cancelLanguage: language })
        .where(eq(visits.id, visit));
      return { record: "visit", event: "cancelled", recordId: visit, details: {} };
    },
    "visit-missed": "never",
    "visit-note": async ({ client, place }) => {
      const visitId = await addVisit(context, place);
      const id = randomUUID();
      const note = { id, visitId, text: written, language, writtenBy: client.accountId } as const;
      await context.db.insert(visitNotes).values({ ...place, ...note });
      return { record: "visit", event: "noted", recordId: visitId, details: { noteId: id } };
    },
    "visit-soon": "never",
    "walk-through-news": inDetails("opportunity", "canceled"),
    "work-order-assigned": ofOrder("assigned"),
    "work-order-comment": async ({ client, place }) => {
      const { id: workOrderId } = await addOrder(context, place.facilityId);
      const id = randomUUID();
      const comment = { id, workOrderId, text: written, language, isInternal: false } as const;
      await context.db
        .insert(workOrderComments)
        .values({ ...place, ...comment, authorId: client.accountId });
      return {
        record: "work-order",
        event: "commented",
        recordId: workOrderId,
        details: { commentId: id },
      };
    },
    "work-order-new": ofOrder("created"),
    "work-order-progress": ofOrder("held"),
  };
  const records = new Map<string, NotificationRecord>(
    Object.entries(notificationDefinitions.records),
  );

  async function messageOf(kind: NotificationDefinition, about: Quoted) {
    const raised: RaisedNotification = {
      id: randomUUID(),
      facilityId: null,
      facilityName: null,
      person: "Ana Ruiz",
      ...about,
    };
    const reader = { language: "en", audience: "staff" } as const;
    const record = records.get(about.record);
    if (record === undefined) throw new Error(`no record ${about.record}`);
    const describe = await record.describe(context.db, [raised], reader);
    return kind.describe?.(raised, reader) ?? describe(raised);
  }

  it.each(Object.values<NotificationDefinition>(notificationDefinitions.kinds))(
    "a notification of the kind $name marks the words that it quotes",
    async (kind) => {
      const make = quoted[kind.name];
      if (make === "never") {
        // Whatever is in the details of such a kind, nothing of it is what a person wrote.
        for (const [record] of records) {
          if (kind.describe === undefined) continue;
          const message = await messageOf(kind, await inDetails(record, "unheard-of")());
          expect(JSON.stringify(message)).not.toContain(written);
        }
        return;
      }
      const { title, text } = await messageOf(kind, await make(await stage()));
      expect(text).toMatchObject({ text: written, language });
      expect(`${text?.before}${text?.after}`).not.toContain(written);
      if (JSON.stringify(title).includes(written))
        expect(title).toMatchObject({ text: written, language });
    },
  );

  it("says of words from before languages were kept that nobody knows theirs", async () => {
    const kind = notificationDefinitions.kinds["opportunity-mentioned"];
    const about = await inDetails("opportunity", "mentioned")();
    const { text } = await messageOf(kind, { ...about, details: { text: written } });
    expect(text).toMatchObject({ text: written, language: null });
  });
});
