/** A form that arrives twice, as after a lost answer or by a reload, changes records once. */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as ownEmail from "#areas/account/own/email-page.tsx";
import { fixedRetention } from "#content/retention.ts";
import * as client from "#features/clients/office/client-page.tsx";
import * as clients from "#features/clients/office/list-page.tsx";
import * as document from "#features/documents/detail-page.tsx";
import * as newDocument from "#features/documents/office/new-page.tsx";
import * as areas from "#features/facilities/office/areas-page.tsx";
import * as contacts from "#features/facilities/office/contacts-page.tsx";
import * as hours from "#features/facilities/office/hours-page.tsx";
import * as pastedAreas from "#features/facilities/office/paste-areas-page.tsx";
import * as feedbackQuestion from "#features/feedback/portal/feedback-page.tsx";
import * as floorPlans from "#features/floor-plans/office/plan-list-page.tsx";
import * as officeInspection from "#features/inspections/office/detail-page.tsx";
import * as newInspection from "#features/inspections/office/new-page.tsx";
import * as inspectionRule from "#features/inspections/office/rule-page.tsx";
import * as clientInspection from "#features/inspections/portal/detail-page.tsx";
import { issueInvoice } from "#features/invoices/issue-invoice.server.ts";
import * as billing from "#features/invoices/office/billing-page.tsx";
import * as invoice from "#features/invoices/office/detail-page.tsx";
import * as keyDetail from "#features/keys/detail-page.tsx";
import * as keyList from "#features/keys/list-page.tsx";
import * as newKey from "#features/keys/new-page.tsx";
import * as newThread from "#features/messages/new-page.tsx";
import { fieldsOf } from "#features/newsletter/newsletter-types.ts";
import * as newNewsletter from "#features/newsletter/office/new-newsletter-page.tsx";
import * as newsletterPage from "#features/newsletter/office/newsletter-page.tsx";
import * as signs from "#features/occupant-reports/office/signs-page.tsx";
import * as newOpportunity from "#features/opportunities/office/new-page.tsx";
import * as emailTemplates from "#features/opportunity-emails/templates/templates-page.tsx";
import * as unmatchedEmail from "#features/opportunity-emails/unmatched/detail-page.tsx";
import * as invitation from "#features/people/office/invite-page.tsx";
import * as person from "#features/people/person-page.tsx";
import * as colleague from "#features/people/portal/invite-page.tsx";
import * as companyPage from "#features/prospect-companies/office/company-page.tsx";
import { emails, formAttempts, opportunities, workOrders } from "#features/schema.ts";
import * as draft from "#features/scopes/office/draft-page.tsx";
import * as scope from "#features/scopes/office/scope-page.tsx";
import * as submission from "#features/submissions/office/detail-page.tsx";
import { addSupply } from "#features/supplies/change-supplies.server.ts";
import { listSupplies } from "#features/supplies/list-supplies.server.ts";
import * as supplies from "#features/supplies/office/supplies-page.tsx";
import * as askedSupplies from "#features/supplies/portal/supplies-page.tsx";
import * as tonightVisit from "#features/tonight/visit-page.tsx";
import * as newSeries from "#features/visits/office/new-series-page.tsx";
import * as calendar from "#features/visits/portal/calendar-page.tsx";
import * as websitePictures from "#features/website/pictures/list-page.tsx";
import * as workOrder from "#features/work-orders/detail-page.tsx";
import { acknowledge, finish, start } from "#features/work-orders/handle-work-order.server.ts";
import * as newWorkOrder from "#features/work-orders/new-page.tsx";
import * as extraVisit from "#features/work-orders/office/extra-visit-page.tsx";
import { listTables } from "#platform/database/table-checksums.ts";
import { dayMs } from "#platform/format/durations.ts";
import { deleteOldAttempts } from "#platform/forms/form-attempts.server.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import type { Role } from "#platform/identity/roles.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addDocumentFor } from "#tests/support/documents.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addFinishedAt, itemsOf } from "#tests/support/inspections.ts";
import { addBilledClient, addDraft } from "#tests/support/invoices.ts";
import { addHeldKey, addTestKey } from "#tests/support/keys.ts";
import { addDraftNewsletter, addSubscribers, bothTexts } from "#tests/support/newsletters.ts";
import { addOpportunity, enteredOpportunity } from "#tests/support/opportunities.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { pdf, photo } from "#tests/support/sample-files.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addUnmatchedEmail } from "#tests/support/unmatched-emails.ts";
import { addVisitBegun, tomorrow } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";

