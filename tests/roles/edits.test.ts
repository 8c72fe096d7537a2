/** Two people have one form open: nothing is overwritten that was only seen, with scripts or without. */
import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as notificationsPage from "#areas/account/own/notifications-page.tsx";
import * as profilePage from "#areas/account/own/profile-page.tsx";
import * as documentPage from "#features/documents/detail-page.tsx";
import { addContact } from "#features/facilities/contacts.server.ts";
import * as areasPage from "#features/facilities/office/areas-page.tsx";
import * as contactsPage from "#features/facilities/office/contacts-page.tsx";
import * as factsPage from "#features/facilities/office/edit-page.tsx";
import * as floorPlanPage from "#features/floor-plans/office/plan-page.tsx";
import * as inspectionPage from "#features/inspections/office/detail-page.tsx";
import * as rulePage from "#features/inspections/office/rule-page.tsx";
import { issueInvoice } from "#features/invoices/issue-invoice.server.ts";
import * as billingPage from "#features/invoices/office/billing-page.tsx";
import * as invoicePage from "#features/invoices/office/detail-page.tsx";
import * as keyPage from "#features/keys/detail-page.tsx";
import * as newsletterPage from "#features/newsletter/office/newsletter-page.tsx";
import * as opportunityPage from "#features/opportunities/office/detail-page.tsx";
import { addTemplate } from "#features/opportunity-emails/templates/template-commands.server.ts";
import * as templatesPage from "#features/opportunity-emails/templates/templates-page.tsx";
import * as personPage from "#features/people/person-page.tsx";
import * as colleaguePage from "#features/people/person-page.tsx";
import * as companyPage from "#features/prospect-companies/office/company-page.tsx";
import {
  auditEvents,
  clientAssignments,
  facilityAssignments,
  facilityBilling,
  historyEvents,
  notificationPreferences,
  opportunities,
  startUpTasks,
  visits,
} from "#features/schema.ts";
import * as draftPage from "#features/scopes/office/draft-page.tsx";
import * as startUpPlanPage from "#features/start-up-plans/office/plan-page.tsx";
import { makeStartUpPlan } from "#features/start-up-plans/start-up-plan-commands.server.ts";
import * as visitEditPage from "#features/visits/office/edit-page.tsx";
import * as seriesPage from "#features/visits/office/series-page.tsx";
import * as surveyPage from "#features/walk-through-surveys/office/survey-page.tsx";
import * as picturePage from "#features/website/pictures/picture-page.tsx";
import * as orderPage from "#features/work-orders/detail-page.tsx";
import * as serviceLevelsPage from "#features/work-orders/office/service-levels-page.tsx";
import type { Role } from "#platform/identity/roles.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDocumentFor, addPaper } from "#tests/support/documents.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { addTestPlan, tracedRoom } from "#tests/support/floor-plans.ts";
import { addInspection, areasOf } from "#tests/support/inspections.ts";
import { addBilledClient, addDraft } from "#tests/support/invoices.ts";
import { addTestKey } from "#tests/support/keys.ts";
import { readableText } from "#tests/support/markup.ts";
import { addDraftNewsletter } from "#tests/support/newsletters.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { openForm, type PageModule } from "#tests/support/served-form.tsx";
import { addSurvey } from "#tests/support/surveys.ts";
import { addSeries, addVisit, tomorrow } from "#tests/support/visits.ts";
import { addTestPicture } from "#tests/support/website-pictures.ts";
import { addOrder } from "#tests/support/work-orders.ts";

interface Place {
  path: string;
  page: PageModule;
  within?: string;
  button?: Record<string, string>;
}

