/** Every command on a record leaves what the record was and what it is. */
import { and, desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { company } from "#content/company.ts";
import { addDocument, addVersion } from "#features/documents/add-document.server.ts";
import { changeDays, withdrawDocument } from "#features/documents/change-document.server.ts";
import {
  addAreas,
  archiveArea,
  changeArea,
  restoreArea,
} from "#features/facilities/areas/change-areas.server.ts";
import {
  archiveFacility,
  changeHours,
  renewSiteCode,
  restoreFacility,
} from "#features/facilities/change-facility.server.ts";
import { addContact, removeContact } from "#features/facilities/contacts.server.ts";
import { createClient, createFacility } from "#features/facilities/create-client.server.ts";
import { addHoliday, removeHoliday } from "#features/facilities/holidays.server.ts";
import { giveFeedback } from "#features/feedback/give-feedback.server.ts";
import {
  cancelInspection,
  signInspection,
} from "#features/inspections/change-inspection.server.ts";
import { saveRule } from "#features/inspections/inspection-rules.server.ts";
import { planInspection } from "#features/inspections/plan-inspection.server.ts";
import { changeWeights } from "#features/inspections/weights.server.ts";
import { addCredit, saveBilling } from "#features/invoices/billing-settings.server.ts";
import {
  addInvoiceLine,
  refreshDraft,
  removeInvoiceLine,
} from "#features/invoices/change-draft.server.ts";
import {
  holdReminders,
  recordPayment,
  releaseReminders,
  reversePayment,
  voidInvoice,
} from "#features/invoices/handle-issued.server.ts";
import { issueInvoice } from "#features/invoices/issue-invoice.server.ts";
import {
  confirmReceipt,
  giveBack,
  retireKey,
  takeBack,
} from "#features/keys/key-commands.server.ts";
import { reportLost } from "#features/keys/lost-key.server.ts";
import {
  deleteDraft,
  editNewsletter,
  scheduleNewsletter,
  sendNow,
  stopNewsletter,
  unscheduleNewsletter,
} from "#features/newsletter/newsletter-commands.server.ts";
import { fieldsOf } from "#features/newsletter/newsletter-types.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import {
  makeSigns,
  renewSign,
  revokeSign,
} from "#features/occupant-reports/signs-screen.server.ts";
import {
  addTemplate,
  changeTemplate,
  removeTemplate,
} from "#features/opportunity-emails/templates/template-commands.server.ts";
import {
  bringBack,
  joinUnmatched,
  putAside,
} from "#features/opportunity-emails/unmatched/unmatched-commands.server.ts";
import {
  areaSigns,
  auditEvents,
  billingSettings,
  facilities,
  historyEvents,
  invoiceLines,
  invoicePayments,
} from "#features/schema.ts";
import { discardDraft, startDraft, withdrawScope } from "#features/scopes/change-scope.server.ts";
import {
  addLine,
  changeLine,
  removeDraftTasks,
  removeLine,
} from "#features/scopes/draft-lines.server.ts";
import { assignSubmission, markAnswered } from "#features/submissions/handling/assign.server.ts";
import { confirmSpam } from "#features/submissions/handling/quarantine.server.ts";
import { undoSubmissionCommand } from "#features/submissions/handling/undo.server.ts";
import { addSupply, removeSupply } from "#features/supplies/change-supplies.server.ts";
import { cancelVisit, reinstateVisit } from "#features/visits/change-visit.server.ts";
import { createSeries } from "#features/visits/series/create-series.server.ts";
import { changePicture, deletePicture } from "#features/website/pictures/change-pictures.server.ts";
import {
  accept,
  acknowledge,
  assign,
  changePriority,
  comment,
  decline,
  finish,
  hold,
  markDuplicate,
  reopen,
  resume,
  start,
} from "#features/work-orders/handle-work-order.server.ts";
import { refreshClocks } from "#features/work-orders/order-clocks.server.ts";
import { changeTargets } from "#features/work-orders/service-levels/change-targets.server.ts";
import { defaultTargets } from "#features/work-orders/service-levels/targets.ts";
import { acceptPrice, offerPrice } from "#features/work-orders/work-order-price.server.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { changeProfile } from "#platform/identity/change-profile.server.ts";
import {
  assign as assignPerson,
  changeRole,
  removePerson,
  restorePerson,
  suspendPerson,
} from "#platform/identity/people/change-person.server.ts";
import { invitePerson } from "#platform/identity/people/invite-person.server.ts";
import { changePreferences } from "#platform/notifications/preferences.server.ts";
import { addPerson, newOrigin, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addPaper } from "#tests/support/documents.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addFinishedAt, areasOf } from "#tests/support/inspections.ts";
import { addBilledClient, addDraft } from "#tests/support/invoices.ts";
import { addTestKey, issueTo } from "#tests/support/keys.ts";
import { addDraftNewsletter, addSubscribers, bothTexts } from "#tests/support/newsletters.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { addUnmatchedEmail } from "#tests/support/unmatched-emails.ts";
import { addVisit, tomorrow } from "#tests/support/visits.ts";
import { addTestPicture } from "#tests/support/website-pictures.ts";
import { addOrder } from "#tests/support/work-orders.ts";