interface Sent {
  role: Role;
  path: string;
  action: unknown;
  fields: Record<string, string> | FormData;
}

/** A form with files, as a browser posts it without our script. */
function withFiles(fields: Record<string, string>, files: Record<string, Buffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, content] of Object.entries(files))
    form.append("photo", new Blob([new Uint8Array(content)]), name);
  return form;
}

/** A browser sends the same files again, not the same request. */
function withAttempt(fields: Sent["fields"], attempt: string): Sent["fields"] {
  if (!(fields instanceof FormData)) return { ...fields, attempt };
  const copy = new FormData();
  for (const [name, value] of fields) copy.append(name, value);
  copy.set("attempt", attempt);
  return copy;
}

const thisYear = new Date().getFullYear();

/** Forms without the key of an attempt, of guests as well, and why a second copy of each does no harm. */
const withoutAttempt: Record<string, string> = {
  "areas/account/entry/unsubscribe-page.tsx": "off is off",
  "areas/account/language-choice.tsx": "the same choice again",
  "areas/account/own/device-list.tsx": "a session that is ended stays ended",
  "areas/account/own/passkey-list.tsx": "a passkey that is removed stays removed",
  "areas/marketing/footer/newsletter-form.tsx": "an address is signed up once",
  "areas/marketing/newsletter/confirm-page.tsx": "confirmed is confirmed",
  "areas/marketing/newsletter/unsubscribe-page.tsx": "off is off",
  "features/appointments/guest/guest-appointment.tsx":
    "a time that is booked or canceled is so once",
  "features/imports/list-page.tsx": "a file is known by its content: imports.test.ts",
  "features/notifications/list-screen.tsx": "read is read",
  "features/occupant-reports/followed.tsx": "an objection is taken once",
  "features/settings/brand/picture-form.tsx": "the same picture again",
  "features/settings/email-texts/email-page.tsx": "a test email to oneself",
  "features/settings/mail/mail-page.tsx": "a test email to oneself",
  "features/settings/seal/seal-page.tsx":
    "a test, and a certificate that is known by its fingerprint",
  "features/tonight/language-switch.tsx": "the same choice again",
  "features/website/list-page.tsx": "publishes the drafts of its mark, once",
  "platform/document/appearance-switch.tsx": "the same choice again",
  "platform/document/sign-out-form.tsx": "out is out",
  "ui/form/form.tsx": "public forms, whose script makes keys of their own",
};

it("knows every form that is posted without the key of an attempt", () => {
  const forms = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => {
    const text = path.endsWith(".tsx") ? readFileSync(`src/${path}`, "utf8") : "";
    return text.includes('method="post"') && !/AttemptField|name="attempt"/.test(text);
  });
  expect(forms.toSorted()).toEqual(Object.keys(withoutAttempt).toSorted());
});

