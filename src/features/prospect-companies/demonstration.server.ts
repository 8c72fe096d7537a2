/** A company that is there twice: a colleague took a call, and did not see that it had asked by the website. */
import { eq } from "drizzle-orm";
import { demoSecondCall } from "#content/demo-opportunities.ts";
import { daysBefore, demoAddressOf } from "#demo/demo-submission.ts";
import { opportunities, opportunityStages } from "#features/opportunities/tables/opportunities.ts";
import { domainOf } from "#features/prospects/domains.ts";
import { prospectCompanies, prospectContacts } from "#features/prospects/tables/prospects.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { changedFields, createdFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { newReference } from "#platform/records/reference.server.ts";

export const demonstration: Demonstration = {
  async add({ db, places, now }) {
    const { company, known, contact, jobTitle, phone, homepage, address, daysAgo, ...call } =
      demoSecondCall;
    const at = daysBefore(now, daysAgo);
    const actorId = places.accountOf(call.by);
    const ids = { company: newId(), contact: newId(), opportunity: newId() };
    await db.transaction(async (tx) => {
      await tx.insert(prospectCompanies).values({ id: ids.company, name: company, addedAt: at });
      const person = { name: contact, email: demoAddressOf(contact), phone };
      await tx
        .insert(prospectContacts)
        .values({ ...person, id: ids.contact, companyId: ids.company, addedAt: at });
      const about = { recordKind: "prospect-company", recordId: ids.company, actorId, at } as const;
      await recordHistory(tx, {
        ...about,
        kind: "added",
        change: createdFields({ name: company }),
      });
      const plan = {
        facilityType: call.facilityType,
        source: call.source,
        nextStep: call.nextStep,
        nextStepOn: addDays(todayIn("America/Chicago", now), 1),
        ownerId: actorId,
      };
      await tx.insert(opportunities).values({
        ...plan,
        id: ids.opportunity,
        reference: newReference("S"),
        companyId: ids.company,
        contactId: ids.contact,
        origin: "entered",
        stage: "contacted",
        stageSince: at,
        openedAt: at,
        answeredAt: at,
        answeredBy: actorId,
      });
      await tx.insert(opportunityStages).values({
        id: newId(),
        opportunityId: ids.opportunity,
        stage: "contacted",
        fromStage: null,
        enteredAt: at,
        movedBy: actorId,
      });
      await recordHistory(tx, {
        recordKind: "opportunity",
        recordId: ids.opportunity,
        kind: "added",
        actorId,
        at,
        change: createdFields(plan),
      });
      // The other half of the duplicate: a company in the demonstration has the same homepage and address.
      const facts = { homepage, domain: domainOf(homepage), address };
      const [first] = await tx
        .update(prospectCompanies)
        .set(facts)
        .where(eq(prospectCompanies.name, known))
        .returning({ id: prospectCompanies.id });
      if (first === undefined) throw new Error(`The demonstration has no company ${known}`);
      await tx
        .update(prospectContacts)
        .set({ jobTitle })
        .where(eq(prospectContacts.companyId, first.id));
      await recordHistory(tx, {
        recordKind: "prospect-company",
        recordId: first.id,
        kind: "changed",
        actorId,
        at,
        change: changedFields({ homepage: "", address: "" }, { homepage, address }),
      });
    });
  },
};
