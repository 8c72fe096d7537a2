/** Reasons and notes are stored with the language in which their author uses the product. */
import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { withdrawDocument } from "#features/documents/change-document.server.ts";
import { changeFacts, factsOf } from "#features/facilities/change-facility.server.ts";
import { cancelInspection } from "#features/inspections/change-inspection.server.ts";
import { addCredit } from "#features/invoices/billing-settings.server.ts";
import { holdReminders, voidInvoice } from "#features/invoices/handle-issued.server.ts";
import { moveOpportunity } from "#features/opportunities/opportunity-commands.server.ts";
import { addNote as addOpportunityNote } from "#features/opportunities/opportunity-notes.server.ts";
import {
  billingCredits,
  documents,
  facilities,
  inspections,
  invoices,
  opportunities,
  opportunityNotes,
  submissionNotes,
  visits,
  workOrderPrices,
} from "#features/schema.ts";
import { addNote } from "#features/submissions/handling/assign.server.ts";
import { cancelVisit } from "#features/visits/change-visit.server.ts";
import { offerPrice } from "#features/work-orders/work-order-price.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDocumentFor } from "#tests/support/documents.ts";
import { addFacility, type TestFacility } from "#tests/support/facilities.ts";
import { addInspection } from "#tests/support/inspections.ts";
import { addIssuedInvoice } from "#tests/support/invoices.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { addVisitBegun } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";

const words = "Falta la llave del cuarto de limpieza";
const written = { language: "es" } as const;

