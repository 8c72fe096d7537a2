/** How a signed proposal becomes a client: all of it or nothing, once, by who may, and without the bid's secrets. */

import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { writeBooking } from "#features/appointments/write-appointment.server.ts";
import type { BidSheet } from "#features/bids/bid-sheet-types.ts";
import {
  exampleAlternative,
  exampleArea,
  exampleInput,
  exampleSheet,
} from "#features/bids/calculation/example-bid.test-support.ts";
import { priceBid } from "#features/bids/calculation/price-bid.ts";
import { loader as clientPage } from "#features/clients/office/client-page.tsx";
import { loader as portalDocuments } from "#features/documents/list-page.tsx";
import { loader as opportunityPage } from "#features/opportunities/office/detail-page.tsx";
import { sha256 } from "#features/proposals/evidence.server.ts";
import { loader as proposalPage } from "#features/proposals/office/proposal-page.tsx";
import type { ProposalDraft } from "#features/proposals/proposal-types.ts";
import { loader as companyPage } from "#features/prospect-companies/office/company-page.tsx";
import {
  accounts,
  areas,
  bids,
  billingSettings,
  clientAssignments,
  clientStarts,
  clients,
  documents,
  documentVersions,
  emails,
  facilities,
  facilityContacts,
  files as fileRows,
  historyEvents,
  opportunities,
  proposalPapers,
  proposals,
  proposalVersions,
  prospectCompanies,
  prospectContacts,
  scopeLines,
  scopes,
  startUpPlans,
  startUpTasks,
  visitSeries,
  walkThroughSurveys,
} from "#features/schema.ts";
import { loader as portalScope } from "#features/scopes/portal/scope-page.tsx";
import { loader as visitApi } from "#features/visits/api/visit.ts";
import { loader as visitsApi } from "#features/visits/api/visits.ts";
import { listVisits } from "#features/visits/list-visits.server.ts";
import { loader as officeSchedule } from "#features/visits/office/schedule-page.tsx";
import { loader as portalSchedule } from "#features/visits/portal/schedule-page.tsx";
import { loader as visitPage } from "#features/visits/portal/visit-page.tsx";
import { walkThroughKind } from "#features/walk-through-appointments/walk-through-kind.server.ts";
import { addDays, todayIn, weekdayOf } from "#platform/format/local-date.ts";
import { accountOf, useAccounts } from "#tests/support/accounts.ts";
import { spanIn } from "#tests/support/appointments.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import {
  addCountersignedProposal,
  addSentProposal,
  latestProposal,
} from "#tests/support/proposals.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import * as startPage from "./office/start-page.tsx";
import type { ClientStartPageData } from "./office/start-pages.server.ts";
import { sumOfPrices } from "./price-sum.ts";
import { shareMonthlyPrice } from "./start-texts.server.ts";

type Fields = Record<string, string>;

let phones = 1_000;
const newPhone = () => `(312) 555-${phones++}`;

const sellers: readonly string[] = ["administrator", "account-manager"];
const today = todayIn("America/Chicago", new Date());
const firstDay = addDays(today, 3);

const sheet: Partial<BidSheet> = {
  areas: [
    exampleArea(),
    exampleArea({
      id: "two",
      name: "Restrooms",
      type: "restroom",
      squareFeet: 400,
      fixtures: { toilet: 12, urinal: 4, sink: 10 },
    }),
  ],
  window: { from: "21:00", until: "23:30" },
  people: 3,
};

