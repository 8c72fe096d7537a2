/** How a signed proposal becomes a client: all of it or nothing, once, by who may, and without the bid's secrets. */

import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { BidSheet } from "#features/bids/bid-sheet-types.ts";
import {
  exampleArea,
  exampleInput,
  exampleSheet,
} from "#features/bids/calculation/example-bid.test-support.ts";
import { priceBid } from "#features/bids/calculation/price-bid.ts";
import { loader as clientPage } from "#features/clients/office/client-page.tsx";
import { loader as portalDocuments } from "#features/documents/list-page.tsx";
import { loader as portalScope } from "#features/facilities/portal/scope-page.tsx";
import { loader as opportunityPage } from "#features/opportunities/office/detail-page.tsx";
import { loader as proposalPage } from "#features/proposals/office/proposal-page.tsx";
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
} from "#features/schema.ts";
import { loader as visitApi } from "#features/visits/api/visit.ts";
import { loader as visitsApi } from "#features/visits/api/visits.ts";
import { listVisits } from "#features/visits/list-visits.server.ts";
import { loader as officeSchedule } from "#features/visits/office/schedule-page.tsx";
import { loader as portalSchedule } from "#features/visits/portal/schedule-page.tsx";
import { loader as visitPage } from "#features/visits/portal/visit-page.tsx";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { accountOf, useAccounts } from "#tests/support/accounts.ts";
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
    expect(areaRows.map((one) => [one.name, one.squareFeet])).toEqual([
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
      })
      .from(startUpTasks)
      .where(eq(startUpTasks.facilityId, facilityId))
      .orderBy(asc(startUpTasks.dueOn));
    expect(tasks).toEqual([
      // A week before the first day is over already.
      { task: "Keys", dueOn: today, promised: true },
      { task: "Inspection", dueOn: addDays(firstDay, 30), promised: true },
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
    ["billToAddress", ""],
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
    for (const text of seen) {
      expect(text).not.toContain("7321");
      expect(text).not.toMatch(/budgetMinutes":\d|margin|markup|wage|burden/i);
    }
    const office = await cast.ask(
      "administrator",
      `/office/schedule?on=${firstDay}&view=list&clientId=${clientId}`,
      officeSchedule,
    );
    expect(JSON.stringify(office.body)).toContain("7321");
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