interface Stage {
  actor: Actor;
  facility: TestFacility;
  place: { clientId: string; facilityId: string };
}

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage(): Promise<Stage> {
    const facility = await addFacility(context);
    const { clientId, id: facilityId } = facility;
    const actor = actorOf(await addPerson(context, { role: "administrator" }));
    return { actor: { ...actor, ...written }, facility, place: { clientId, facilityId } };
  }

  const cases: Record<string, (stage: Stage) => Promise<readonly unknown[]>> = {
    "why a visit was canceled": async ({ actor, place }) => {
      const id = await addVisitBegun(context, place, -600);
      expect(await cancelVisit(context, actor, id, words)).toMatchObject({ ok: true });
      return context.db
        .select({ text: visits.cancelReason, language: visits.cancelLanguage })
        .from(visits)
        .where(eq(visits.id, id));
    },
    "what a price includes": async ({ actor, place }) => {
      const { id } = await addOrder(context, place.facilityId);
      const price = { cents: 5_000, text: words };
      expect(await offerPrice(context, actor, id, price)).toMatchObject({ ok: true });
      // Another amount is no other text.
      const cheaper = { ...price, cents: 4_000 };
      const english = { ...actor, language: "en" } as const;
      expect(await offerPrice(context, english, id, cheaper)).toMatchObject({ ok: true });
      const { text, language } = workOrderPrices;
      return context.db
        .select({ text, language })
        .from(workOrderPrices)
        .where(eq(workOrderPrices.workOrderId, id));
    },
    "why an invoice was voided": async ({ actor, place }) => {
      const id = await addIssuedInvoice(context, place, "Lake");
      expect(await voidInvoice(context, actor, id, words, "2026-11-06")).toMatchObject({
        ok: true,
      });
      return context.db
        .select({ text: invoices.voidReason, language: invoices.voidLanguage })
        .from(invoices)
        .where(eq(invoices.id, id));
    },
    "why reminders are on hold": async ({ actor, place }) => {
      const id = await addIssuedInvoice(context, place, "Shore");
      const held = { heldUntil: "2027-12-31", reason: words };
      expect(await holdReminders(context, actor, id, held)).toMatchObject({ ok: true });
      const longer = { ...held, heldUntil: "2028-01-31" };
      const english = { ...actor, language: "en" } as const;
      expect(await holdReminders(context, english, id, longer)).toMatchObject({ ok: true });
      return context.db
        .select({ text: invoices.holdReason, language: invoices.holdLanguage })
        .from(invoices)
        .where(eq(invoices.id, id));
    },
    "what a credit is for": async ({ actor, place: { clientId, facilityId } }) => {
      const credit = { facilityId, cents: 500, reason: words };
      expect(await addCredit(context, actor, clientId, credit)).toMatchObject({ ok: true });
      const { reason: text, language } = billingCredits;
      return context.db
        .select({ text, language })
        .from(billingCredits)
        .where(eq(billingCredits.clientId, clientId));
    },
    "why an inspection was canceled": async ({ actor, facility }) => {
      const id = await addInspection(context, facility);
      expect(await cancelInspection(context, actor, id, words)).toMatchObject({ ok: true });
      return context.db
        .select({ text: inspections.cancelReason, language: inspections.cancelLanguage })
        .from(inspections)
        .where(eq(inspections.id, id));
    },
    "why a document was withdrawn": async ({ actor, place: { clientId } }) => {
      const id = await addDocumentFor(context, actor, { clientId });
      expect(await withdrawDocument(context, actor, id, words)).toMatchObject({ ok: true });
      return context.db
        .select({ text: documents.withdrawReason, language: documents.withdrawLanguage })
        .from(documents)
        .where(eq(documents.id, id));
    },
    "why an opportunity was lost": async ({ actor }) => {
      const id = await addOpportunity(context.db);
      const move = { from: "new", to: "lost", lostReason: "price", lostNote: words } as const;
      expect(await moveOpportunity(context, actor, id, move)).toMatchObject({ ok: true });
      return context.db
        .select({ text: opportunities.lostNote, language: opportunities.lostLanguage })
        .from(opportunities)
        .where(eq(opportunities.id, id));
    },
    "a note about an opportunity": async ({ actor }) => {
      const id = await addOpportunity(context.db);
      expect(await addOpportunityNote(context, actor, id, words)).toMatchObject({ ok: true });
      const { text, language, opportunityId } = opportunityNotes;
      return context.db
        .select({ text, language })
        .from(opportunityNotes)
        .where(eq(opportunityId, id));
    },
    "a note about what was sent": async ({ actor }) => {
      const id = await addSubmission(context.db, "contact-message");
      const name = { kind: "contact-message", id } as const;
      expect(await addNote(context, actor, name, { text: words })).toMatchObject({ ok: true });
      const { text, language, recordId, writtenAt } = submissionNotes;
      return context.db
        .select({ text, language })
        .from(submissionNotes)
        .where(eq(recordId, id))
        .orderBy(desc(writtenAt));
    },
    "how one gets into a facility": async ({ actor, place: { facilityId } }) => {
      const read = async () => {
        const [row] = await context.db
          .select()
          .from(facilities)
          .where(eq(facilities.id, facilityId));
        if (row === undefined) throw new Error("no facility");
        return row;
      };
      const { name, facilityType, street, city, state, postalCode, holidayRule } = await read();
      const address = { street, city, state, postalCode };
      const rest = { name, facilityType, holidayRule, timeZone: "America/Chicago" } as const;
      const facts = { ...rest, ...address, accessNotes: words };
      expect(await changeFacts(context, actor, facilityId, facts)).toMatchObject({ ok: true });
      // Who changes something else has not written the notes.
      const seen = factsOf(await read());
      const renamed = { ...facts, name: "Lakeside Clinic" };
      const english = { ...actor, language: "en" } as const;
      expect(await changeFacts(context, english, facilityId, renamed, seen)).toMatchObject({
        ok: true,
      });
      const { accessNotes: text, accessNotesLanguage } = await read();
      return [{ text, language: accessNotesLanguage }];
    },
  };

  it.each(Object.entries(cases))("of %s", async (_, run) => {
    expect(await run(await stage())).toEqual([{ text: words, ...written }]);
  });
});