interface Edited extends Place {
  /** Both change it. */
  shared: { field: string; first: string; second: string };
  /** The second person changes it alone. */
  other: { field: string; value: string; bad?: string };
  /** Whose history it is. */
  record: string;
}

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const open = (role: Role, place: Place) => openForm(cast, { role, ...place });

  async function lastDetails(record: string): Promise<Record<string, unknown>> {
    const [event] = await context.db
      .select({ details: historyEvents.details })
      .from(historyEvents)
      .where(eq(historyEvents.recordId, record))
      .orderBy(desc(historyEvents.position))
      .limit(1);
    const [row] = await context.db
      .select({ details: auditEvents.details })
      .from(auditEvents)
      .where(eq(auditEvents.accountId, record))
      .orderBy(desc(auditEvents.at), desc(auditEvents.id))
      .limit(1);
    return event?.details ?? row?.details ?? {};
  }

  /** A client of the account manager's. */
  async function billed() {
    const made = await addBilledClient(context);
    const accountId = cast.ids["account-manager"];
    await context.db.insert(clientAssignments).values({ accountId, clientId: made.clientId });
    return made;
  }

  const place = () => addFacility(context, { clientId: cast.own.id });
  const facilityPath = (id: string) => `/office/clients/${cast.own.id}/facilities/${id}`;

  const cases: Record<string, () => Promise<Edited>> = {
    "facts of a facility": async () => {
      const { id } = await place();
      return {
        path: `${facilityPath(id)}/edit`,
        page: factsPage,
        shared: { field: "street", first: "1 Main St", second: "2 Oak Ave" },
        other: { field: "state", value: "IL", bad: "Illinois" },
        record: id,
      };
    },
    "a key": async () => {
      const { id: facilityId } = await place();
      const id = await addTestKey(context, administratorOf(cast), { facilityId });
      return {
        path: `/office/keys/${id}`,
        page: keyPage,
        within: "[name=keyBox]",
        shared: { field: "keyBox", first: "Box 3", second: "Box 4" },
        other: { field: "copies", value: "5", bad: "many" },
        record: id,
      };
    },
    "a start-up task": async () => {
      const { id } = await place();
      const plan = {
        startsOn: tomorrow(),
        tasks: [{ day: 7, task: "Deep clean", language: "en" as const }],
        isPromised: true,
      };
      await makeStartUpPlan(context, administratorOf(cast), id, plan);
      const [task] = await context.db
        .select()
        .from(startUpTasks)
        .where(eq(startUpTasks.facilityId, id));
      return {
        path: `${facilityPath(id)}/start-up-plan?task=${task?.id}`,
        page: startUpPlanPage,
        within: "[name=task]",
        shared: { field: "task", first: "Deep clean, floor 1", second: "Deep clean, floor 2" },
        other: { field: "dueOn", value: "2027-03-01", bad: "soon" },
        record: task?.planId ?? "",
      };
    },
    "an opportunity": async () => {
      const id = await addOpportunity(context.db);
      return {
        path: `/office/pipeline/${id}`,
        page: opportunityPage,
        within: "[name=nextStep]",
        shared: { field: "nextStep", first: "Call Dana", second: "Write to Dana" },
        other: { field: "value", value: "1,240", bad: "a lot" },
        record: id,
      };
    },
    "a floor plan": async () => {
      const opportunityId = await addOpportunity(context.db);
      const actor = administratorOf(cast);
      const id = await addTestPlan(context.db, actor, opportunityId, { texts: tracedRoom });
      return {
        path: `/office/pipeline/${opportunityId}/floor-plan/${id}`,
        page: floorPlanPage,
        within: "[name=planName]",
        shared: { field: "planName", first: "Second floor", second: "Third floor" },
        other: { field: "room.one.name", value: "Entrance", bad: "" },
        record: id,
      };
    },
    "an area of a survey": async () => {
      const survey = await addSurvey(context.db, administratorOf(cast));
      return {
        path: `/office/pipeline/${survey.opportunityId}/survey`,
        page: surveyPage,
        within: `[value="${survey.areaIds[0]}"] ~ [name="seen.notes"]`,
        shared: { field: "notes", first: "Two mats", second: "Three mats" },
        other: { field: "squareFeet", value: "900", bad: "many" },
        record: survey.surveyId,
      };
    },
    "how one gets into a surveyed building": async () => {
      const survey = await addSurvey(context.db, administratorOf(cast));
      return {
        path: `/office/pipeline/${survey.opportunityId}/survey`,
        page: surveyPage,
        within: "[value=access]",
        shared: { field: "parking", first: "Lot B", second: "Lot C" },
        other: { field: "keys", value: "Two", bad: "x".repeat(501) },
        record: survey.surveyId,
      };
    },
    "a template of emails": async () => {
      const fields = {
        language: "en",
        subject: "References",
        text: "See who we clean for.",
      } as const;
      const name = `References ${randomUUID()}`;
      const result = await addTemplate(context, administratorOf(cast), { ...fields, name });
      const record = result.ok ? result.id : "";
      return {
        path: `/office/settings/email-templates?template=${record}`,
        page: templatesPage,
        within: "[name=name]",
        shared: { field: "subject", first: "Our references", second: "Our clients" },
        other: { field: "text", value: "See our clients.", bad: "See {them}." },
        record,
      };
    },
    "a prospect’s company": async () => {
      // Each time another one, or it would be joined with the one before.
      const id = await addOpportunity(context.db, { subject: `Acme ${randomUUID()}` });
      const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
      const record = row?.companyId ?? "";
      return {
        path: `/office/prospects/${record}`,
        page: companyPage,
        within: "[name=homepage]",
        shared: { field: "address", first: "1 Main St", second: "2 Oak Ave" },
        other: { field: "homepage", value: "acme.example", bad: "acme" },
        record,
      };
    },
    "a newsletter": async () => {
      const id = await addDraftNewsletter(context.db, administratorOf(cast));
      return {
        path: `/office/newsletters/${id}`,
        page: newsletterPage,
        within: "[name=subject-en]",
        shared: { field: "subject-en", first: "Cleaner", second: "Cleanest" },
        other: { field: "body-es", value: "Otro texto", bad: "*a_".repeat(400) },
        record: id,
      };
    },
    "a picture of the website": async () => {
      const id = await addTestPicture(context, administratorOf(cast));
      return {
        path: `/office/website/pictures/${id}`,
        page: picturePage,
        within: "[name=title]",
        shared: { field: "title", first: "Lobby", second: "Entrance" },
        other: { field: "altEs", value: "Otra entrada", bad: "x".repeat(301) },
        record: id,
      };
    },
    "a contact": async () => {
      const { id } = await place();
      const kim = { name: "Kim", jobTitle: "Porter", phone: "(312) 555-0187", email: "" };
      const added = await addContact(context, administratorOf(cast), id, kim);
      return {
        path: `${facilityPath(id)}/contacts?contact=${added.ok ? added.id : ""}`,
        page: contactsPage,
        within: "[name=jobTitle]",
        shared: { field: "jobTitle", first: "Manager", second: "Owner" },
        other: { field: "email", value: "kim@example.com", bad: "kim" },
        record: id,
      };
    },
    "an area": async () => {
      const { id, areaIds } = await place();
      return {
        path: `${facilityPath(id)}/areas?area=${areaIds[0]}`,
        page: areasPage,
        within: "[name=squareFeet]",
        shared: { field: "floor", first: "2", second: "3" },
        other: { field: "squareFeet", value: "900", bad: "many" },
        record: id,
      };
    },
    "a line of a draft": async () => {
      const facility = await place();
      const scope = await addScope(context, facility, { effectiveFrom: null });
      const path = `${facilityPath(facility.id)}/scope/draft`;
      const { body } = await cast.ask("administrator", path, draftPage.loader);
      // biome-ignore lint/suspicious/noExplicitAny: what a loader answers is known to its page alone
      const line = (body as any).areas[0].lines[0].id;
      return {
        path: `${path}?line=${line}`,
        page: draftPage,
        within: "[name=line][type=hidden] ~ [name^='seen.']",
        shared: { field: "price", first: "120.00", second: "130.00" },
        other: { field: "task", value: "Wax the floor", bad: "" },
        record: scope,
      };
    },
    "how a client is billed": async () => {
      const { clientId } = await billed();
      return {
        path: `/office/clients/${clientId}/billing`,
        page: billingPage,
        within: "[name=termsDays]",
        shared: { field: "termsDays", first: "45", second: "60" },
        other: { field: "taxRate", value: "6.25", bad: "much" },
        record: clientId,
      };
    },
    "service levels": async () => {
      const { clientId } = await billed();
      return {
        path: `/office/clients/${clientId}/service-levels`,
        page: serviceLevelsPage,
        shared: { field: "planned.response", first: "12", second: "14" },
        other: { field: "routine.response", value: "4", bad: "soon" },
        record: clientId,
      };
    },
    "a rule of inspections": async () => {
      const { id } = await place();
      const path = `/office/inspections/rule?facilityId=${id}`;
      const first = await open("administrator", { path, page: rulePage });
      expect((await first.send()).status).toBe(303);
      return {
        path,
        page: rulePage,
        shared: { field: "dayOfMonth", first: "10", second: "20" },
        other: { field: "everyMonths", value: "3" },
        record: id,
      };
    },
    "weights of an inspection": async () => {
      const facility = await place();
      const id = await addInspection(context, facility);
      const [first, second] = await areasOf(context, id);
      return {
        path: `/office/inspections/${id}`,
        page: inspectionPage,
        within: "[value=weights]",
        shared: { field: `weight.${first?.id}`, first: "3", second: "4" },
        other: { field: `weight.${second?.id}`, value: "5" },
        record: id,
      };
    },
    "a series of visits": async () => {
      const { id: facilityId, clientId } = await place();
      const createdBy = cast.ids.administrator;
      const id = await addSeries(context, { facilityId, clientId }, { createdBy });
      return {
        path: `/office/schedule/series/${id}`,
        page: seriesPage,
        button: { step: "preview" },
        shared: { field: "crewSize", first: "3", second: "4" },
        other: { field: "title", value: "Night cleaning", bad: "" },
        record: id,
      };
    },
    "the own names": async () => {
      const name = randomUUID().slice(0, 8);
      return {
        path: "/account/profile",
        page: profilePage,
        within: "[name=username]",
        shared: { field: "name", first: `Dana ${name}`, second: `Kim ${name}` },
        other: { field: "username", value: `dana-${name}`, bad: "!" },
        record: cast.ids.supervisor,
      };
    },
    "what comes by email": async () => {
      const isOwn = eq(notificationPreferences.accountId, cast.ids.supervisor);
      await context.db.delete(notificationPreferences).where(isOwn);
      return {
        path: "/account/notifications",
        page: notificationsPage,
        shared: { field: "work-order-new", first: "off", second: "daily" },
        other: { field: "visit-missed", value: "off", bad: "now" },
        record: cast.ids.supervisor,
      };
    },
  };

  /** Also where what is sent comes back to be looked at first. */
  async function save(form: Awaited<ReturnType<typeof open>>, changes: Record<string, string>) {
    const sent = await form.send(changes);
    if (sent.status !== 200) return sent;
    const preview = await sent.again({ button: { step: "save" } });
    return preview.send();
  }

  async function prepare(name: string) {
    const edited = await cases[name]?.();
    if (edited === undefined) throw new Error(name);
    // One's own account is edited by the same person on two devices, website and settings by administrators alone.
    const onTwoDevices: Readonly<Record<string, Role>> = {
      account: "supervisor",
      settings: "administrator",
      website: "administrator",
    };
    const area = Object.keys(onTwoDevices).find((one) => edited.path.includes(`/${one}/`));
    const alone = area && onTwoDevices[area];
    const [first, second]: [Role, Role] = alone
      ? [alone, alone]
      : ["administrator", "account-manager"];
    return { ...edited, first, second };
  }

  describe.each(Object.keys(cases))("%s", (name) => {
    it("keeps what the first has saved where the second did not touch it", async () => {
      const { first, second, shared, other, record, ...where } = await prepare(name);
      const [firstPage, secondPage] = [await open(first, where), await open(second, where)];
      expect((await save(firstPage, { [shared.field]: shared.first })).status).toBe(303);
      expect((await save(secondPage, { [other.field]: other.value })).status).toBe(303);
      const after = await open(first, where);
      expect(after.fields).toMatchObject({
        [shared.field]: shared.first,
        [other.field]: other.value,
      });
      expect(await lastDetails(record)).toMatchObject({
        before: { [other.field]: expect.anything() },
        after: { [other.field]: other.value },
      });
      // Saved as it is, nothing happens at all.
      const events = await context.db.$count(historyEvents, eq(historyEvents.recordId, record));
      expect((await save(after, {})).status).toBe(303);
      expect(await context.db.$count(historyEvents, eq(historyEvents.recordId, record))).toBe(
        events,
      );
    });

    it("comes back with both values where both have changed it, and is saved when it is sent again", async () => {
      const { first, second, shared, record, ...where } = await prepare(name);
      const [firstPage, secondPage] = [await open(first, where), await open(second, where)];
      expect((await save(firstPage, { [shared.field]: shared.first })).status).toBe(303);
      const refused = await secondPage.send({ [shared.field]: shared.second });
      expect(refused.status).toBe(409);
      const again = await refused.again();
      const text = again.page.all("form").map(readableText).join(" ");
      const sentence =
        first === second
          ? /You changed this to “.+” in another window\. Yours: “.+”\./
          : /\S+ changed this to “.+” while you were editing\. Yours: “.+”\. Save again to keep/;
      expect(text).toMatch(sentence);
      expect(text).not.toContain("Someone else");
      expect(again.fields[shared.field]).toBe(shared.second);
      expect((await save(again, {})).status).toBe(303);
      expect((await open(first, where)).fields[shared.field]).toBe(shared.second);
      expect(await lastDetails(record)).toMatchObject({
        before: { [shared.field]: expect.anything() },
        after: { [shared.field]: expect.anything() },
      });
    });

    it("that was refused for a fault still knows what it showed", async () => {
      const { first, second, shared, other, record: _, ...where } = await prepare(name);
      if (other.bad === undefined) return;
      const [firstPage, secondPage] = [await open(first, where), await open(second, where)];
      expect((await save(firstPage, { [shared.field]: shared.first })).status).toBe(303);
      const refused = await secondPage.send({ [other.field]: other.bad });
      expect(refused.status).toBe(422);
      expect((await save(await refused.again(), { [other.field]: other.value })).status).toBe(303);
      expect((await open(first, where)).fields).toMatchObject({
        [shared.field]: shared.first,
        [other.field]: other.value,
      });
    });
  });

  it("rates of facilities are saved one by one", async () => {
    const { clientId, facilityId } = await billed();
    const { id: otherId } = await addFacility(context, { clientId });
    const where = { path: `/office/clients/${clientId}/billing`, page: billingPage };
    const [firstPage, secondPage] = [
      await open("administrator", { ...where, within: "[name=termsDays]" }),
      await open("account-manager", { ...where, within: "[name=termsDays]" }),
    ];
    expect((await firstPage.send({ [`rate.${facilityId}`]: "6.25" })).status).toBe(303);
    expect((await secondPage.send({ [`rate.${otherId}`]: "8" })).status).toBe(303);
    const rates = await context.db
      .select({ id: facilityBilling.facilityId, rate: facilityBilling.taxBasisPoints })
      .from(facilityBilling)
      .where(eq(facilityBilling.clientId, clientId));
    expect(Object.fromEntries(rates.map(({ id, rate }) => [id, rate]))).toEqual({
      [facilityId]: 625,
      [otherId]: 800,
    });
    expect(await lastDetails(clientId)).toMatchObject({
      before: { [`rate.${otherId}`]: "" },
      after: { [`rate.${otherId}`]: "8" },
      labels: { [`rate.${otherId}`]: expect.stringContaining("Clinic") },
    });
  });

  it("an answer and its work are judged together, as one relies on the other", async () => {
    const { clientId } = await billed();
    const where = {
      path: `/office/clients/${clientId}/service-levels`,
      page: serviceLevelsPage,
    };
    const [firstPage, secondPage] = [
      await open("administrator", where),
      await open("account-manager", where),
    ];
    expect((await firstPage.send({ "planned.response": "60" })).status).toBe(303);
    const refused = await secondPage.send({ "planned.resolution": "40" });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        errors: {
          "planned.response": expect.stringMatching(
            /changed this to “60 hours” while you were editing\. Save again if what you entered/,
          ),
        },
        values: { "planned.response": "60", "planned.resolution": "40" },
      },
    });
    // Together they would be no promise.
    expect((await (await refused.again()).send()).status).toBe(422);
  });

  describe("a price", () => {
    it("that somebody else has offered meanwhile is not replaced unseen", async () => {
      const { id } = await addOrder(context, cast.assigned);
      const where = { path: `/office/work-orders/${id}`, page: orderPage, within: "[name=cents]" };
      const [firstPage, secondPage] = [
        await open("administrator", where),
        await open("account-manager", where),
      ];
      expect((await firstPage.send({ cents: "100", text: "Wax" })).status).toBe(303);
      const refused = await secondPage.send({ cents: "130", text: "Wax and buff" });
      expect(refused).toMatchObject({
        status: 409,
        body: {
          errors: {
            cents: expect.stringMatching(/“\$100\.00” while .+ Yours: “\$130\.00”/),
            text: expect.stringContaining("“Wax”"),
          },
        },
      });
      expect((await (await refused.again()).send()).status).toBe(303);
      const [event] = await context.db
        .select()
        .from(historyEvents)
        .where(
          and(eq(historyEvents.recordKind, "work-order-price"), eq(historyEvents.recordId, id)),
        )
        .orderBy(desc(historyEvents.position));
      expect(event?.details).toMatchObject({
        before: { cents: 10_000, text: "Wax" },
        after: { cents: 13_000, text: "Wax and buff" },
      });
      // The client's members read the history of the order, and may not know prices.
      const ofOrder = await context.db
        .select({ details: historyEvents.details })
        .from(historyEvents)
        .where(and(eq(historyEvents.recordKind, "work-order"), eq(historyEvents.recordId, id)));
      expect(JSON.stringify(ofOrder)).not.toMatch(/cents|13000|Wax/);
    });
  });

  it("a priority that somebody else has changed comes back with both", async () => {
    const { id } = await addOrder(context, cast.assigned);
    const where = { path: `/office/work-orders/${id}`, page: orderPage, within: "[name=priority]" };
    const [firstPage, secondPage, thirdPage] = [
      await open("administrator", where),
      await open("account-manager", where),
      await open("supervisor", where),
    ];
    expect((await firstPage.send({ priority: "urgent" })).status).toBe(303);
    // The same by both is no conflict.
    expect((await thirdPage.send({ priority: "urgent" })).status).toBe(303);
    const refused = await secondPage.send({ priority: "planned" });
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: { priority: expect.stringMatching(/“Urgent” while .+ Yours: “Planned”/) } },
    });
    const again = await refused.again();
    expect(again.fields).toMatchObject({ priority: "planned", "seen.priority": "urgent" });
    expect((await again.send()).status).toBe(303);
    expect(await lastDetails(id)).toMatchObject({
      before: { priority: "urgent" },
      after: { priority: "planned" },
    });
  });

  describe("reminders", () => {
    async function issued() {
      const { clientId } = await billed();
      const id = await addDraft(context, clientId, "2026-10-01");
      await issueInvoice(context, administratorOf(cast), id, "2026-11-05");
      const where = { path: `/office/invoices/${id}`, page: invoicePage };
      const hold = { ...where, within: "[name=heldUntil]" };
      return { id, hold, release: { ...where, within: "[name=step][value=release]" } };
    }

    it("held by both come back with both days", async () => {
      const { id, hold } = await issued();
      const [firstPage, secondPage] = [
        await open("administrator", hold),
        await open("account-manager", hold),
      ];
      const first = { heldUntil: "2027-01-10", reason: "They pay on Friday" };
      expect((await firstPage.send(first)).status).toBe(303);
      const refused = await secondPage.send({
        heldUntil: "2027-02-10",
        reason: "They pay on Monday",
      });
      expect(refused).toMatchObject({
        status: 409,
        body: {
          errors: { heldUntil: expect.stringMatching(/Jan 10, 2027.+Feb 10, 2027/) },
        },
      });
      expect((await (await refused.again()).send()).status).toBe(303);
      expect(await lastDetails(id)).toMatchObject({
        before: { heldUntil: "2027-01-10", reason: "They pay on Friday" },
        after: { heldUntil: "2027-02-10", reason: "They pay on Monday" },
      });
    });

    it("do not go out again where somebody else has held them for longer meanwhile", async () => {
      const { hold, release } = await issued();
      const form = await open("administrator", hold);
      await form.send({ heldUntil: "2027-01-10", reason: "They pay on Friday" });
      const late = await open("account-manager", release);
      await (await open("administrator", hold)).send({ heldUntil: "2027-03-01" });
      const refused = await late.send();
      expect(refused).toMatchObject({
        status: 409,
        body: { problem: expect.stringContaining("Mar 1, 2027") },
      });
      expect((await (await refused.again()).send()).status).toBe(303);
    });
  });

  describe("a document", () => {
    const dates = { within: "#days-from" };
    const version = { within: "#version-from" };

    async function added() {
      const id = await addDocumentFor(context, administratorOf(cast), {
        clientId: cast.own.id,
        validFrom: "2026-01-01",
        validUntil: "2026-12-31",
      });
      return { id, path: `/office/documents/${id}`, page: documentPage };
    }
    const withPaper = async (role: Role) => {
      const actor = { ...administratorOf(cast), accountId: cast.ids[role] };
      return { [`photo.${await addPaper(context, actor)}`]: "paper.pdf" };
    };

    it("keeps both changes of its dates apart", async () => {
      const { id, ...where } = await added();
      const [firstPage, secondPage] = [
        await open("administrator", { ...where, ...dates }),
        await open("account-manager", { ...where, ...dates }),
      ];
      expect((await firstPage.send({ validUntil: "2027-06-30" })).status).toBe(303);
      const refused = await secondPage.send({ validUntil: "2027-12-31" });
      expect(refused).toMatchObject({
        status: 409,
        body: { errors: { validUntil: expect.stringMatching(/Jun 30, 2027.+Dec 31, 2027/) } },
      });
      expect((await (await refused.again()).send()).status).toBe(303);
      expect(await lastDetails(id)).toMatchObject({
        before: { validUntil: "2027-06-30" },
        after: { validUntil: "2027-12-31" },
      });
    });

    it("does not get the dates of one version on the next", async () => {
      const { path, page } = await added();
      const late = await open("account-manager", { path, page, ...dates });
      const paper = await withPaper("administrator");
      const next = await open("administrator", { path, page, ...version });
      expect((await next.send({ ...paper, validUntil: "2028-12-31" })).status).toBe(303);
      const refused = await late.send({ validUntil: "2027-12-31" });
      expect(refused).toMatchObject({
        status: 409,
        body: {
          problem: expect.stringMatching(/\S+ added version 2 while you had this page open/),
        },
      });
    });

    it("takes a version by both only where each knows of the other's", async () => {
      const { id, ...where } = await added();
      const [firstPage, secondPage] = [
        await open("administrator", { ...where, ...version }),
        await open("account-manager", { ...where, ...version }),
      ];
      expect((await firstPage.send(await withPaper("administrator"))).status).toBe(303);
      const paper = await withPaper("account-manager");
      const refused = await secondPage.send(paper);
      expect(refused).toMatchObject({
        status: 409,
        body: {
          problem: expect.stringMatching(/added version 2 .+ add it as version 3/),
          // The file has arrived, and need not be sent again.
          values: paper,
        },
      });
      expect((await (await refused.again()).send(paper)).status).toBe(303);
      expect(await lastDetails(id)).toMatchObject({
        before: { version: 2 },
        after: { version: 3 },
      });
    });
  });

  it("a rule of inspections is not replaced by who did not see it", async () => {
    const [firstPage, secondPage] = [await place(), await place()];
    const at = (id: string) => ({
      path: `/office/inspections/rule?facilityId=${id}`,
      page: rulePage,
    });
    const first = await open("administrator", at(secondPage.id));
    expect((await first.send({ everyMonths: "3", dayOfMonth: "7" })).status).toBe(303);
    // The form was opened for another facility, and this one chosen in it.
    const form = await open("account-manager", at(firstPage.id));
    const refused = await form.send({ facilityId: secondPage.id });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        problem: expect.stringMatching(/already has a rule: every quarter on day 7, by \S+/),
      },
    });
    expect((await (await refused.again()).send()).status).toBe(303);
    expect(await lastDetails(secondPage.id)).toMatchObject({
      before: { everyMonths: "3", dayOfMonth: "7" },
      after: { everyMonths: "1", dayOfMonth: "5" },
    });
  });

  describe("a person", () => {
    const pages = [
      ["office", personPage, "/office/people", ["administrator", "administrator"]],
      [
        "portal",
        colleaguePage,
        "/client-portal/people",
        ["client-administrator", "client-administrator"],
      ],
    ] as const;

    it.each(pages)(
      "keeps every facility that somebody else has ticked (%s)",
      async (_, page, at, who) => {
        const [here = "", there = ""] = cast.own.facilityIds;
        const person = await addPerson(context, {
          role: "client-member",
          clientId: cast.own.id,
          facilityIds: [here],
        });
        const where = { path: `${at}/${person.id}`, page, within: "[name=role]" };
        const [firstPage, secondPage] = [await open(who[0], where), await open(who[1], where)];
        expect((await firstPage.send({ [`facility.${there}`]: "on" })).status).toBe(303);
        expect((await secondPage.send({ [`facility.${here}`]: undefined })).status).toBe(303);
        const assigned = await context.db
          .select({ id: facilityAssignments.facilityId })
          .from(facilityAssignments)
          .where(eq(facilityAssignments.accountId, person.id));
        expect(assigned).toEqual([{ id: there }]);
        expect(await lastDetails(person.id)).toMatchObject({
          before: { [`facility.${here}`]: "on" },
          after: { [`facility.${here}`]: "" },
          labels: { [`facility.${here}`]: expect.any(String) },
        });
      },
    );

    it("whose role both have changed comes back with both, ticks and all", async () => {
      const [here = "", there = ""] = cast.own.facilityIds;
      const person = await addPerson(context, { role: "supervisor", facilityIds: [here] });
      const where = {
        path: `/office/people/${person.id}`,
        page: personPage,
        within: "[name=role]",
      };
      const [firstPage, secondPage, thirdPage] = [
        await open("administrator", where),
        await open("administrator", where),
        await open("administrator", where),
      ];
      expect((await firstPage.send({ role: "crew-lead" })).status).toBe(303);
      expect(await lastDetails(person.id)).toMatchObject({
        before: { role: "supervisor" },
        after: { role: "crew-lead" },
      });
      const refused = await secondPage.send({ role: "recruiter", [`facility.${there}`]: "on" });
      expect(refused).toMatchObject({
        status: 409,
        body: { errors: { role: expect.stringMatching(/“Crew lead”.+Yours: “Recruiter”/) } },
      });
      const again = await refused.again();
      expect(again.fields).toMatchObject({
        role: "recruiter",
        "seen.role": "crew-lead",
        [`facility.${here}`]: "on",
        [`facility.${there}`]: "on",
      });
      // What can be assigned follows from a role, which was another one when this was ticked.
      const ticked = await thirdPage.send({ [`facility.${there}`]: "on" });
      expect(ticked).toMatchObject({
        status: 409,
        body: { errors: { role: expect.stringContaining("Save again if what you entered") } },
      });
      expect((await again.send()).status).toBe(303);
      expect(await lastDetails(person.id)).toMatchObject({
        before: { role: "crew-lead", [`facility.${here}`]: "on" },
        after: { role: "recruiter", [`facility.${here}`]: "" },
      });
    });
  });

  it("a visit keeps the window that somebody else gave it after it was opened", async () => {
    const { id: facilityId, clientId } = await place();
    const createdBy = cast.ids.administrator;
    const seriesId = await addSeries(context, { facilityId, clientId }, { createdBy });
    const id = await addVisit(context, { facilityId, clientId }, { seriesId, date: tomorrow() });
    const where = {
      path: `/office/schedule/${id}/edit`,
      page: visitEditPage,
      button: { step: "preview" },
    };
    const [firstPage, secondPage, thirdPage] = [
      await open("administrator", where),
      await open("account-manager", where),
      await open("account-manager", where),
    ];
    expect((await save(firstPage, { startsAt: "21:00", endsAt: "01:00" })).status).toBe(303);
    expect((await save(secondPage, { crewSize: "5" })).status).toBe(303);
    const [visit] = await context.db.select().from(visits).where(eq(visits.id, id));
    expect(visit).toMatchObject({ windowStart: "21:00", windowEnd: "01:00", crewSize: 5 });
    expect(await lastDetails(id)).toEqual({ before: { crewSize: 2 }, after: { crewSize: 5 } });
    const refused = await thirdPage.send({ startsAt: "23:00" });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        errors: {
          startsAt: expect.stringContaining("“21:00”"),
          endsAt: expect.stringContaining("“01:00”"),
        },
      },
    });
  });
});