interface Change {
  before: object;
  after: object;
}

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const boss = (): Actor => administratorOf(cast);
  const clientBoss = (): Actor => ({
    ...boss(),
    accountId: cast.ids["client-administrator"],
    role: "client-administrator",
    clientId: cast.own.id,
  });

  const newest = async (record: string) => {
    const [event] = await context.db
      .select({ details: historyEvents.details })
      .from(historyEvents)
      .where(eq(historyEvents.recordId, record))
      .orderBy(desc(historyEvents.position))
      .limit(1);
    if (event !== undefined) return event.details;
    const [row] = await context.db
      .select({ details: auditEvents.details })
      .from(auditEvents)
      .where(eq(auditEvents.accountId, record))
      .orderBy(desc(auditEvents.at), desc(auditEvents.id))
      .limit(1);
    return row?.details ?? {};
  };

  async function leaves(record: string, command: Promise<{ ok: boolean }>, change: Change) {
    expect(await command).toMatchObject({ ok: true });
    const { before, after } = await newest(record);
    expect({ before, after }).toMatchObject(change);
  }

  const idOf = (result: { ok: boolean; id?: string }) => {
    expect(result).toMatchObject({ ok: true });
    return result.id ?? "";
  };

  it("a work order: its state, its person, its priority", async () => {
    const { id } = await addOrder(context, cast.assigned, {
      askedBy: cast.ids["client-administrator"],
    });
    const to = cast.ids["crew-lead"];
    const step = (command: Promise<{ ok: boolean }>, before: object, after: object) =>
      leaves(id, command, { before, after });
    await step(acknowledge(context, boss(), id), { state: "new" }, { state: "acknowledged" });
    await step(
      assign(context, boss(), id, { to }),
      { state: "acknowledged", assignedTo: null },
      { state: "assigned", assignedTo: to },
    );
    await step(start(context, boss(), id), { state: "assigned" }, { state: "in-progress" });
    await step(
      hold(context, boss(), id, "No key"),
      { state: "in-progress", holdReason: null },
      { state: "on-hold", holdReason: "No key" },
    );
    await step(resume(context, boss(), id), { state: "on-hold" }, { state: "in-progress" });
    await step(
      changePriority(context, boss(), id, "urgent"),
      { priority: "routine" },
      { priority: "urgent" },
    );
    await step(
      finish(context, boss(), id),
      { state: "in-progress", finishedAt: null },
      { state: "done", finishedAt: expect.any(String) },
    );
    await step(
      reopen(context, clientBoss(), id, "Still wet"),
      { state: "done", cycle: 1 },
      { state: "new", cycle: 2 },
    );
    await finish(context, boss(), id);
    await step(accept(context, clientBoss(), id), { state: "done" }, { state: "accepted" });
    // A comment is a record of its own, and changes nothing of the work order.
    await comment(context, boss(), id, { text: "Thanks", isInternal: false });
    expect(await newest(id)).not.toHaveProperty("after");
    const declined = await addOrder(context, cast.assigned);
    await leaves(declined.id, decline(context, boss(), declined.id, "Not ours"), {
      before: { state: "new" },
      after: { state: "declined" },
    });
    const [firstOrder, secondOrder] = [
      await addOrder(context, cast.assigned),
      await addOrder(context, cast.assigned),
    ];
    await leaves(firstOrder.id, markDuplicate(context, boss(), firstOrder.id, secondOrder.number), {
      before: { duplicateOf: null },
      after: { duplicateOf: secondOrder.id, state: "duplicate" },
    });
    expect(await newest(secondOrder.id)).toMatchObject({ before: {}, after: { state: "new" } });
  });

  it("a template of emails, and an email that matches no opportunity", async () => {
    const fields = { language: "en", name: "References", subject: "Hi", text: "See them" } as const;
    const template = idOf(await addTemplate(context, boss(), fields));
    expect(await newest(template)).toMatchObject({ before: {}, after: fields });
    await leaves(template, changeTemplate(context, boss(), template, { ...fields, text: "See" }), {
      before: { text: "See them" },
      after: { text: "See" },
    });
    await leaves(template, removeTemplate(context, boss(), template), {
      before: { ...fields, text: "See" },
      after: {},
    });
    const id = await addUnmatchedEmail(context.db);
    const opportunityId = await addOpportunity(context.db);
    const step = (command: Promise<{ ok: boolean }>, before: string, after: string) =>
      leaves(id, command, { before: { state: before }, after: { state: after } });
    await step(putAside(context, boss(), id), "waiting", "aside");
    await step(bringBack(context, boss(), id), "aside", "waiting");
    await step(joinUnmatched(context, boss(), id, opportunityId), "waiting", "joined");
    await step(bringBack(context, boss(), id), "joined", "waiting");
  });

  it("a price", async () => {
    const { id } = await addOrder(context, cast.assigned);
    const priced = async () => {
      const [event] = await context.db
        .select({ details: historyEvents.details })
        .from(historyEvents)
        .where(
          and(eq(historyEvents.recordId, id), eq(historyEvents.recordKind, "work-order-price")),
        )
        .orderBy(desc(historyEvents.position));
      return event?.details;
    };
    const offer = { cents: 100, text: "Wax" };
    await offerPrice(context, boss(), id, offer);
    expect(await priced()).toMatchObject({ before: {}, after: { cents: 100, text: "Wax" } });
    await acceptPrice(context, clientBoss(), id, offer);
    expect(await priced()).toMatchObject({
      before: { acceptedBy: null },
      after: { acceptedBy: clientBoss().accountId },
    });
  });

  it("a facility with all that belongs to it", async () => {
    const clientId = idOf(await createClient(context, boss(), { name: "Oak Ridge" }));
    expect(await newest(clientId)).toMatchObject({ before: {}, after: { name: "Oak Ridge" } });
    const facts = { name: "Annex", timeZone: "America/Chicago" } as const;
    const id = idOf(await createFacility(context, boss(), clientId, facts));
    expect(await newest(id)).toMatchObject({ before: {}, after: facts });
    const step = (command: Promise<{ ok: boolean }>, before: object, after: object) =>
      leaves(id, command, { before, after });
    await step(
      changeHours({ ...context, onCalendarChange: refreshClocks }, boss(), id, [
        [["08:00", "12:00"]],
        [],
        [],
        [],
        [],
        [],
        [],
      ]),
      { "day.0": "08:00 to 18:00" },
      { "day.0": "08:00 to 12:00", "day.1": "" },
    );
    const kim = { name: "Kim", jobTitle: "", phone: "(312) 555-0187", email: "" };
    const contact = idOf(await addContact(context, boss(), id, kim));
    expect(await newest(id)).toMatchObject({ before: {}, after: { phone: kim.phone } });
    await step(removeContact(context, boss(), id, contact), { phone: kim.phone }, {});
    const day = { date: "2027-03-01", name: "Inventory" };
    await step(
      addHoliday({ ...context, onCalendarChange: refreshClocks }, boss(), id, day),
      {},
      { "holiday.2027-03-01": "Inventory" },
    );
    await step(
      removeHoliday({ ...context, onCalendarChange: refreshClocks }, boss(), id, day.date),
      { "holiday.2027-03-01": "Inventory" },
      {},
    );
    const lobby = {
      name: "Lobby",
      floor: "1",
      type: "lobby",
      squareFeet: 400,
      floorCovering: "tile",
      toilets: 0,
      urinals: 0,
      sinks: 0,
    } as const;
    const area = idOf(await addAreas(context, boss(), id, [lobby]));
    expect(await newest(id)).toMatchObject({ before: {}, after: { squareFeet: "400" } });
    await step(
      changeArea(context, boss(), id, area, { ...lobby, floor: "2" }),
      { floor: "1" },
      { floor: "2" },
    );
    await step(makeSigns(context, boss(), id, "all"), {}, { signs: ["Lobby"] });
    await step(revokeSign(context, boss(), id, area), { inUse: true }, { inUse: false });
    const supply = idOf(await addSupply(context, boss(), id, "Soap"));
    expect(await newest(id)).toMatchObject({ before: {}, after: { name: "Soap" } });
    await step(removeSupply(context, boss(), id, supply), { name: "Soap" }, {});
    await startDraft(context, boss(), id);
    const frequency = { times: 1, per: "week" } as const;
    await addLine(context, boss(), id, { areaId: area, task: "Wax", frequency, price: 12_345 });
    await step(
      archiveArea({ ...context, removeDraftTasks }, boss(), id, area),
      { archived: false, draftTasks: ["Wax"] },
      { archived: true, draftTasks: [] },
    );
    await step(restoreArea(context, boss(), id, area), { archived: true }, { archived: false });
    await step(archiveFacility(context, boss(), id), { archived: false }, { archived: true });
    await step(restoreFacility(context, boss(), id), { archived: true }, { archived: false });
  });

  it("secrets alone leave none: codes of sites and signs", async () => {
    const { id, areaIds } = await addFacility(context, { clientId: cast.own.id });
    await renewSiteCode(context, boss(), id);
    const area = areaIds[0] ?? "";
    await makeSigns(context, boss(), id, [area]);
    await renewSign(context, boss(), id, area);
    const [row] = await context.db.select().from(facilities).where(eq(facilities.id, id));
    const signs = await context.db.select().from(areaSigns).where(eq(areaSigns.facilityId, id));
    const events = await context.db
      .select({ details: historyEvents.details })
      .from(historyEvents)
      .where(eq(historyEvents.recordId, id));
    const kept = JSON.stringify(events);
    expect(signs).toHaveLength(2);
    for (const secret of [row?.siteCode ?? "?", ...signs.map(({ code }) => code)])
      expect(kept).not.toContain(secret);
  });

  it("a scope and its draft", async () => {
    const facility = await addFacility(context, { clientId: cast.own.id });
    const scope = idOf(await startDraft(context, boss(), facility.id));
    expect(await newest(scope)).toMatchObject({ before: {}, after: { version: 1 } });
    const line = {
      areaId: facility.areaIds[0] ?? "",
      task: "Wax",
      frequency: { times: 1, per: "week" } as const,
      price: 12_345,
    };
    const lineId = idOf(await addLine(context, boss(), facility.id, line));
    expect(await newest(scope)).toMatchObject({ before: {}, after: { price: "123.45" } });
    await leaves(
      scope,
      changeLine(context, boss(), facility.id, lineId, { ...line, price: 20_000 }),
      { before: { price: "123.45" }, after: { price: "200.00" } },
    );
    await leaves(scope, removeLine(context, boss(), facility.id, lineId), {
      before: { task: "Wax", price: "200.00", frequency: "1-week" },
      after: {},
    });
    await leaves(scope, discardDraft(context, boss(), facility.id), {
      before: { version: 1 },
      after: {},
    });
    const later = await addScope(context, facility, { effectiveFrom: "2090-01-01" });
    await leaves(later, withdrawScope(context, boss(), facility.id, later), {
      before: { effectiveFrom: "2090-01-01" },
      after: { effectiveFrom: null },
    });
  });

  it("a visit and a series", async () => {
    const { id: facilityId, clientId } = await addFacility(context, { clientId: cast.own.id });
    const visit = await addVisit(context, { clientId, facilityId }, { date: tomorrow() });
    await leaves(visit, cancelVisit(context, boss(), visit, "Closed"), {
      before: { state: "scheduled", cancelReason: null },
      after: { state: "cancelled", cancelReason: "Closed" },
    });
    await leaves(visit, reinstateVisit(context, boss(), visit), {
      before: { state: "cancelled", cancelReason: "Closed" },
      after: { state: "scheduled", cancelReason: null },
    });
    const plan = {
      title: "Day porter",
      startsOn: tomorrow(),
      endsOn: null,
      startsAt: "09:00",
      endsAt: "11:00",
      crewSize: 1,
      doesScope: false,
      pattern: { every: "week", interval: 1, weekdays: [1] },
    } as const;
    const series = idOf(await createSeries(context, boss(), facilityId, plan));
    expect(await newest(series)).toMatchObject({
      before: {},
      after: { title: "Day porter", pattern: "FREQ=WEEKLY;INTERVAL=1;BYDAY=MO", startsAt: "09:00" },
    });
  });

  it("an inspection, and its rule", async () => {
    const facility = await addFacility(context, { clientId: cast.own.id });
    await addScope(context, facility);
    const planned = {
      facilityId: facility.id,
      plannedOn: "2027-01-04",
      method: "five-point",
      inspectorId: cast.ids.administrator,
    } as const;
    const id = idOf(await planInspection(context, boss(), planned));
    expect(await newest(id)).toMatchObject({ before: {}, after: { plannedOn: "2027-01-04" } });
    const [area] = await areasOf(context, id);
    const field = `weight.${area?.id}`;
    await leaves(id, changeWeights(context, boss(), id, new Map([[area?.id ?? "", 7]])), {
      before: { [field]: "1" },
      after: { [field]: "7" },
    });
    await leaves(id, cancelInspection(context, boss(), id, "Closed"), {
      before: { state: "planned" },
      after: { state: "cancelled", cancelReason: "Closed" },
    });
    const finished = await addFinishedAt(context, {
      facilityId: cast.assigned,
      clientId: cast.own.id,
    });
    expect(await newest(finished)).toMatchObject({
      before: { state: "in-progress" },
      after: { state: "finished" },
    });
    await leaves(finished, signInspection(context, clientBoss(), finished), {
      before: { state: "finished" },
      after: { state: "signed" },
    });
    const rule = {
      facilityId: facility.id,
      everyMonths: 1,
      dayOfMonth: 5,
      method: "five-point",
      inspectorId: cast.ids.administrator,
    } as const;
    await leaves(facility.id, saveRule(context, boss(), rule), {
      before: {},
      after: { everyMonths: "1" },
    });
    await leaves(facility.id, saveRule(context, boss(), { ...rule, everyMonths: 3 }), {
      before: { everyMonths: "1" },
      after: { everyMonths: "3" },
    });
  });

  it("an invoice, and how a client is billed", async () => {
    const { clientId, facilityId } = await addBilledClient(context);
    const id = await addDraft(context, clientId, "2026-10-01");
    expect(await newest(id)).toMatchObject({ before: {}, after: { totalCents: 100_000 } });
    const extra = { kind: "other", facilityId, text: "Keys", cents: 500 } as const;
    await leaves(id, addInvoiceLine(context, boss(), id, extra), {
      before: { totalCents: 100_000 },
      after: { totalCents: 100_500 },
    });
    const [line] = await context.db
      .select()
      .from(invoiceLines)
      .where(and(eq(invoiceLines.invoiceId, id), eq(invoiceLines.text, "Keys")));
    await leaves(id, removeInvoiceLine(context, boss(), id, line?.id ?? ""), {
      before: { totalCents: 100_500 },
      after: { totalCents: 100_000 },
    });
    await context.db
      .update(billingSettings)
      .set({ termsDays: 45 })
      .where(eq(billingSettings.clientId, clientId));
    await leaves(id, refreshDraft(context, boss(), id), {
      before: { termsDays: 30 },
      after: { termsDays: 45 },
    });
    await leaves(id, issueInvoice(context, boss(), id, "2026-11-05"), {
      before: { state: "draft", number: null },
      after: { state: "issued", number: expect.any(String), dueOn: "2026-12-20" },
    });
    const hold = { heldUntil: "2027-01-10", reason: "They pay on Friday" };
    await leaves(id, holdReminders(context, boss(), id, hold), {
      before: { heldUntil: "" },
      after: hold,
    });
    await leaves(id, releaseReminders(context, boss(), id), {
      before: hold,
      after: { heldUntil: "" },
    });
    const payment = { cents: 400, paidOn: "2026-11-20", method: "check", reference: "" } as const;
    await leaves(id, recordPayment(context, boss(), id, payment), {
      before: { paidCents: 0 },
      after: { paidCents: 400 },
    });
    const [paid] = await context.db
      .select()
      .from(invoicePayments)
      .where(eq(invoicePayments.invoiceId, id));
    await leaves(id, reversePayment(context, boss(), id, paid?.id ?? ""), {
      before: { paidCents: 400 },
      after: { paidCents: 0 },
    });
    await leaves(id, voidInvoice(context, boss(), id, "Wrong client", "2026-11-21"), {
      before: { state: "issued" },
      after: { state: "void", voidReason: "Wrong client" },
    });
    await leaves(
      clientId,
      addCredit(context, boss(), clientId, { facilityId, cents: 5, reason: "Late" }),
      {
        before: {},
        after: { cents: 5, reason: "Late" },
      },
    );
    const form = {
      billsFrom: "2025-01-01",
      issueDay: 5,
      termsDays: 60,
      billToName: "Accounts payable",
      billToAddress: "1 Main Street\nChicago, IL 60606",
      purchaseOrder: "",
      split: "client",
      review: "staff",
      taxRate: 0,
    } as const;
    await leaves(
      clientId,
      saveBilling(context, boss(), clientId, { form, rates: { [facilityId]: 625 } }),
      {
        before: { termsDays: "45", [`rate.${facilityId}`]: "" },
        after: { termsDays: "60", [`rate.${facilityId}`]: "6.25" },
      },
    );
    const targets = {
      ...defaultTargets,
      routine: { ...defaultTargets.routine, responseMinutes: 30 },
    };
    await leaves(clientId, changeTargets(context, boss(), clientId, targets), {
      before: { "routine.response": "2" },
      after: { "routine.response": "0.5" },
    });
  });

  it("a document", async () => {
    const fields = {
      clientId: cast.own.id,
      facilityId: undefined,
      type: "report",
      title: "Certificate",
      needsAcknowledgement: false,
      validUntil: "2026-12-31",
    } as const;
    const paper = () => addPaper(context, boss());
    const id = idOf(await addDocument(context, boss(), fields, [await paper()]));
    expect(await newest(id)).toMatchObject({
      before: {},
      after: { title: "Certificate", validUntil: "2026-12-31" },
    });
    await leaves(id, changeDays(context, boss(), id, { validUntil: "2027-12-31" }), {
      before: { validUntil: "2026-12-31" },
      after: { validUntil: "2027-12-31" },
    });
    await leaves(id, addVersion(context, boss(), id, {}, [await paper()]), {
      before: { version: 1, validUntil: "2027-12-31" },
      after: { version: 2, validUntil: null },
    });
    await leaves(id, withdrawDocument(context, boss(), id, "Wrong file"), {
      before: { withdrawn: false },
      after: { withdrawn: true, withdrawReason: "Wrong file" },
    });
  });

  it("a key: where it is, who has it, what became of it", async () => {
    const id = await addTestKey(context, boss(), { facilityId: cast.assigned, copies: 2 });
    const holderId = cast.ids["crew-lead"];
    const crewLead: Actor = { ...boss(), accountId: holderId, role: "crew-lead" };
    const issueId = await issueTo(context, boss(), id, holderId);
    expect(await newest(id)).toMatchObject({
      before: { holder: null },
      after: { holder: holderId },
    });
    await leaves(id, confirmReceipt(context, crewLead, id, issueId), {
      before: { received: false },
      after: { received: true },
    });
    await leaves(id, giveBack(context, crewLead, id, issueId), {
      before: { givenBack: false },
      after: { givenBack: true },
    });
    await leaves(id, takeBack(context, boss(), id, issueId, "out"), {
      before: { holder: holderId },
      after: { holder: null },
    });
    await leaves(id, reportLost(context, boss(), id, undefined), {
      before: { lost: false },
      after: { lost: true },
    });
    await leaves(id, retireKey(context, boss(), id), {
      before: { inUse: true },
      after: { inUse: false },
    });
  });

  it("a newsletter", async () => {
    await addSubscribers(context.db, ["reader@example.com"]);
    const id = await addDraftNewsletter(context.db, boss());
    const stored = fieldsOf(bothTexts);
    expect(await newest(id)).toMatchObject({ before: {}, after: stored });
    const step = (command: Promise<{ ok: boolean }>, before: object, after: object) =>
      leaves(id, command, { before, after });
    await step(
      editNewsletter(context, boss(), id, { ...stored, "subject-en": "Other" }, stored),
      { "subject-en": stored["subject-en"] },
      { "subject-en": "Other" },
    );
    const at = { day: addDays(todayIn(company.timeZone, new Date()), 2), time: "09:00" };
    await step(
      scheduleNewsletter(context, boss(), id, { ...at, revision: 2 }),
      { state: "draft" },
      { state: "scheduled", sendAt: expect.any(String) },
    );
    await step(
      unscheduleNewsletter(context, boss(), id),
      { state: "scheduled" },
      { state: "draft", sendAt: null },
    );
    await step(sendNow(context, boss(), id, 2), { state: "draft" }, { state: "sending" });
    await step(stopNewsletter(context, boss(), id), { state: "sending" }, { state: "stopped" });
    const other = await addDraftNewsletter(context.db, boss());
    await leaves(other, deleteDraft(context, boss(), other), { before: stored, after: {} });
  });

  it("a picture of the website", async () => {
    const id = await addTestPicture(context, boss());
    const words = { title: "Hall", altEn: "A hall", altEs: "Un vestíbulo", isDecorative: false };
    const stored = { ...words, name: "own-hall" };
    expect(await newest(id)).toMatchObject({ before: {}, after: stored });
    const shown = { cropSize: 100, cropLeft: 50, cropTop: 50, focusLeft: 50, focusTop: 50 };
    await leaves(id, changePicture(context, boss(), id, { ...words, ...shown, cropLeft: 0 }), {
      before: { cropLeft: "50" },
      after: { cropLeft: "0" },
    });
    await leaves(id, deletePicture(context, boss(), id, 0), { before: stored, after: {} });
  });

  it("feedback", async () => {
    const { id: workOrderId } = await addOrder(context, cast.assigned);
    const accountId = clientBoss().accountId;
    const whose = { clientId: cast.own.id, facilityId: cast.assigned, accountId };
    const id = await addQuestion(context, whose, { workOrderId });
    await leaves(id, giveFeedback(context, clientBoss(), id, { score: 9, reason: "" }), {
      before: {},
      after: { score: 9 },
    });
    await leaves(id, giveFeedback(context, clientBoss(), id, { score: 7, reason: "Late" }), {
      before: { score: 9, reason: "" },
      after: { score: 7, reason: "Late" },
    });
  });

  it("a submission, and what undoing takes back", async () => {
    const id = await addSubmission(context.db, "lead");
    const name = { kind: "lead", id } as const;
    const me = boss().accountId;
    await leaves(id, assignSubmission(context, boss(), name, { to: me, seen: null }), {
      before: { assignedTo: null },
      after: { assignedTo: me },
    });
    const answered = await markAnswered(context, boss(), name);
    expect(await newest(id)).toMatchObject({
      before: { answeredBy: null },
      after: { answeredBy: me, answeredAt: expect.any(String) },
    });
    const event = answered.ok ? answered.eventId : "";
    await leaves(id, undoSubmissionCommand(context, boss(), name, event), {
      before: { answeredBy: me },
      after: { answeredBy: null, answeredAt: null },
    });
    const held = await addSubmission(context.db, "lead", { screening: "quarantined" });
    await leaves(held, confirmSpam(context, boss(), { kind: "lead", id: held }), {
      before: { spamConfirmedAt: null },
      after: { spamConfirmedAt: expect.any(String) },
    });
  });

  it("a person", async () => {
    const origin = newOrigin();
    const [here = ""] = cast.own.facilityIds;
    const invitation = {
      name: "Kim",
      email: "kim.history@example.com",
      role: "supervisor" as const,
      clientId: undefined,
      clientIds: [],
      facilityIds: [here],
    };
    const invited = await invitePerson(context, boss(), invitation, origin);
    expect(await newest(invited.ok ? invited.accountId : "")).toMatchObject({
      before: {},
      after: { role: "supervisor", [`facility.${here}`]: "on" },
    });
    const person = await addPerson(context, { role: "supervisor", facilityIds: [here] });
    const none = { clientIds: [], facilityIds: [] };
    const step = (command: Promise<{ ok: boolean }>, before: object, after: object) =>
      leaves(person.id, command, { before, after });
    await step(
      assignPerson(context, boss(), person.id, none, origin),
      { [`facility.${here}`]: "on" },
      { [`facility.${here}`]: "" },
    );
    await step(
      changeRole(
        context,
        boss(),
        person.id,
        { role: "crew-lead", clientIds: [], facilityIds: [here] },
        origin,
      ),
      { role: "supervisor" },
      { role: "crew-lead", [`facility.${here}`]: "on" },
    );
    const crewLead = { ...boss(), accountId: person.id, role: "crew-lead" } as const;
    await step(
      changeProfile(context, crewLead, { name: "Lee", username: undefined }, origin),
      { name: person.name },
      { name: "Lee" },
    );
    await step(
      changePreferences(context, notificationDefinitions, crewLead, {
        "work-order-assigned": "off",
      }),
      { "work-order-assigned": "at-once" },
      { "work-order-assigned": "off" },
    );
    await step(
      suspendPerson(context, boss(), person.id, origin),
      { state: "active" },
      { state: "suspended" },
    );
    await step(
      restorePerson(context, boss(), person.id, origin),
      { state: "suspended" },
      { state: "active" },
    );
    await step(
      removePerson(context, boss(), person.id, origin),
      { state: "active", [`facility.${here}`]: "on" },
      { state: "removed", [`facility.${here}`]: "" },
    );
  });
});