describeEachDatabase("batches", (database, wantsTheRest) => {
  const context = useAccounts(database);
  const cast = useCast(context, temporaryFiles());

  const send = ({ role, path, action, fields }: Sent, attempt: string = randomUUID()) =>
    cast.ask(role, path, action, withAttempt(fields, attempt));

  const emergency = (text = "Water is running") => ({
    role: "client-member" as const,
    path: "/client-portal/work-orders/new",
    action: newWorkOrder.action,
    fields: { facilityId: cast.assigned, category: "spill", priority: "emergency", text },
  });
  const ordersOf = (text: string) => context.db.$count(workOrders, eq(workOrders.text, text));

  /** Every table counts, so that nothing that a copy leaves behind is overlooked. */
  async function rowCounts(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const table of await listTables(context.db)) {
      const { rows } = await context.db.execute(sql.raw(`select count(*) as n from ${table}`));
      counts[table] = Number(rows[0]?.n);
    }
    return counts;
  }

  /** Events that say what a record was and what it is. */
  async function changesOnRecord(): Promise<number> {
    const { rows } = await context.db.execute(sql`select count(*) as n from (
      select details from history_events union all select details from audit_events
    ) as events where details -> 'before' is not null and details -> 'after' is not null`);
    return Number(rows[0]?.n);
  }

  describe("a new work order", () => {
    it("that arrives three times at once is one, with the same answer for each", async () => {
      const text = `Water ${randomUUID()}`;
      const attempt = randomUUID();
      const mails = await context.db.$count(emails);
      const answers = await Promise.all([1, 2, 3].map(() => send(emergency(text), attempt)));
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
      expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
      expect(await ordersOf(text)).toBe(1);
      const mailCount = (await context.db.$count(emails)) - mails;
      await send(emergency(text), attempt);
      expect((await context.db.$count(emails)) - mails).toBe(mailCount);
    });

    it("with other words under the same key is asked about, and added if sent once more", async () => {
      const attempt = randomUUID();
      const [first, changed] = [randomUUID(), randomUUID()];
      const { location } = await send(emergency(first), attempt);
      for (let n = 0; n < 2; n++) {
        const question = await send(emergency(changed), attempt);
        expect(question.status).toBe(409);
        expect(question.body).toMatchObject({
          problem: expect.stringMatching(/^We already received this work order/),
          earlier: location,
          values: { text: changed, priority: "emergency", attempt: expect.any(String) },
        });
        expect(await ordersOf(changed)).toBe(0);
      }
      const { body } = await send(emergency(changed), attempt);
      const { values } = body as { values: { attempt: string } };
      expect(values.attempt).not.toBe(attempt);
      for (let n = 0; n < 2; n++)
        expect((await send(emergency(changed), values.attempt)).status).toBe(303);
      for (const text of [first, changed]) expect(await ordersOf(text)).toBe(1);
    });

    it("that comes at once with other words is one, and the other is asked about", async () => {
      const attempt = randomUUID();
      const texts = [randomUUID(), randomUUID()];
      const answers = await Promise.all(texts.map((text) => send(emergency(text), attempt)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
      const counts = await Promise.all(texts.map(ordersOf));
      expect(counts.toSorted()).toEqual([0, 1]);
    });

    it("with a photo more is asked about, without scripts as well", async () => {
      const attempt = randomUUID();
      const text = randomUUID();
      const { fields, ...rest } = emergency(text);
      const content = await photo();
      const withPhoto = { ...rest, fields: withFiles(fields, { "a.png": content }) };
      const two = { ...rest, fields: withFiles(fields, { "a.png": content, "b.png": content }) };
      expect((await send(withPhoto, attempt)).status).toBe(303);
      expect((await send(withPhoto, attempt)).status).toBe(303);
      const question = await send(two, attempt);
      expect(question.status).toBe(409);
      const { values } = question.body as { values: Record<string, string> };
      expect(Object.values(values)).toEqual(expect.arrayContaining(["a.jpg", "b.jpg"]));
      expect(await ordersOf(text)).toBe(1);
    });

    it("of the same words from a page that was opened again is another one", async () => {
      const text = randomUUID();
      for (const attempt of [randomUUID(), randomUUID()]) await send(emergency(text), attempt);
      expect(await ordersOf(text)).toBe(2);
    });

    it("of another person under the same key is another one", async () => {
      const text = randomUUID();
      const attempt = randomUUID();
      await send(emergency(text), attempt);
      await send({ ...emergency(text), role: "client-administrator" }, attempt);
      expect(await ordersOf(text)).toBe(2);
    });

    it("that was refused keeps its key and is taken once it is right", async () => {
      const attempt = randomUUID();
      const { fields, ...rest } = emergency(randomUUID());
      const refused = await send({ ...rest, fields: { ...fields, areaId: randomUUID() } }, attempt);
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ values: { attempt } });
      for (let n = 0; n < 2; n++)
        expect((await send({ ...rest, fields }, attempt)).status).toBe(303);
      expect(await ordersOf(fields.text ?? "")).toBe(1);
    });

    it("does not stand in the way of another form of the same page", async () => {
      const attempt = randomUUID();
      const { id } = await addOrder(context, cast.assigned);
      const path = `/office/work-orders/${id}`;
      const step = (fields: Record<string, string>) =>
        send({ role: "administrator", path, action: workOrder.action, fields }, attempt);
      const comment = { step: "comment", text: "Still wet" };
      expect((await step(comment)).status).toBe(303);
      expect((await step({ step: "acknowledge" })).status).toBe(303);
      const question = await step({ ...comment, text: "Wet again" });
      expect(question.status).toBe(409);
      // What came of it stands on this page.
      expect((question.body as FormAnswer).earlier).toBeUndefined();
    });

    it("with a key that is none is taken as it comes", async () => {
      const text = randomUUID();
      for (const attempt of ["", "1"])
        expect((await send(emergency(text), attempt)).status).toBe(303);
      expect(await ordersOf(text)).toBe(2);
    });
  });

  it("keeps keys for a week", async () => {
    const { db } = context;
    const key = { accountId: randomUUID(), digest: "", location: "/" };
    for (const days of [8, 6])
      await db.insert(formAttempts).values({
        ...key,
        key: randomUUID(),
        at: new Date(Date.now() - days * dayMs),
      });
    await deleteOldAttempts(db, fixedRetention.formAttempts, new Date());
    expect(await db.$count(formAttempts, eq(formAttempts.accountId, key.accountId))).toBe(1);
  });

  describe("what creates or adds records, sent twice, does so once:", () => {
    const facilityPath = (id: string, clientId: string) =>
      `/office/clients/${clientId}/facilities/${id}`;

    async function ofFacility(page: string, action: unknown, fields: Record<string, string>) {
      const { id, clientId } = await addFacility(context, { clientId: cast.own.id });
      const path = `${facilityPath(id, clientId)}/${page}`;
      return { role: "administrator" as const, path, action, fields };
    }

    async function ofInvoice(step: Record<string, string>, isIssued: boolean) {
      const { clientId, facilityId } = await addBilledClient(context);
      const id = await addDraft(context, clientId, "2026-10-01");
      if (isIssued) await issueInvoice(context, administratorOf(cast), id, "2026-11-05");
      const fields = { ...step, facilityId };
      const path = `/office/invoices/${id}`;
      return { role: "administrator" as const, path, action: invoice.action, fields };
    }

    const orderCommand = async (role: Role, fields: Record<string, string>) => {
      const { id } = await addOrder(context, cast.assigned);
      const isClient = role === "client-member";
      const path = `/${isClient ? "client-portal" : "office"}/work-orders/${id}`;
      const { action } = isClient ? workOrder : workOrder;
      return { role, path, action, fields };
    };

    async function ofInspection(isOfClient: boolean, step: string, more: Record<string, string>) {
      const place = { facilityId: cast.assigned, clientId: cast.own.id };
      const id = await addFinishedAt(context, place);
      const item = (await itemsOf(context, id))[0]?.id ?? "";
      return {
        role: isOfClient ? ("client-administrator" as const) : ("administrator" as const),
        path: `/${isOfClient ? "client-portal" : "office"}/inspections/${id}`,
        action: (isOfClient ? clientInspection : officeInspection).action,
        fields: { step, item, ...more },
      };
    }

    async function ofVisitTonight(fields: Record<string, string>) {
      const place = { clientId: cast.own.id, facilityId: cast.assigned };
      const id = await addVisitBegun(context, place, 30, {
        state: "in-progress",
        checkedInAt: new Date(),
        checkedInBy: cast.ids["crew-lead"],
        checkedInHow: "entered-later",
      });
      return {
        role: "crew-lead" as const,
        path: `/office/tonight/${id}`,
        action: tonightVisit.action,
        fields,
      };
    }

    async function doneOrder(): Promise<string> {
      const { id } = await addOrder(context, cast.assigned);
      const by = administratorOf(cast);
      for (const step of [acknowledge, start]) await step(context, by, id);
      const result = await finish(context, by, id, "Mopped");
      expect(result).toMatchObject({ ok: true });
      return id;
    }

    const contact = { name: "Kim", jobTitle: "", phone: "(312) 555-0187", email: "" };
    const area = {
      name: "Lobby",
      floor: "1",
      type: "lobby",
      squareFeet: "400",
      floorCovering: "carpet",
    };
    const cases: Record<string, () => Sent | Promise<Sent>> = {
      "a work order of a client": () => emergency(randomUUID()),
      "a work order of staff": () => ({
        ...emergency(randomUUID()),
        role: "account-manager",
        path: "/office/work-orders/new",
        action: newWorkOrder.action,
      }),
      "a comment of a client": () =>
        orderCommand("client-member", { step: "comment", text: "Still wet" }),
      "a note of staff": () =>
        orderCommand("account-manager", { step: "comment", text: "Called", internal: "on" }),
      "a price": async () => {
        const { id } = await addOrder(context, cast.assigned);
        return {
          role: "administrator",
          path: `/office/work-orders/${id}?form=price`,
          action: workOrder.action,
          fields: { cents: "120", text: "Wax the floor" },
        };
      },
      "a newsletter": () => ({
        role: "account-manager",
        path: "/office/newsletters/new",
        action: newNewsletter.action,
        fields: fieldsOf(bothTexts),
      }),
      "a test of a newsletter": async () => ({
        role: "account-manager",
        path: `/office/newsletters/${await addDraftNewsletter(context.db, administratorOf(cast))}`,
        action: newsletterPage.action,
        fields: { step: "test" },
      }),
      "a newsletter that leaves": async () => {
        await addSubscribers(context.db, [`${randomUUID()}@example.com`]);
        return {
          role: "administrator",
          path: `/office/newsletters/${await addDraftNewsletter(context.db, administratorOf(cast))}`,
          action: newsletterPage.action,
          fields: { step: "send", revision: "1" },
        };
      },
      "a partial payment": () =>
        ofInvoice(
          {
            step: "pay",
            cents: "1.50",
            paidOn: "2026-11-20",
            method: "check",
            reference: "1001",
          },
          true,
        ),
      "a line of an invoice": () =>
        ofInvoice({ step: "add-line", kind: "other", text: "Keys", cents: "12.34" }, false),
      "a credit": async () => {
        const { clientId, facilityId } = await addBilledClient(context);
        return {
          role: "administrator",
          path: `/office/clients/${clientId}/billing?form=credit`,
          action: billing.action,
          fields: { facilityId, cents: "50", reason: "Late" },
        };
      },
      "a month’s draft": async () => {
        const { clientId } = await addBilledClient(context);
        return {
          role: "administrator",
          path: `/office/clients/${clientId}/billing?form=month`,
          action: billing.action,
          fields: { period: "2026-10" },
        };
      },
      "a client": () => ({
        role: "administrator",
        path: "/office/clients",
        action: clients.action,
        fields: { form: "client", name: "Oak Ridge", isAnother: "yes" },
      }),
      "a facility of the list": () => ({
        role: "administrator",
        path: "/office/clients",
        action: clients.action,
        fields: {
          form: "facility",
          clientId: cast.own.id,
          name: "Annex",
          timeZone: "America/Chicago",
        },
      }),
      "a facility of a client": () => ({
        role: "administrator",
        path: `/office/clients/${cast.own.id}`,
        action: client.action,
        fields: { name: "Annex", timeZone: "America/Chicago" },
      }),
      "a contact": () => ofFacility("contacts", contacts.action, { form: "add", ...contact }),
      "a supply": () => ofFacility("supplies", supplies.action, { form: "add", name: "Soap" }),
      "the usual supplies": () => ofFacility("supplies", supplies.action, { form: "usual" }),
      "an area": () => ofFacility("areas", areas.action, { form: "add", ...area }),
      "pasted areas": () =>
        ofFacility("areas/paste", pastedAreas.action, {
          form: "add",
          text: "Area\tFloor\tType\tSquare feet\tFloor covering\nHall\t1\tlobby\t300\tcarpet",
        }),
      "a holiday": () =>
        ofFacility("hours", hours.action, {
          form: "holiday",
          date: "2026-12-31",
          name: "Inventory",
        }),
      signs: () => ofFacility("signs", signs.action, { form: "make" }),
      "a draft of a scope": () => ofFacility("scope", scope.action, { form: "draft" }),
      "a line of a draft": async () => {
        const facility = await addFacility(context, { clientId: cast.own.id });
        await addScope(context, facility, { effectiveFrom: null });
        const path = `${facilityPath(facility.id, facility.clientId)}/scope/draft`;
        const fields = {
          form: "add",
          areaId: facility.areaIds[0] ?? "",
          task: "Wash the windows",
          frequency: "5-week",
          price: "120",
        };
        return { role: "administrator", path, action: draft.action, fields };
      },
      "a series": () => ({
        role: "administrator",
        path: `/office/schedule/series/new?facilityId=${cast.assigned}`,
        action: newSeries.action,
        fields: {
          title: "Day porter",
          startsOn: "2027-01-04",
          endsOn: "",
          startsAt: "09:00",
          endsAt: "11:00",
          crewSize: "1",
          every: "week",
          interval: "1",
          mon: "on",
          ordinal: "1",
          weekday: "1",
        },
      }),
      "an inspection": async () => {
        const facility = await addFacility(context, { clientId: cast.own.id });
        await addScope(context, facility);
        return {
          role: "administrator",
          path: "/office/inspections/new",
          action: newInspection.action,
          fields: {
            facilityId: facility.id,
            plannedOn: "2027-01-04",
            method: "five-point",
            inspectorId: cast.ids.administrator,
          },
        };
      },
      "an invitation": () => ({
        role: "administrator",
        path: "/office/people/invite",
        action: invitation.action,
        fields: { name: "Kim", email: `${randomUUID()}@example.com`, role: "recruiter" },
      }),
      "an invitation of a colleague": () => ({
        role: "client-administrator",
        path: "/client-portal/people/invite",
        action: colleague.action,
        fields: { name: "Kim", email: `${randomUUID()}@example.com`, role: "client-member" },
      }),
      "a note on a lead": async () => {
        const id = await addSubmission(context.db, "lead");
        return {
          role: "administrator",
          path: `/office/leads/${id}`,
          action: submission.action,
          fields: { step: "note", text: "Called" },
        };
      },
      "a supply that is asked for": async () => {
        const named = `Soap ${randomUUID()}`;
        await addSupply(context, administratorOf(cast), cast.assigned, named);
        const listed = await listSupplies(context.db, administratorOf(cast), cast.assigned);
        const supplyId = listed.find(({ name }) => name === named)?.id ?? "";
        return {
          role: "client-member",
          path: "/client-portal/supplies",
          action: askedSupplies.action,
          fields: { form: "request", facilityId: cast.assigned, supplyId },
        };
      },
      "a work order with a photo": async () => {
        const { fields, ...rest } = emergency(randomUUID());
        return { ...rest, fields: withFiles(fields, { "a.png": await photo() }) };
      },
      "a comment with a photo": async () => {
        const { fields, ...rest } = await orderCommand("client-member", {});
        const text = { ...fields, step: "comment", text: "Still wet" };
        return { ...rest, fields: withFiles(text, { "a.png": await photo() }) };
      },
      "a reopening with a photo": async () => {
        const path = `/client-portal/work-orders/${await doneOrder()}`;
        const fields = { step: "reopen", reason: "Still wet" };
        return {
          role: "client-member",
          path,
          action: workOrder.action,
          fields: withFiles(fields, { "a.png": await photo() }),
        };
      },
      "an end with a photo": async () => {
        const { id } = await addOrder(context, cast.assigned);
        for (const step of [acknowledge, start]) await step(context, administratorOf(cast), id);
        const fields = { step: "finish", remark: "Mopped" };
        return {
          role: "administrator",
          path: `/office/work-orders/${id}`,
          action: workOrder.action,
          fields: withFiles(fields, { "a.png": await photo() }),
        };
      },
      "a picture of the website": async () => ({
        role: "administrator",
        path: "/office/website/pictures",
        action: websitePictures.action,
        fields: withFiles(
          { title: "Hall", altEn: "A hall", altEs: "Un vestíbulo" },
          { "hall.jpg": await photo({ width: 700, height: 450 }) },
        ),
      }),
      "a document": () => ({
        role: "administrator",
        path: "/office/documents/new",
        action: newDocument.action,
        fields: withFiles(
          { clientId: cast.own.id, facilityId: "", type: "report", title: "Night report" },
          { "report.pdf": pdf() },
        ),
      }),
      "a version of a document": async () => {
        const id = await addDocumentFor(context, administratorOf(cast), { clientId: cast.own.id });
        return {
          role: "administrator",
          path: `/office/documents/${id}`,
          action: document.action,
          fields: withFiles({ step: "version" }, { "report.pdf": pdf() }),
        };
      },
      "an extra visit": async () => {
        const { id } = await addOrder(context, cast.assigned);
        return {
          role: "administrator",
          path: `/office/work-orders/${id}/extra-visit`,
          action: extraVisit.action,
          fields: {
            date: tomorrow(),
            startsAt: "09:00",
            endsAt: "11:00",
            crewSize: "1",
            text: "Wax the floor",
          },
        };
      },
      "an answer to a question": async () => {
        const accountId = cast.ids["client-member"];
        const place = { clientId: cast.own.id, facilityId: cast.assigned, accountId };
        const id = await addQuestion(context, place);
        return {
          role: "client-member",
          path: `/client-portal/feedback/${id}`,
          action: feedbackQuestion.action,
          fields: { score: "3", reason: "Late twice" },
        };
      },
      "a key": () => ({
        role: "supervisor",
        path: "/office/keys/new",
        action: newKey.action,
        fields: {
          facilityId: cast.assigned,
          kind: "code",
          label: "Alarm",
          opens: "Panel in the lobby",
          copies: "3",
          code: "2580",
        },
      }),
      "an opportunity that is entered": () => ({
        role: "account-manager",
        path: "/office/pipeline/new",
        action: newOpportunity.action,
        fields: { ...enteredOpportunity, note: "Called us about the night crew" },
      }),
      "a template of emails": () => ({
        role: "administrator",
        path: "/office/settings/email-templates",
        action: emailTemplates.action,
        fields: {
          step: "add",
          name: `References ${randomUUID()}`,
          language: "en",
          subject: "References",
          text: "See who we clean for.",
        },
      }),
      "an unmatched email that is joined": async () => ({
        role: "account-manager",
        path: `/office/pipeline/unmatched/${await addUnmatchedEmail(context.db)}`,
        action: unmatchedEmail.action,
        fields: { step: "join", opportunity: await addOpportunity(context.db) },
      }),
      "a floor plan": async () => ({
        role: "account-manager",
        path: `/office/pipeline/${await addOpportunity(context.db)}/floor-plan`,
        action: floorPlans.action,
        fields: withFiles({ name: "First floor" }, { "plan.png": await photo() }),
      }),
      "a contact of a prospect": async () => {
        const id = await addOpportunity(context.db);
        const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
        return {
          role: "account-manager",
          path: `/office/prospects/${row?.companyId}`,
          action: companyPage.action,
          fields: {
            step: "contact-add",
            name: "Wanda Ellis",
            jobTitle: "Owner",
            email: "wanda@acme.example",
            phone: "",
            language: "en",
          },
        };
      },
      "keys that are issued together": async () => {
        const facilityId = cast.assigned;
        const key = () => addTestKey(context, administratorOf(cast), { facilityId, copies: 5 });
        return {
          role: "supervisor",
          path: "/office/keys",
          action: keyList.action,
          fields: {
            [`key.${await key()}`]: "on",
            [`key.${await key()}`]: "on",
            holderId: cast.ids["crew-lead"],
            crew: "Night crew",
            dueOn: "2031-12-31",
          },
        };
      },
      "a lost key": async () => {
        const at = { facilityId: cast.assigned, clientId: cast.own.id };
        const id = await addHeldKey(context, at, { holderId: cast.ids["crew-lead"] });
        return {
          role: "administrator",
          path: `/office/keys/${id}`,
          action: keyDetail.action,
          fields: { step: "lost" },
        };
      },
      "a remark on an inspection": () =>
        ofInspection(true, "remark", { text: "It was mopped", kind: "dispute" }),
      "an answer to a client about an inspection": () =>
        ofInspection(false, "remark", { text: "It was not" }),
      "a work order of a deficiency": () => ofInspection(false, "order", {}),
      "the federal holidays": () =>
        ofFacility("hours", hours.action, { form: "federal", year: String(thisYear) }),
      "a rule of inspections": async () => {
        const facility = await addFacility(context, { clientId: cast.own.id });
        await addScope(context, facility);
        return {
          role: "administrator",
          path: "/office/inspections/rule",
          action: inspectionRule.action,
          fields: {
            facilityId: facility.id,
            everyMonths: "1",
            dayOfMonth: "5",
            method: "five-point",
            inspectorId: cast.ids.administrator,
          },
        };
      },
      "an invitation that goes again": async () => {
        const { id } = await addPerson(context, { role: "recruiter", state: "invited" });
        return {
          role: "administrator",
          path: `/office/people/${id}`,
          action: person.action,
          fields: { form: "resend" },
        };
      },
      "an address of one's calendar": () => ({
        role: "client-member",
        path: "/client-portal/schedule/calendar",
        action: calendar.action,
        fields: { step: "renew" },
      }),
      "an exception": () => ofVisitTonight({ step: "exception", text: "Room 204 locked" }),
      "a word to the supervisor": () =>
        ofVisitTonight({ step: "message", text: "No paper towels" }),
    };

    /** They are told with their person and time, and change no field of a record. */
    const changeNoRecord = [
      "a comment of a client",
      "a note of staff",
      "a note on a lead",
      "a word to the supervisor",
      "a test of a newsletter",
      "a comment with a photo",
      "an invitation that goes again",
      "an address of one's calendar",
    ];

    it.each(Object.keys(cases))("%s", async (name) => {
      const sent = await cases[name]?.();
      if (sent === undefined) throw new Error(name);
      const attempt = randomUUID();
      // The embedded engine would wait in vain if an action left its transaction; rows are counted once.
      const before = wantsTheRest ? await rowCounts() : {};
      const changes = await changesOnRecord();
      const first = await send(sent, attempt);
      expect(first, JSON.stringify(first.body)).toMatchObject({ status: 303 });
      if (!wantsTheRest) return;
      const after = await rowCounts();
      expect(after).not.toEqual({
        ...before,
        "public.form_attempts": after["public.form_attempts"],
      });
      const isRecorded = (await changesOnRecord()) > changes;
      expect(isRecorded).toBe(!changeNoRecord.includes(name));
      const second = await send(sent, attempt);
      expect(second).toMatchObject({ status: 303, location: first.location });
      // Files that a copy brings belong to nothing, and are deleted as such.
      const isWithFiles = sent.fields instanceof FormData;
      const files = isWithFiles ? { "public.files": expect.any(Number) } : {};
      expect(await rowCounts()).toEqual({ ...after, ...files });
    });

    it.each([true, false])("a link to a report (of a client: %s)", async (isOfClient) => {
      const { fields: _, ...page } = await ofInspection(isOfClient, "", {});
      const sent = { ...page, fields: { step: "make-link", days: "30" } };
      const attempt = randomUUID();
      const first = await send(sent, attempt);
      expect(first.status).toBe(201);
      const { values } = first.body as FormAnswer;
      expect(values.link).toMatch(/\/report\/[\w-]+\.[\w-]{43}$/);
      const after = await rowCounts();
      expect(await send(sent, attempt)).toMatchObject({ status: 201, body: { values } });
      expect(await rowCounts()).toEqual(after);
      const question = await send({ ...page, fields: { ...sent.fields, days: "7" } }, attempt);
      expect(question.status).toBe(409);
      const other = await send(sent, randomUUID());
      expect((other.body as FormAnswer).values.link).not.toBe(values.link);
    });

    it("another email address of one's own account", async () => {
      const page = { path: "/account/security/email", action: ownEmail.action };
      const email = `${randomUUID()}@example.com`;
      const sent = { ...page, role: "client-member" as const, fields: { email } };
      const attempt = randomUUID();
      const first = await send(sent, attempt);
      expect(first.location).toBe("/account/security?done=email");
      const after = await rowCounts();
      expect(await send(sent, attempt)).toMatchObject({ status: 303, location: first.location });
      expect(await rowCounts()).toEqual(after);
    });

    it("a message that begins a thread; with other words it is asked about", async () => {
      const text = randomUUID();
      const sent: Sent = {
        role: "client-member",
        path: "/client-portal/messages/new",
        action: newThread.action,
        fields: { facilityId: cast.assigned, subject: "Door", text },
      };
      const attempt = randomUUID();
      const { location } = await send(sent, attempt);
      expect(await send(sent, attempt)).toMatchObject({ status: 303, location });
      const changed = { ...sent, fields: { ...sent.fields, text: `${text} and more` } };
      const question = await send(changed, attempt);
      expect(question).toMatchObject({ status: 409, body: { earlier: location } });
      const { values } = question.body as FormAnswer;
      const other = await send(changed, values.attempt);
      expect(other.status).toBe(303);
      expect(other.location).not.toBe(location);
    });
  });
});