describeEachDatabase("locks", (database, wantsTheRest) => {
  const context = useAccounts(database);
  const cast = useCast(context, temporaryFiles());
  const pathOf = (id: string) => `/office/pipeline/${id}/start`;

  /** Its company is one that no other test has. */
  async function signed(options: Parameters<typeof addCountersignedProposal>[2] = {}) {
    const word = randomUUID().slice(0, 8);
    const name = `Harbor ${word}`;
    const email = `dana@${word}.example`;
    const { id } = await addCountersignedProposal(context.db, administratorOf(cast), {
      sheet,
      draft: {
        startsOn: firstDay,
        startUp: [
          { day: "30", task: "Inspection" },
          { day: "-7", task: "Keys" },
        ],
      },
      sample: { subject: name, email, phone: newPhone() },
      ...options,
    });
    const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
    const companyId = row?.companyId ?? "";
    await context.db
      .update(prospectCompanies)
      .set({ address: "12 Main Street\nSuite 4\nChicago, IL 60601" })
      .where(eq(prospectCompanies.id, companyId));
    await context.db
      .update(prospectContacts)
      .set({ jobTitle: "Owner" })
      .where(eq(prospectContacts.id, row?.contactId ?? ""));
    return { id, name, email, companyId };
  }

  type Role = (typeof roles)[number];
  const open = async (id: string, role: Role = "administrator") =>
    (await cast.ask(role, pathOf(id), startPage.loader)).body as ClientStartPageData;
  const post = (id: string, fields: Fields, role: Role = "administrator") =>
    cast.ask(role, pathOf(id), startPage.action, fields);
  const fieldsOf = async (id: string, more: Fields = {}, role: Role = "administrator") => ({
    ...(await open(id, role)).texts,
    ...more,
    attempt: randomUUID(),
  });
  const start = async (id: string, more: Fields = {}, role: Role = "administrator") =>
    post(id, await fieldsOf(id, more, role), role);
  const startOf = async (id: string) => {
    const [row] = await context.db
      .select({ start: clientStarts })
      .from(clientStarts)
      .innerJoin(proposals, eq(proposals.id, clientStarts.proposalId))
      .where(eq(proposals.opportunityId, id));
    if (row === undefined) throw new Error("Nothing was started");
    return row.start;
  };
  const errorsOf = (body: unknown) => (body as { errors: Fields }).errors;
  const clientsCalled = (name: string) => context.db.$count(clients, eq(clients.name, name));
  const kindsOf = async (recordId: string) =>
    (
      await context.db
        .select({ kind: historyEvents.kind })
        .from(historyEvents)
        .where(eq(historyEvents.recordId, recordId))
        .orderBy(asc(historyEvents.at))
    ).map(({ kind }) => kind);

  it("proposes the title that the contact has signed with, where nobody knows another", async () => {
    const { id } = await signed({ title: "Facility manager" });
    expect((await open(id)).texts["contact.jobTitle"]).toBe("Owner");
    const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
    const ofContact = eq(prospectContacts.id, row?.contactId ?? "");
    await context.db.update(prospectContacts).set({ jobTitle: "" }).where(ofContact);
    expect((await open(id)).texts["contact.jobTitle"]).toBe("Facility manager");
    await context.db.update(prospectContacts).set({ name: "Somebody Else" }).where(ofContact);
    expect((await open(id)).texts["contact.jobTitle"]).toBe("");
  });

  it("makes a line of the scope for each task that was signed, with the price on the first", async () => {
    const tasks = {
      "open-office": "Weekly: Dust sills\nVacuum carpet",
      restroom: "Clean toilets",
      kitchen: "Never offered",
    };
    const { id } = await signed({ draft: { startsOn: firstDay, tasks } });
    const { version } = await latestProposal(context.db, id);
    expect(version.offer).toMatchObject({
      format: 3,
      tasks: [
        {
          type: "open-office",
          tasks: [{ task: "Dust sills", per: "week" }, { task: "Vacuum carpet" }],
        },
        { type: "restroom", tasks: [{ task: "Clean toilets" }] },
      ],
    });
    const texts: Fields = await fieldsOf(id);
    expect(texts["area.0.task"]).toBe("Weekly: Dust sills\nVacuum carpet");
    const added = { ...texts, "area.1.task": "Clean toilets\nMonthly: Wash walls" };
    const tooLong = await post(id, { ...added, "area.1.task": `Mop\n${"x".repeat(121)}` });
    expect(tooLong.status).toBe(422);
    // Hundreds of areas with their tasks are more than other forms may have.
    const asLongAsMany = { ...added, "area.900.task": "Mop\n".repeat(75_000) };
    expect((await post(id, asLongAsMany)).status).toBe(303);
    const { facilityId } = await startOf(id);
    const lines = await context.db
      .select()
      .from(scopeLines)
      .where(eq(scopeLines.facilityId, facilityId));
    const [first, second] = [texts["area.0.price"], texts["area.1.price"]].map((price) =>
      Math.round(Number(price) * 100),
    );
    expect(
      lines
        .map((line) => [line.task, line.times, line.per, line.monthlyPriceCents])
        .sort(([one], [other]) => String(one).localeCompare(String(other))),
    ).toEqual([
      ["Clean toilets", 5, "week", second],
      ["Dust sills", 1, "week", 0],
      ["Vacuum carpet", 5, "week", first],
      ["Wash walls", 1, "month", 0],
    ]);
  });

  it("makes client, facility, areas, scope, visits with their budget, billing, contract and invitation", async () => {
    const { id, name, email, companyId } = await signed();
    const { texts } = await open(id);
    const answer = await start(id);
    const { clientId, facilityId, ...row } = await startOf(id);
    expect(answer.location).toBe(`/office/clients/${clientId}`);
    expect(row).toMatchObject({ isNewClient: true, startedBy: cast.ids.administrator });
    const { db } = context;
    const [facility] = await db.select().from(facilities).where(eq(facilities.id, facilityId));
    expect(facility).toMatchObject({
      clientId,
      name,
      street: "12 Main Street, Suite 4",
      city: "Chicago",
      state: "IL",
      postalCode: "60601",
    });
    const areaRows = await db
      .select()
      .from(areas)
      .where(eq(areas.facilityId, facilityId))
      .orderBy(asc(areas.position));
    expect(areaRows.map((areaRow) => [areaRow.name, areaRow.squareFeet])).toEqual([
      ["Open office", 16_000],
      ["Restrooms", 400],
    ]);
    const [scope] = await db.select().from(scopes).where(eq(scopes.facilityId, facilityId));
    expect(scope).toMatchObject({ version: 1, effectiveFrom: firstDay });
    const lines = await db.select().from(scopeLines).where(eq(scopeLines.facilityId, facilityId));
    const { version } = await latestProposal(db, id);
    expect(lines.reduce((sum, { monthlyPriceCents }) => sum + monthlyPriceCents, 0)).toBe(
      version.offer.alternatives[0]?.pricePerMonth,
    );
    const [series] = await db
      .select()
      .from(visitSeries)
      .where(eq(visitSeries.facilityId, facilityId));
    expect(Number(texts.budgetMinutes)).toBeGreaterThan(60);
    expect(series).toMatchObject({
      rule: "FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR",
      startsOn: firstDay,
      windowStart: "21:00",
      windowEnd: "23:30",
      crewSize: 3,
      budgetMinutes: Number(texts.budgetMinutes),
    });
    const visits = await listVisits(db, administratorOf(cast), { facilityId });
    expect(visits.length).toBeGreaterThan(30);
    expect(new Set(visits.map(({ budgetMinutes }) => budgetMinutes))).toEqual(
      new Set([Number(texts.budgetMinutes)]),
    );
    const [billing] = await db
      .select()
      .from(billingSettings)
      .where(eq(billingSettings.clientId, clientId));
    expect(billing).toMatchObject({ billToName: name, termsDays: 30, issueDay: 1 });
    const [contract] = await db
      .select({ document: documents, file: fileRows, version: documentVersions })
      .from(documents)
      .innerJoin(documentVersions, eq(documentVersions.documentId, documents.id))
      .innerJoin(fileRows, eq(fileRows.id, documentVersions.fileId))
      .where(eq(documents.clientId, clientId));
    const [paper] = await db
      .select()
      .from(proposalPapers)
      .where(eq(proposalPapers.versionId, version.id));
    expect(contract?.document).toMatchObject({ type: "contract", facilityId: null });
    expect(contract?.file).toMatchObject({ kind: "pdf", sha256: paper?.sha256, clientId });
    expect(contract?.version).toMatchObject({ validFrom: firstDay, validUntil: null });
    const [contact] = await db
      .select()
      .from(facilityContacts)
      .where(eq(facilityContacts.facilityId, facilityId));
    expect(contact).toMatchObject({ email, jobTitle: "Owner" });
    const [invited] = await db.select().from(accounts).where(eq(accounts.email, email));
    expect(invited).toMatchObject({ role: "client-administrator", clientId, state: "invited" });
    const mails = await db.select().from(emails).where(eq(emails.recipient, email));
    expect(mails.map(({ message }) => message)).toContain("account-invitation");
    const [plan] = await db
      .select()
      .from(startUpPlans)
      .where(eq(startUpPlans.facilityId, facilityId));
    expect(plan).toMatchObject({ clientId, startsOn: firstDay });
    const tasks = await db
      .select({
        task: startUpTasks.task,
        dueOn: startUpTasks.dueOn,
        promised: startUpTasks.isPromised,
        language: startUpTasks.taskLanguage,
      })
      .from(startUpTasks)
      .where(eq(startUpTasks.facilityId, facilityId))
      .orderBy(asc(startUpTasks.dueOn));
    expect(tasks).toEqual([
      // A week before the first day is over already.
      { task: "Keys", dueOn: today, promised: true, language: "en" },
      { task: "Inspection", dueOn: addDays(firstDay, 30), promised: true, language: "en" },
    ]);
    const [opportunity] = await db.select().from(opportunities).where(eq(opportunities.id, id));
    expect(opportunity?.stage).toBe("won");
    for (const recordId of [id, companyId, version.proposalId])
      expect(await kindsOf(recordId)).toContain("started");
    expect(await kindsOf(clientId)).toEqual(expect.arrayContaining(["created", "billing-changed"]));
  });

  it("is done once, however many people confirm it at the same time", async () => {
    const { id, name } = await signed();
    const forms = await Promise.all([1, 2, 3].map(() => fieldsOf(id)));
    const answers = await Promise.all(forms.map((fields) => post(id, fields)));
    const { clientId } = await startOf(id);
    for (const { status, location, body } of answers)
      expect([status, location], JSON.stringify(body)).toEqual([
        303,
        `/office/clients/${clientId}`,
      ]);
    expect(await clientsCalled(name)).toBe(1);
    const copy = { ...forms[0] } as Fields;
    expect((await post(id, copy)).location).toBe(`/office/clients/${clientId}`);
    // Who comes later, with whatever is in the form, is led to the client as well.
    expect((await post(id, { attempt: randomUUID() })).location).toBe(
      `/office/clients/${clientId}`,
    );
    expect(await context.db.$count(documents, eq(documents.clientId, clientId))).toBe(1);
  });

  it("leaves nothing behind where one part is refused", async () => {
    const { id, name } = await signed();
    const crew = await accountOf(context, cast.ids["crew-lead"]);
    const filesBefore = await context.db.$count(documents);
    const answer = await start(id, { "contact.email": crew.email });
    expect(answer.status).toBe(409);
    expect(Object.keys(errorsOf(answer.body))).toEqual(["contact.email"]);
    expect(await clientsCalled(name)).toBe(0);
    expect(await context.db.$count(facilities, eq(facilities.name, name))).toBe(0);
    expect(await context.db.$count(documents)).toBe(filesBefore);
    expect((await start(id, { "contact.invite": "no" })).status).toBe(303);
  });
  if (!wantsTheRest) return;

  it("ends the contract as the proposal says, once its first day is known", async () => {
    const monthsLater = (months: number) =>
      Temporal.PlainDate.from(firstDay).add({ months }).subtract({ days: 1 }).toString();
    const withTerm = async (draft: Partial<ProposalDraft>) => {
      const { id } = await signed({ draft: { startsOn: firstDay, ...draft } });
      const { texts, warnings } = await open(id);
      return { until: texts["contract.validUntil"], warnings: warnings.join(" "), id };
    };
    const year = await withTerm({ termMonths: "12" });
    expect(year.until).toBe(monthsLater(12));
    expect(year.warnings).not.toContain("last day");
    await start(year.id);
    const { clientId } = await startOf(year.id);
    const [contract] = await context.db
      .select({ version: documentVersions })
      .from(documentVersions)
      .where(eq(documentVersions.clientId, clientId));
    expect(contract?.version).toMatchObject({ validFrom: firstDay, validUntil: monthsLater(12) });
    const lastDay = addDays(firstDay, 99);
    expect((await withTerm({ endsOn: lastDay })).until).toBe(lastDay);
    const open12 = await withTerm({ termMonths: "12", startsOn: "" });
    expect(open12.until).toBe("");
    expect(open12.warnings).toContain("runs for 12 months from the first day of service");
    expect((await withTerm({})).warnings).toContain("The contract has no last day");
  });

  it("is for those who sell, and for nobody else", async () => {
    const { id, name } = await signed();
    const fields = await fieldsOf(id);
    for (const role of roles) {
      const page = await cast.ask(role, pathOf(id), startPage.loader);
      expect(page.status, role).toBe(sellers.includes(role) ? 200 : 404);
      if (!sellers.includes(role)) expect((await post(id, fields, role)).status, role).toBe(404);
    }
    const guest = await cast.ask(undefined, pathOf(id), startPage.loader);
    expect(guest.location).toMatch(/^\/client-portal\?/);
    for (const unknown of ["x", randomUUID()])
      expect((await cast.ask("administrator", pathOf(unknown), startPage.loader)).status).toBe(404);
    expect(await clientsCalled(name)).toBe(0);
  });

  it("gives an account manager the client that they have started", async () => {
    const { id } = await signed();
    const answer = await start(id, {}, "account-manager");
    const { clientId } = await startOf(id);
    expect(answer.location).toBe(`/office/clients/${clientId}`);
    const assigned = await context.db
      .select()
      .from(clientAssignments)
      .where(eq(clientAssignments.clientId, clientId));
    expect(assigned.map(({ accountId }) => accountId)).toEqual([cast.ids["account-manager"]]);
  });

  it("is not offered before both have signed", async () => {
    const { id } = await addSentProposal(context.db, administratorOf(cast), { sheet });
    expect((await cast.ask("administrator", pathOf(id), startPage.loader)).status).toBe(404);
    for (const state of ["signed", "withdrawn", "replaced", "declined"] as const) {
      const { version } = await latestProposal(context.db, id);
      await context.db
        .update(proposalVersions)
        .set({ state })
        .where(eq(proposalVersions.id, version.id));
      expect((await post(id, { attempt: randomUUID() })).status, state).toBe(404);
    }
  });

  it("is refused for an opportunity that was marked as lost afterwards", async () => {
    const { id, name } = await signed();
    const fields = await fieldsOf(id);
    await context.db
      .update(opportunities)
      .set({ stage: "lost", lostReason: "price" })
      .where(eq(opportunities.id, id));
    const answer = await post(id, fields);
    expect(answer.status).toBe(409);
    expect(await clientsCalled(name)).toBe(0);
  });

  it("takes the version of the bid that was signed, whatever the bid has become", async () => {
    const { id } = await signed();
    const before = await open(id);
    const changed = exampleSheet({ areas: [exampleArea({ squareFeet: 90_000 })] });
    const ofOpportunity = eq(bids.opportunityId, id);
    await context.db.update(bids).set({ sheet: changed }).where(ofOpportunity);
    expect((await open(id)).texts).toEqual(before.texts);
  });

  it("bills to the building where no other address is entered", async () => {
    const { id } = await signed();
    const place = {
      "facility.street": "500 Lake Street",
      "facility.city": "Chicago",
      "facility.state": "IL",
      "facility.postalCode": "60606",
    };
    const nowhere = await start(id, { ...place, "facility.street": "", billToAddress: " " });
    expect(errorsOf(nowhere.body)).toHaveProperty("billToAddress");
    expect((await start(id, { ...place, billToAddress: " " })).status).toBe(303);
    const { clientId } = await startOf(id);
    const [billing] = await context.db
      .select()
      .from(billingSettings)
      .where(eq(billingSettings.clientId, clientId));
    expect(billing?.billToAddress).toBe("500 Lake Street\nChicago, IL 60606");
  });

  it("takes the signed copy that is sealed after somebody was refused with the one before", async () => {
    const { id } = await signed();
    expect((await start(id, { startsAt: "" })).status).toBe(422);
    const content = new TextEncoder().encode("%PDF-1.7\nsealed\n%%EOF\n");
    const [version] = await context.db
      .select({ id: proposalVersions.id })
      .from(proposalVersions)
      .innerJoin(proposals, eq(proposals.id, proposalVersions.proposalId))
      .where(eq(proposals.opportunityId, id));
    await context.db
      .insert(proposalPapers)
      .values({ versionId: version?.id ?? "", kind: "sealed", content, sha256: sha256(content) });
    expect((await start(id)).status).toBe(303);
  });

  it.each([
    ["facility.name", ""],
    ["facility.state", "Illinois"],
    ["area.0.squareFeet", "0"],
    ["area.1.name", "x".repeat(81)],
    ["area.1.price", "-1"],
    ["startsOn", ""],
    ["startsOn", "0000-01-01"],
    ["startsOn", "9999-12-31"],
    ["startsOn", "2026-02-30"],
    ["startsOn", addDays(today, -1)],
    ["startsAt", ""],
    ["budgetMinutes", "30001"],
    ["budgetMinutes", "two hours"],
    ["crewSize", "0"],
    ["billsFrom", "0000-01"],
    ["emergency.response", "x"],
    ["contract.validUntil", "9999-12-31"],
    ["contract.validUntil", addDays(today, 1)],
    ["startUp.0.day", "181"],
    ["startUp.0.day", ""],
    ["startUp.1.task", ""],
    ["startUp.2.task", "x".repeat(161)],
    ["contact.email", ""],
    ["contact.email", "no address"],
  ])("is refused with %s %j, beside the field", async (field, value) => {
    const { id, name } = await signed();
    const answer = await start(id, { [field]: value });
    expect([409, 422]).toContain(answer.status);
    expect(Object.keys(errorsOf(answer.body))).toContain(field);
    expect(await clientsCalled(name)).toBe(0);
  });

  it("takes over what the walk-through has found out: the place, its time zone, and how one gets in", async () => {
    const { id, companyId } = await signed();
    const { db } = context;
    const subject = await walkThroughKind.findSubject(db, id);
    if (subject === undefined) throw new Error("An opportunity is no subject");
    const meeting = { hostId: cast.ids.administrator, note: "" };
    const book = (place: string, timeZone: string, days: number) =>
      db.transaction((tx) =>
        writeBooking(
          tx,
          { kind: walkThroughKind, queue: undefined, actorId: meeting.hostId },
          { subject, madeBy: meeting.hostId, ...meeting, place, timeZone },
          { ...spanIn(days), ...meeting, place, timeZone },
        ),
      );
    await book(
      "12 Dock Street, Suite 4, Indianapolis, IN 46204",
      "America/Indiana/Indianapolis",
      2,
    );
    await db.insert(walkThroughSurveys).values({
      id: randomUUID(),
      opportunityId: id,
      parking: "Lot B",
      alarm: "Panel by the side door",
      keys: "Lockbox 4",
      notes: "Ask for Dana",
    });
    const { texts, warnings } = await open(id);
    const notes = "Parking: Lot B\nKeys: Lockbox 4\nAsk for Dana";
    const expected = {
      "facility.street": "12 Dock Street, Suite 4",
      "facility.city": "Indianapolis",
      "facility.state": "IN",
      "facility.postalCode": "46204",
      "facility.timeZone": "America/Indiana/Indianapolis",
      "facility.accessNotes": notes,
      billToAddress: "12 Main Street\nSuite 4\nChicago, IL 60601",
    };
    expect(texts).toMatchObject(expected);
    expect(warnings.join(" ")).not.toMatch(/time zone|address is incomplete/);
    // Invoices of a company without an address go to the building.
    await db
      .update(prospectCompanies)
      .set({ address: "" })
      .where(eq(prospectCompanies.id, companyId));
    const billToAddress = "12 Dock Street, Suite 4\nIndianapolis, IN 46204";
    expect((await open(id)).texts).toMatchObject({ ...expected, billToAddress });
    expect((await start(id, { "facility.accessNotes": `${notes}\nRing twice` })).status).toBe(303);
    const { facilityId } = await startOf(id);
    const [facility] = await db.select().from(facilities).where(eq(facilities.id, facilityId));
    expect(facility).toMatchObject({
      street: "12 Dock Street, Suite 4",
      timeZone: "America/Indiana/Indianapolis",
      accessNotes: `${notes}\nRing twice`,
    });
  });

  it("leaves to a person what is no whole address, and says whose time zone is filled in", async () => {
    const { id, companyId } = await signed();
    const { db } = context;
    expect((await open(id)).warnings.join(" ")).toMatch(/time zone is your own/);
    const places: readonly (readonly [string, Fields])[] = [
      ["Main entrance", { "facility.street": "Main entrance", "facility.city": "" }],
      [
        "12 Lake St,\nChicago IL 60601-1234",
        { "facility.street": "12 Lake St", "facility.city": "Chicago" },
      ],
      ["", { "facility.street": "", "facility.city": "" }],
    ];
    for (const [address, fields] of places) {
      await db
        .update(prospectCompanies)
        .set({ address })
        .where(eq(prospectCompanies.id, companyId));
      expect((await open(id)).texts, address).toMatchObject(fields);
    }
    const tooLong = await start(id, { "facility.accessNotes": "x".repeat(2_001) });
    expect(Object.keys(errorsOf(tooLong.body))).toContain("facility.accessNotes");
  });

  it("asks before another price than the signed one is billed, and keeps who has confirmed it", async () => {
    const { id, name, companyId } = await signed();
    const { texts, pricePerMonth } = await open(id);
    const kept = Math.round(Number(texts["area.1.price"]) * 100);
    const leftOut = { "area.0.keep": "no" };
    const refused = await start(id, leftOut);
    expect(refused.status).toBe(409);
    expect(Object.keys(errorsOf(refused.body))).toEqual(["confirmedPrice"]);
    // Another sum was confirmed than the prices come to now.
    const stale = await start(id, { ...leftOut, confirmedPrice: String(kept + 1) });
    expect(Object.keys(errorsOf(stale.body))).toEqual(["confirmedPrice"]);
    for (const value of ["x", "-1", ""])
      expect((await start(id, { ...leftOut, confirmedPrice: value })).status, value).toBe(409);
    expect(await clientsCalled(name)).toBe(0);
    expect((await start(id, { ...leftOut, confirmedPrice: String(kept) })).status).toBe(303);
    const { facilityId } = await startOf(id);
    const lines = await context.db
      .select()
      .from(scopeLines)
      .where(eq(scopeLines.facilityId, facilityId));
    expect(lines.map(({ monthlyPriceCents }) => monthlyPriceCents)).toEqual([kept]);
    const { version } = await latestProposal(context.db, id);
    const changesOf = async (recordId: string) => {
      const [event] = await context.db
        .select()
        .from(historyEvents)
        .where(and(eq(historyEvents.recordId, recordId), eq(historyEvents.kind, "started")));
      return event;
    };
    for (const recordId of [id, version.proposalId, companyId])
      expect(await changesOf(recordId), recordId).toMatchObject({
        actorId: cast.ids.administrator,
        details: {
          before: { monthlyPriceCents: pricePerMonth },
          after: { monthlyPriceCents: kept },
        },
      });
  });

  it("shares the signed price anew among the areas that are kept, where that is asked for", async () => {
    const { id, name } = await signed();
    const { pricePerMonth } = await open(id);
    const answer = await start(id, { "area.0.keep": "no", share: "yes", title: "Nights" });
    expect(answer.status).toBe(200);
    const { values, errors } = answer.body as { values: Fields; errors: Fields };
    expect(errors).toEqual({});
    expect(values).toMatchObject({ "area.0.keep": "no", title: "Nights" });
    expect(values["area.1.price"]).toBe((pricePerMonth / 100).toFixed(2));
    expect(await clientsCalled(name)).toBe(0);
    expect((await start(id, values)).status).toBe(303);
  });

  describe("what else was sold", () => {
    const month = Number(firstDay.slice(5, 7));
    const sold: Partial<BidSheet> = {
      ...sheet,
      periodicWork: [
        // From the month after the first day on.
        {
          id: "w1",
          name: "Shop windows",
          cost: 20_000,
          timesAYear: 4,
          firstMonth: (month % 12) + 1,
        },
        { id: "w2", name: "Carpets", cost: 50_000, timesAYear: 5, firstMonth: month },
      ],
      alternatives: {
        ...exampleSheet().alternatives,
        a: exampleAlternative({ porterMinutesADay: 240, porterDaysAWeek: 3 }),
      },
    };
    const seriesOf = async (id: string) => {
      const { facilityId } = await startOf(id);
      const rows = await context.db
        .select()
        .from(visitSeries)
        .where(eq(visitSeries.facilityId, facilityId));
      return new Map(rows.map((row) => [row.title, row]));
    };

    it("becomes visits of their own, which last, and is said with what was signed", async () => {
      const { id } = await signed({ sheet: sold });
      const { texts, soldWork, porter, warnings } = await open(id);
      expect(soldWork.map(({ name }) => name)).toEqual(["Shop windows", "Carpets"]);
      expect(soldWork[0]?.sold).toMatch(/^Signed: \$\d+\.\d\d each time, 4 times a year \(/);
      expect(porter).toBe(
        "Signed: 240 minutes a day, 3 days a week. It’s part of the monthly price.",
      );
      expect(warnings.join(" ")).toMatch(/Carpets was sold 5 times a year/);
      expect(warnings.join(" ")).toMatch(/doesn’t say when the day porter works/);
      const first = texts["work.0.startsOn"] ?? "";
      expect(Number(first.slice(5, 7))).toBe((month % 12) + 1);
      expect([1, 2, 3, 4, 5]).toContain(weekdayOf(first));
      const refused = await start(id);
      expect(Object.keys(errorsOf(refused.body))).toContain("porter.startsAt");
      expect((await start(id, { "porter.startsAt": "10:00" })).status).toBe(303);
      const series = await seriesOf(id);
      const code = ["MO", "TU", "WE", "TH", "FR"][weekdayOf(first) - 1];
      const week = Math.ceil(Number(first.slice(8)) / 7);
      expect(series.get("Shop windows")).toMatchObject({
        rule: `FREQ=MONTHLY;INTERVAL=3;BYDAY=${week > 4 ? -1 : week}${code}`,
        startsOn: first,
        endsOn: null,
        doesScope: false,
        windowStart: "21:00",
        windowEnd: "23:30",
        crewSize: 3,
      });
      expect(series.get("Carpets")?.rule).toContain("FREQ=MONTHLY;INTERVAL=2;");
      expect(series.get("Day porter")).toMatchObject({
        rule: "FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,WE,FR",
        startsOn: firstDay,
        doesScope: false,
        windowStart: "10:00",
        windowEnd: "14:00",
        crewSize: 1,
        budgetMinutes: 240,
      });
      expect(series.size).toBe(4);
    });

    it("can be corrected, or left out", async () => {
      const { id } = await signed({ sheet: sold });
      const day = addDays(firstDay, 40);
      const corrected = {
        "work.0.rhythm": "week-2",
        "work.0.title": "Windows",
        "work.0.startsOn": day,
        "work.0.startsAt": "06:00",
        "work.0.endsAt": "07:30",
        "work.0.crewSize": "1",
        "work.1.keep": "no",
        "porter.keep": "no",
      };
      expect((await start(id, corrected)).status).toBe(303);
      const series = await seriesOf(id);
      expect([...series.keys()].toSorted()).toEqual(["Evening cleaning", "Windows"]);
      expect(series.get("Windows")).toMatchObject({
        rule: expect.stringMatching(/^FREQ=WEEKLY;INTERVAL=2;BYDAY=[A-Z]{2}$/),
        startsOn: day,
        windowStart: "06:00",
        windowEnd: "07:30",
        crewSize: 1,
      });
    });

    it("begins in its months where its first day is blank, whatever the first day of service", async () => {
      const { id } = await signed({ sheet: sold });
      const startsOn = addDays(firstDay, 100);
      const fields = { startsOn, "work.0.startsOn": "", "work.1.keep": "no", "porter.keep": "no" };
      expect((await start(id, fields)).status).toBe(303);
      const { startsOn: first = "" } = (await seriesOf(id)).get("Shop windows") ?? {};
      expect(first >= startsOn).toBe(true);
      expect((Number(first.slice(5, 7)) - month - 1 + 24) % 3).toBe(0);
    });

    it.each([
      ["work.0.title", ""],
      ["work.0.rhythm", "month-5"],
      ["work.0.startsOn", addDays(firstDay, -1)],
      ["work.0.startsOn", "2026-02-30"],
      ["work.1.startsAt", "25:00"],
      ["work.1.endsAt", "21:00"],
      ["work.1.crewSize", "0"],
      ["porter.startsAt", "noon"],
      ["porter.crewSize", "x"],
      ["porter.budgetMinutes", "-1"],
    ])("is refused with %s %j, beside the field", async (field, value) => {
      const { id, name } = await signed({ sheet: sold });
      const answer = await start(id, { "porter.startsAt": "10:00", [field]: value });
      expect(answer.status).toBe(422);
      expect(Object.keys(errorsOf(answer.body))).toEqual([field]);
      expect(await clientsCalled(name)).toBe(0);
    });

    it("is refused without a day of the week for the porter", async () => {
      const { id } = await signed({ sheet: sold });
      const noDay = { "porter.mon": "", "porter.wed": "", "porter.fri": "" };
      const answer = await start(id, { "porter.startsAt": "10:00", ...noDay });
      expect(Object.keys(errorsOf(answer.body))).toEqual(["porter.mon"]);
    });
  });

  it("asks which of two clients of a name is meant, and takes the one that is chosen", async () => {
    const { id, name } = await signed();
    const [other] = await context.db
      .insert(clients)
      .values({ id: randomUUID(), name: name.toUpperCase() })
      .returning();
    expect((await open(id)).namesakes).toEqual([{ id: other?.id, name: other?.name }]);
    const refused = await start(id);
    expect(errorsOf(refused.body)).toHaveProperty(["client.name"]);
    const answer = await start(id, { "client.id": other?.id ?? "" });
    expect(answer.location).toBe(`/office/clients/${other?.id}`);
    expect(await startOf(id)).toMatchObject({ clientId: other?.id, isNewClient: false });
  });

  it("adds a facility to the client that the company is already", async () => {
    const first = await signed();
    await start(first.id);
    const { clientId } = await startOf(first.id);
    const second = await signed();
    await context.db
      .update(opportunities)
      .set({ companyId: first.companyId })
      .where(eq(opportunities.id, second.id));
    const page = await open(second.id);
    expect(page.client?.id).toBe(clientId);
    expect(page.texts["facility.name"]).toBe(first.name);
    const twice = await start(second.id);
    expect(errorsOf(twice.body)).toHaveProperty(["facility.name"]);
    const manager = await start(second.id, { "facility.name": "North" }, "account-manager");
    expect(manager.status).toBe(409);
    // Whoever has been invited already needs no second invitation.
    const more = { "facility.name": "North", "contact.email": first.email };
    expect((await start(second.id, more)).location).toBe(`/office/clients/${clientId}`);
    expect(await startOf(second.id)).toMatchObject({ clientId, isNewClient: false });
    expect(await context.db.$count(facilities, eq(facilities.clientId, clientId))).toBe(2);
  });

  it("makes one line of two tasks that differ in a sign that nobody sees", async () => {
    const { id } = await signed();
    const answer = await start(id, { "area.0.task": "Dust\nDust\u200b\n\u200b" });
    expect(answer.status).toBe(303);
    const { facilityId } = await startOf(id);
    const lines = await context.db
      .select({ task: scopeLines.task, position: areas.position })
      .from(scopeLines)
      .innerJoin(areas, eq(areas.id, scopeLines.areaId))
      .where(eq(areas.facilityId, facilityId))
      .orderBy(asc(areas.position));
    const [first] = lines;
    const tasks = lines.filter(({ position }) => position === first?.position);
    expect(tasks.map(({ task }) => task)).toEqual(["Dust"]);
  });

  it("keeps what was typed for a new client that another proposal has made meanwhile", async () => {
    const first = await signed();
    const second = await signed();
    await context.db
      .update(opportunities)
      .set({ companyId: first.companyId })
      .where(eq(opportunities.id, second.id));
    const typed = { "client.name": "Harbor West", termsDays: "45", "facility.name": "North" };
    const fields = await fieldsOf(second.id, typed);
    await start(first.id);
    const { clientId } = await startOf(first.id);
    const refused = await post(second.id, fields);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      problem: expect.stringContaining("has become a client"),
      values: { ...typed, "client.linked": "" },
    });
    expect(await context.db.$count(facilities, eq(facilities.clientId, clientId))).toBe(1);
    const again = { "facility.name": "North", "contact.email": first.email };
    expect((await start(second.id, again)).location).toBe(`/office/clients/${clientId}`);
  });

  it("is linked from all that led to it, and from the client back", async () => {
    const { id, companyId } = await signed();
    const panelOn = async (path: string, loader: unknown) => {
      const { body } = await cast.ask("administrator", path, loader);
      return (body as { panels: { clientStart?: { startPath?: string; starts: object[] } } }).panels
        .clientStart;
    };
    const pages = [
      [`/office/pipeline/${id}`, opportunityPage],
      [`/office/pipeline/${id}/proposal`, proposalPage],
    ] as const;
    for (const [path, loader] of pages)
      expect((await panelOn(path, loader))?.startPath, path).toBe(pathOf(id));
    await start(id);
    const { clientId } = await startOf(id);
    const company = [`/office/prospects/${companyId}`, companyPage] as const;
    for (const [path, loader] of [...pages, company]) {
      const panel = await panelOn(path, loader);
      expect(panel?.startPath, path).toBeUndefined();
      expect(panel?.starts[0], path).toMatchObject({ clientPath: `/office/clients/${clientId}` });
    }
    const client = await panelOn(`/office/clients/${clientId}`, clientPage);
    expect(client?.starts[0]).toMatchObject({ proposalPath: `/office/pipeline/${id}/proposal` });
    const { started } = await open(id);
    expect(started).toMatchObject({ clientPath: `/office/clients/${clientId}` });
  });

  it("shows the client's people neither minutes nor anything else of the bid", async () => {
    const { id } = await signed();
    // To the client whose people the cast has.
    await start(id, { budgetMinutes: "7321", "client.id": cast.own.id });
    const { clientId, facilityId } = await startOf(id);
    expect(clientId).toBe(cast.own.id);
    const [visit] = await listVisits(context.db, administratorOf(cast), { facilityId });
    expect(visit?.budgetMinutes).toBe(7321);
    const ask = async (path: string, loader: unknown) => {
      const { status, body } = await cast.ask("client-administrator", path, loader);
      expect(status, path).toBe(200);
      return JSON.stringify(body);
    };
    const seen = [
      await ask(`/client-portal/schedule?on=${firstDay}&view=list`, portalSchedule),
      await ask(`/client-portal/schedule/${visit?.id}`, visitPage),
      await ask(`/api/portal/visits?facility=${facilityId}`, visitsApi),
      await ask(`/api/portal/visits/${visit?.id}`, visitApi),
      await ask(`/client-portal/facilities/${facilityId}/scope`, portalScope),
      await ask("/client-portal/documents", portalDocuments),
    ];
    expect(seen[0]).toContain(facilityId);
    // The digits may stand within an id or a facility's random name, next to hexadecimal ones.
    const minutes = /(?<![\da-f-])7,?321(?![\da-f-])/;
    for (const text of seen) {
      expect(text).not.toMatch(minutes);
      expect(text).not.toMatch(/budgetMinutes":\d|margin|markup|wage|burden/i);
    }
    const office = await cast.ask(
      "administrator",
      `/office/schedule?on=${firstDay}&view=list&clientId=${clientId}`,
      officeSchedule,
    );
    expect(JSON.stringify(office.body)).toMatch(minutes);
  });

  it("adds up the prices of the areas that are kept, as the form has them", () => {
    const texts = {
      "area.0.price": "$1,240.50",
      "area.0.keep": "yes",
      "area.1.price": " 9 ",
      "area.2.price": "what",
      "area.2.keep": "no",
    };
    expect(sumOfPrices(texts, ["area.0.", "area.1.", "area.2."])).toBe(124_950);
    expect(sumOfPrices({ ...texts, "area.2.keep": "yes" }, ["area.0.", "area.2."])).toBe(undefined);
    expect(sumOfPrices({}, [])).toBe(0);
  });

  it("puts areas without a floor on the first, and says so", async () => {
    const areas = [exampleArea({ floor: "" }), exampleArea({ id: "two", name: "Up", floor: "2" })];
    const { id } = await signed({ sheet: { ...sheet, areas } });
    const { texts, warnings } = await open(id);
    expect(texts).toMatchObject({ "area.0.floor": "1", "area.1.floor": "2" });
    expect(warnings).toContain("1 area has no floor in the bid, so it’s on floor 1 below.");
    expect((await start(id)).status).toBe(303);
  });

  it("starts restrooms that were counted by their fixtures without an invented size", async () => {
    const { id } = await signed({ sheet: { window: { from: "21:00", until: "23:30" } } });
    const { texts, warnings } = await open(id);
    expect(texts).toMatchObject({
      "area.4.squareFeet": "",
      "area.4.toilets": "12",
      "area.4.urinals": "4",
      "area.4.sinks": "10",
    });
    expect(warnings.join(" ")).not.toMatch(/missing (?:its|their) size/);
    const none = { "area.4.toilets": "", "area.4.urinals": "", "area.4.sinks": "0" };
    const refused = await start(id, none);
    expect(Object.keys(errorsOf(refused.body))).toEqual(["area.4.squareFeet"]);
    const odd = await start(id, { "area.4.sinks": "many" });
    expect(Object.keys(errorsOf(odd.body))).toEqual(["area.4.sinks"]);
    expect((await start(id)).status).toBe(303);
    const { facilityId } = await startOf(id);
    const rows = await context.db.select().from(areas).where(eq(areas.facilityId, facilityId));
    expect(rows.find(({ type }) => type === "restroom")).toMatchObject({
      squareFeet: 0,
      toilets: 12,
      urinals: 4,
      sinks: 10,
    });
  });

  it("prices an area by the work in it, not by its size", () => {
    const { areas, price } = priceBid(exampleInput(), "a");
    const signed = areas.map((area) => ({ hundredthsOfHours: area.monthlyHundredthsOfHours }));
    // Restrooms are counted by fixtures and have no square feet; they take 52 of 409 minutes.
    expect(shareMonthlyPrice(signed, price)).toEqual([3_192_41, 237_54, 380_96, 349_05, 605_29]);
  });

  it("shares the signed price among the areas without losing a cent", () => {
    const signedAreas = [1, 7, 5_000_000, 0].map((hundredthsOfHours) => ({ hundredthsOfHours }));
    for (const price of [0, 1, 99, 476_525, 100_000_000])
      expect(shareMonthlyPrice(signedAreas, price).reduce((sum, one) => sum + one, 0)).toBe(price);
  });
});
