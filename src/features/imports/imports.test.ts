import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  accounts,
  areas,
  clients,
  emails,
  facilities,
  facilityContacts,
  historyEvents,
  importHeads,
  importRows,
  imports,
  invoices,
  leads,
  opportunities,
  prospectCompanies,
  prospectContacts,
  scopeLines,
  scopes,
  subscribers,
  workOrders,
} from "#features/schema.ts";
import { keyOf } from "#platform/files/stores/file-store.ts";
import { prepareReset } from "#platform/identity/passwords/password-reset.server.ts";
import { clientRoles, staffRoles } from "#platform/identity/roles.ts";
import { actorOf, addClient, addPerson, newOrigin, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase, describeEachDatabase } from "#tests/support/databases.ts";
import { watchHeldLoop } from "#tests/support/held-loop.ts";
import { importsOf, nounNamed } from "#tests/support/imports.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { workbook } from "#tests/support/workbooks.ts";
import { deleteOldImports } from "./delete-old-imports.server.ts";
import {
  beginStep,
  beginUndo,
  chooseColumns,
  chooseHeadRow,
  discardImport,
  inviteImported,
  recheckRows,
} from "./import-commands.server.ts";
import { countSolvedRows, readRowPage } from "./import-queries.server.ts";
import { deleteReadFiles, deleteStrayImports } from "./run-imports.server.ts";

const files = temporaryFiles();
const tag = () => randomUUID().slice(0, 8);

describeDatabase((database) => {
  const context = useAccounts(database);
  const { run, upload, bring, find } = importsOf(context, files);

  const administrator = async () => actorOf(await addPerson(context, { role: "administrator" }));

  /** Matched as it was guessed, checked, and added. */
  async function bringAll(noun: string, content: string | Uint8Array) {
    const actor = await administrator();
    const id = await bring(actor, noun, content);
    await check(actor, id);
    expect(await beginStep(context, actor, id, "importing")).toEqual({ ok: true });
    await run();
    return { actor, id, file: await find(actor, id) };
  }

  async function check(actor: Awaited<ReturnType<typeof administrator>>, id: string) {
    const file = await find(actor, id);
    const noun = nounNamed(file.noun);
    expect(await chooseColumns(context, actor, id, noun, file.columns)).toEqual({ ok: true });
    await run();
    return find(actor, id);
  }

  async function undo(actor: Awaited<ReturnType<typeof administrator>>, id: string) {
    expect(await beginUndo(context, actor, id)).toEqual({ ok: true });
    await run();
    return find(actor, id);
  }

  async function faultsOf(actor: Awaited<ReturnType<typeof administrator>>, id: string) {
    const file = await find(actor, id);
    const page = await readRowPage(context.db, actor, file, nounNamed(file.noun), {
      filter: "faulty",
      after: 0,
    });
    return page.rows.map(({ row, faults }) => [row, ...faults.map(({ label }) => label)]);
  }

  it("a file is brought by administrators, and by nobody else", async () => {
    for (const role of [...clientRoles, ...staffRoles]) {
      const actor = actorOf(await addPerson(context, { role }));
      const started = await upload(actor, "clients", "Name\nHarbor\n");
      if (role === "administrator") expect(started).toMatchObject({ ok: true });
      else expect(started).toEqual({ ok: false, reason: "not-allowed" });
    }
    const other = actorOf(await addPerson(context, { role: "supervisor" }));
    const id = await bring(await administrator(), "clients", "Name\nHarbor\n");
    for (const change of [
      chooseHeadRow(context, other, id, nounNamed("clients"), 1),
      beginStep(context, other, id, "importing"),
      beginUndo(context, other, id),
      discardImport(context, other, id),
    ])
      expect(await change).toEqual({ ok: false, reason: "not-allowed" });
  });

  it("an empty file and one that is no table are refused, and leave nothing in the store", async () => {
    const actor = await administrator();
    expect(await upload(actor, "clients", "")).toEqual({ ok: false, reason: "empty" });
  });

  it("the same file sent again, or twice at once, is one import until something of it was added", async () => {
    const actor = await administrator();
    const content = `Name\nHarbor ${tag()}\n`;
    const send = async (by = actor, text = content, noun = "clients") => {
      const sent = await upload(by, noun, text);
      return sent.ok ? sent.id : sent.reason;
    };
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toBe(first);
    expect(await send()).toBe(first);
    expect(await context.db.$count(imports, eq(imports.createdBy, actor.accountId))).toBe(1);
    const others = [
      await send(await administrator()),
      await send(actor, `${content}More\n`),
      await send(actor, content, "facilities"),
    ];
    expect(new Set([first, ...others]).size).toBe(4);
    await context.db
      .update(imports)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(imports.id, first));
    expect(await send()).not.toBe(first);
    const id = await bring(actor, "clients", "%PDF-1.7");
    expect(await find(actor, id)).toMatchObject({ state: "unreadable", problem: "not-a-table" });
    expect(await discardImport(context, actor, id)).toEqual({ ok: true });
    expect(await context.db.$count(imports, eq(imports.id, id))).toBe(0);
  });

  it("columns are guessed, corrected, and remembered for the next file", async () => {
    const actor = await administrator();
    const [a, b] = [tag(), tag()];
    const id = await bring(actor, "clients", `Ref ${a},City\nHarbor ${b},Elgin\n`);
    expect((await find(actor, id)).columns).toEqual(["", ""]);
    const noun = nounNamed("clients");
    expect(await chooseColumns(context, actor, id, noun, ["name", "name"])).toMatchObject({
      reason: "column-twice",
    });
    expect(await chooseColumns(context, actor, id, noun, ["passwordHash", ""])).toMatchObject({
      reason: "unknown-column",
    });
    expect(await chooseColumns(context, actor, id, noun, ["", ""])).toMatchObject({
      reason: "no-column",
    });
    expect(await chooseColumns(context, actor, id, noun, ["name", ""])).toEqual({ ok: true });
    await run();
    expect(await find(actor, id)).toMatchObject({ state: "checked", rows: { ready: 1 } });
    const next = await bring(actor, "clients", `City,Ref ${a}\nElgin,Oak\n`);
    expect((await find(actor, next)).columns).toEqual(["", "name"]);
    await context.db.delete(importHeads);
  });

  it("names of columns beneath a title are found, and another row can be said", async () => {
    const actor = await administrator();
    const id = await bring(actor, "clients", "Customer List\n\nCustomer,Phone\nHarbor,555\n");
    expect(await find(actor, id)).toMatchObject({ headRow: 3, columns: ["name", ""] });
    const noun = nounNamed("clients");
    expect(await chooseHeadRow(context, actor, id, noun, 99)).toMatchObject({
      reason: "unknown-row",
    });
    expect(await chooseHeadRow(context, actor, id, noun, 0)).toEqual({ ok: true });
    expect(await find(actor, id)).toMatchObject({ headRow: 0, rows: { read: 3 } });
  });

  it("clients, facilities, contacts, areas and tasks come one after the other, by name", async () => {
    const name = `Oak Ridge ${tag()}`;
    const { file } = await bringAll(
      "clients",
      `Company Name\n${name}\n${name.toUpperCase()}\n=1+1\n,\n#REF!\n`,
    );
    expect(file.rows).toEqual({ added: 1, repeated: 1, faulty: 2 });
    const sheet = await workbook({
      rows: [
        ["Customer", "Location name", "Street", "City", "State", "Zip", "Type"],
        [name, "Clinic", "1 Main St", "Boston", "Massachusetts", 2134, "Medical"],
        [name, "Plant", "2 Main St", "Port St. Joe", "Florida", "32456", "Factory of things"],
        ["Nobody Inc.", "Tower", "", "", "IL", "60601", ""],
      ],
    });
    const places = await bringAll("facilities", sheet);
    expect(places.file.rows).toEqual({ added: 1, faulty: 2 });
    // One lies where two time zones meet and is of no known type; the other has an unknown client.
    expect(await faultsOf(places.actor, places.id)).toEqual([
      [3, "Time zone", "Type of facility"],
      [4, "Client"],
    ]);
    const [client] = await context.db.select().from(clients).where(eq(clients.name, name));
    const ofClient = eq(facilities.clientId, client?.id ?? "");
    const [clinic] = await context.db.select().from(facilities).where(ofClient);
    expect(clinic).toMatchObject({
      name: "Clinic",
      street: "1 Main St",
      state: "MA",
      postalCode: "02134",
      timeZone: "America/New_York",
      facilityType: "healthcare",
    });
    const contacts = await bringAll(
      "contacts",
      `Client;Facility;First name;Last name;Phone;Email\n${name};Clinic;Ana;Ruiz;555 0100;ana@x.example\n${name};Clinic;Bo;;;not an address\n`,
    );
    expect(contacts.file.rows).toEqual({ added: 1, faulty: 1 });
    const inClinic = eq(facilityContacts.facilityId, clinic?.id ?? "");
    expect(await context.db.select().from(facilityContacts).where(inClinic)).toMatchObject([
      { name: "Ana Ruiz", email: "ana@x.example" },
    ]);
    const rooms = await bringAll(
      "areas",
      `Client\tFacility\tRoom\tFloor\tType\tSq Ft\tFlooring\n${name}\tClinic\tLobby\t1\tlobby\t1,200\ttile\n${name}\tClinic\tLOBBY\t1\tlobby\t900\ttile\n${name}\tClinic\tLab\t1\tspaceship\t0\ttile\n`,
    );
    expect(rooms.file.rows).toEqual({ added: 1, repeated: 1, faulty: 1 });
    const restrooms = await bringAll(
      "areas",
      `Client\tFacility\tRoom\tFloor\tType\tSq Ft\tFlooring\tWC\tUrinals\tLavabos\n${name}\tClinic\tRestroom\t1\trestroom\t\ttile\t4\t2\t3\n${name}\tClinic\tStall\t1\trestroom\t\ttile\tmany\t\t\n`,
    );
    expect(restrooms.file.rows).toEqual({ added: 1, faulty: 1 });
    const named = eq(areas.name, "Restroom");
    expect(
      await context.db
        .select()
        .from(areas)
        .where(and(named, eq(areas.facilityId, clinic?.id ?? ""))),
    ).toMatchObject([{ squareFeet: 0, toilets: 4, urinals: 2, sinks: 3 }]);
    expect(await undo(restrooms.actor, restrooms.id)).toMatchObject({ state: "undone" });
    const tasks = await bringAll(
      "scopes",
      `Client,Facility,Area,Task,Frequency,Price\n${name},Clinic,Lobby,Mop,5x/week,"$1,240.50"\n${name},Clinic,Lobby,Dust,weekly,\n${name},Clinic,Attic,Dust,weekly,\n${name},Clinic,Lobby,Wax,sometimes,\n`,
    );
    expect(tasks.file.rows).toEqual({ added: 2, faulty: 2 });
    const [draft] = await context.db
      .select()
      .from(scopes)
      .where(eq(scopes.facilityId, clinic?.id ?? ""));
    expect(draft).toMatchObject({ version: 1, effectiveFrom: null });
    // The same file once more finds all of it here.
    const again = await bring(places.actor, "facilities", sheet);
    expect((await check(places.actor, again)).rows).toEqual({ known: 1, faulty: 2 });
    // Undone from the end: each stands on the one before.
    expect(await undo(rooms.actor, rooms.id)).toMatchObject({
      state: "imported",
      obstacles: { count: 1, first: [{ name: "Lobby", table: "scope_lines" }] },
    });
    expect(await undo(tasks.actor, tasks.id)).toMatchObject({ state: "undone" });
    expect(await context.db.$count(scopeLines, eq(scopeLines.scopeId, draft?.id ?? ""))).toBe(0);
    expect(await context.db.$count(scopes, eq(scopes.id, draft?.id ?? ""))).toBe(0);
    for (const one of [rooms, contacts, places])
      expect(await undo(one.actor, one.id)).toMatchObject({ state: "undone" });
    expect(await context.db.$count(facilities, ofClient)).toBe(0);
    expect(await context.db.$count(areas, eq(areas.facilityId, clinic?.id ?? ""))).toBe(0);
  });

  it("rows whose client comes later say so, are checked again, and are added to the others", async () => {
    const [here, later] = [`Here ${tag()}`, `Later ${tag()}`];
    await bringAll("clients", `Company Name\n${here}\n`);
    const row = (client: string, name: string) =>
      `${client},${name},1 Main St,Boston,MA,02134,Office\n`;
    const { actor, id, file } = await bringAll(
      "facilities",
      `Customer,Location name,Street,City,State,Zip,Type\n${row(here, "Tower")}${row(later, "Plant")}${row("Nobody", "Yard")}`,
    );
    expect(file.rows).toEqual({ added: 1, faulty: 2 });
    const textsOf = async () => {
      const page = await readRowPage(context.db, actor, file, nounNamed("facilities"), {
        filter: "faulty",
        after: 0,
      });
      return page.rows.map(
        ({ faults, nowReads }) => nowReads ?? faults.map(({ text }) => text).join(),
      );
    };
    const countSolved = () => countSolvedRows(context.db, actor, file, nounNamed("facilities"));
    expect(await countSolved()).toBe(0);
    expect((await textsOf())[0]).toContain(later);
    await bringAll("clients", `Company Name\n${later}\n`);
    expect(await textsOf()).toEqual([
      "This row can be added now. Press “Check again.”",
      expect.stringContaining("Nobody"),
    ]);
    expect(await countSolved()).toBe(1);
    expect(await recheckRows(context, actor, id)).toEqual({ ok: true });
    expect(await recheckRows(context, actor, id)).toEqual({ ok: false, reason: "wrong-state" });
    await run();
    expect(await find(actor, id)).toMatchObject({
      state: "imported",
      rows: { added: 1, ready: 1, faulty: 1 },
    });
    expect(await beginStep(context, actor, id, "importing")).toEqual({ ok: true });
    await run();
    expect((await find(actor, id)).rows).toEqual({ added: 2, faulty: 1 });
    expect(await undo(actor, id)).toMatchObject({ state: "undone" });
  });

  it("a file that was only checked is checked again as a whole", async () => {
    const client = `Waited for ${tag()}`;
    const actor = await administrator();
    const id = await bring(
      actor,
      "facilities",
      `Customer,Location name,Street,City,State,Zip,Type\n${client},Plant,1 Main St,Boston,MA,02134,Office\n`,
    );
    expect((await check(actor, id)).rows).toEqual({ faulty: 1 });
    await bringAll("clients", `Company Name\n${client}\n`);
    expect(await recheckRows(context, actor, id)).toEqual({ ok: true });
    await run();
    expect(await find(actor, id)).toMatchObject({ state: "checked", rows: { ready: 1 } });
    expect(await recheckRows(context, actor, id)).toEqual({ ok: false, reason: "nothing-waits" });
  });

  it("an invoice’s total is told of as what it is", async () => {
    const { id: clientId } = await addClient(context, 1);
    const [client] = await context.db.select().from(clients).where(eq(clients.id, clientId));
    const actor = await administrator();
    const totals = ["", "ten", "-50.00", "(50)", "0", '"11,000,000.00"', "12.345"];
    const rows = totals.map((total) => `${tag()},${client?.name},10/01/2025,${total}\n`).join("");
    const id = await bring(actor, "invoices", `Num,Customer,Date,Amount\n${rows}`);
    const file = await check(actor, id);
    const page = await readRowPage(context.db, actor, file, nounNamed("invoices"), {
      filter: "faulty",
      after: 0,
    });
    const negative = "This total is below zero. Credits can’t be imported as invoices.";
    const unreadable = "This isn’t an amount in dollars, e.g., 240 or 1,240.50";
    expect(page.rows.map(({ faults }) => faults.map(({ text }) => text))).toEqual([
      ["Please add the total, e.g., 1,240.50"],
      [unreadable],
      [negative],
      [negative],
      ["This total is zero, so there’s nothing to import."],
      ["Please check this amount: it’s over ten million dollars"],
      [unreadable],
    ]);
  });

  it("what was changed since is not undone, nor anything else of that file", async () => {
    const [a, b] = [`Harbor ${tag()}`, `Elm ${tag()}`];
    const { actor, id } = await bringAll("clients", `Name\n${a}\n${b}\n`);
    await context.db
      .update(clients)
      .set({ name: `${a}, Inc.` })
      .where(eq(clients.name, a));
    expect(await undo(actor, id)).toMatchObject({
      state: "imported",
      obstacles: { count: 1, first: [{ name: `${a}, Inc.`, table: null }] },
    });
    expect(await context.db.$count(clients, eq(clients.name, b))).toBe(1);
    const [, changed] = await context.db
      .select()
      .from(clients)
      .where(inArray(clients.name, [`${a}, Inc.`, b]))
      .orderBy(clients.name);
    await context.db
      .update(clients)
      .set({ name: a })
      .where(eq(clients.id, changed?.id ?? ""));
    expect(await undo(actor, id)).toMatchObject({ state: "undone", obstacles: null });
    expect(await context.db.$count(clients, inArray(clients.name, [a, b]))).toBe(0);
    expect(await beginUndo(context, actor, id)).toMatchObject({ reason: "wrong-state" });
    const events = await context.db
      .select({ kind: historyEvents.kind })
      .from(historyEvents)
      .where(and(eq(historyEvents.recordKind, "import"), eq(historyEvents.recordId, id)))
      .orderBy(historyEvents.position);
    expect(events.map(({ kind }) => kind)).toEqual(["imported", "undone"]);
  });

  it("a dry run adds nothing, and says what would", async () => {
    const actor = await administrator();
    const name = `Harbor ${tag()}`;
    const id = await bring(actor, "clients", `Name\n${name}\n`);
    await check(actor, id);
    expect(await beginStep(context, actor, id, "trying")).toEqual({ ok: true });
    await run();
    expect(await find(actor, id)).toMatchObject({
      state: "checked",
      isTried: true,
      rows: { ready: 1 },
    });
    expect(await context.db.$count(clients, eq(clients.name, name))).toBe(0);
    expect(await beginStep(context, actor, id, "importing")).toEqual({ ok: true });
    expect(await beginStep(context, actor, id, "importing")).toMatchObject({
      reason: "wrong-state",
    });
    await run();
    expect(await context.db.$count(clients, eq(clients.name, name))).toBe(1);
  });

  it("people hear of nothing until they are invited, not even by asking for a password", async () => {
    const client = await addClient(context, 1);
    const [named] = await context.db.select().from(clients).where(eq(clients.id, client.id));
    const [a, b] = [`a.${tag()}@x.example`, `b.${tag()}@x.example`];
    const { actor, id, file } = await bringAll(
      "people",
      `Name,Email,Role,Client\nAna,${a},Client administrator,${named?.name}\nBo,${b},Janitor,\nCy,nobody,Wizard,\n`,
    );
    expect(file.rows).toEqual({ added: 2, faulty: 1 });
    expect(await faultsOf(actor, id)).toEqual([[4, "Email", "Role"]]);
    const [ana] = await context.db.select().from(accounts).where(eq(accounts.email, a));
    expect(ana).toMatchObject({ state: "invited", isUninvited: true, clientId: client.id });
    const mailsTo = (to: string) => context.db.$count(emails, eq(emails.recipient, to));
    expect(await prepareReset(context.db, a, true)).toBeUndefined();
    expect([await mailsTo(a), await mailsTo(b)]).toEqual([0, 0]);
    expect(await inviteImported(context, actor, id, newOrigin())).toEqual({ ok: true });
    expect([await mailsTo(a), await mailsTo(b)]).toEqual([1, 1]);
    expect(await inviteImported(context, actor, id, newOrigin())).toMatchObject({ ok: false });
    expect((await undo(actor, id)).state).toBe("imported");
  });

  it("an imported administrator waits for who invites to be confirmed, and that is said", async () => {
    const email = `a.${tag()}@x.example`;
    const { actor, id } = await bringAll("people", `Name,Email,Role\nAna,${email},Administrator\n`);
    expect(await inviteImported(context, actor, id, newOrigin())).toEqual({
      ok: false,
      reason: "confirm-first",
    });
    expect(await context.db.$count(emails, eq(emails.recipient, email))).toBe(0);
  });

  it("people who were not invited yet can be undone", async () => {
    const email = `a.${tag()}@x.example`;
    const { actor, id } = await bringAll("people", `Name,Email,Role\nAna,${email},Recruiter\n`);
    expect(await undo(actor, id)).toMatchObject({ state: "undone" });
    expect(await context.db.$count(accounts, eq(accounts.email, email))).toBe(0);
  });

  it("open work orders get clocks from now on, and notify nobody", async () => {
    const { id: clientId, facilityIds } = await addClient(context, 1);
    const [place] = await context.db
      .select()
      .from(facilities)
      .where(eq(facilities.id, facilityIds[0] ?? ""));
    const before = await context.db.$count(emails);
    const [client] = await context.db.select().from(clients).where(eq(clients.id, clientId));
    const { actor, id, file } = await bringAll(
      "work-orders",
      `Client,Facility,Description,Priority,Number\n${client?.name},${place?.name},Leak in the lobby,High,T-7\n${client?.name},${place?.name},x,Whenever,\n`,
    );
    expect(file.rows).toEqual({ added: 1, faulty: 1 });
    const [order] = await context.db
      .select()
      .from(workOrders)
      .where(eq(workOrders.clientId, clientId));
    expect(order).toMatchObject({
      text: "Leak in the lobby (T-7)",
      priority: "urgent",
      state: "new",
      isBreached: false,
    });
    expect(await context.db.$count(emails)).toBe(before);
    expect(await undo(actor, id)).toMatchObject({ state: "undone" });
    expect(await context.db.$count(workOrders, eq(workOrders.clientId, clientId))).toBe(0);
  });

  it("invoices keep number, days and what is open; reminders wait, and the undo is theirs alone", async () => {
    const { id: clientId } = await addClient(context, 1);
    const [client] = await context.db.select().from(clients).where(eq(clients.id, clientId));
    const number = `INV-${tag()}`;
    const { actor, id, file } = await bringAll(
      "invoices",
      `Num,Customer,Date,Due date,Amount,Open balance\n${number},${client?.name},10/01/2025,10/31/2025,"$1,240.50",240.5\n2026-00001,${client?.name},10/01/2025,,10,\nX-1,${client?.name},01/01/0000,,ten,\nX-2,${client?.name},12/31/9999,,10,20\n`,
    );
    expect(file.rows).toEqual({ added: 1, faulty: 3 });
    const ofClient = eq(invoices.clientId, clientId);
    const [invoice] = await context.db.select().from(invoices).where(ofClient);
    expect(invoice).toMatchObject({
      number,
      state: "issued",
      issuedOn: "2025-10-01",
      dueOn: "2025-10-31",
      totalCents: 124_050,
      paidCents: 100_000,
      heldUntil: "2099-12-31",
    });
    const gone = context.db.delete(invoices).where(ofClient);
    await expect(gone).rejects.toThrow();
    expect(await undo(actor, id)).toMatchObject({ state: "undone" });
    expect(await context.db.$count(invoices, ofClient)).toBe(0);
  });

  it("invoices keep a due date however late, and nothing of them is cut off unseen", async () => {
    const { id: clientId } = await addClient(context, 1);
    const [client] = await context.db.select().from(clients).where(eq(clients.id, clientId));
    const [a, b, c, d] = [tag(), tag(), tag(), tag()];
    const { file } = await bringAll(
      "invoices",
      `Num,Customer,Date,Due date,Amount,Memo,PO,Bill address\n${a},${client?.name},01/10/2026,12/31/2026,10,,,\n${b},${client?.name},01/10/2026,12/31/2062,10,,,\n${c},${client?.name},01/10/2026,,10,${"x".repeat(201)},,\n${d},${client?.name},01/10/2026,,10,,${"x".repeat(81)},${"x".repeat(501)}\n`,
    );
    expect(file.rows).toEqual({ added: 1, faulty: 3 });
    const rows = await context.db.select().from(invoices).where(eq(invoices.clientId, clientId));
    expect(rows).toMatchObject([{ number: a, dueOn: "2026-12-31", termsDays: 355 }]);
  });

  it("quote requests and subscribers come with their days, and nobody against their will", async () => {
    const [a, b, c] = [tag(), tag(), tag()].map((one) => `${one}@x.example`);
    const requests = await bringAll(
      "leads",
      `Name,Company,Email,Created date\nAna Ruiz,Harbor,${a},11/01/2026\nBo,Elm,${b},01/01/2001\n`,
    );
    expect(requests.file.rows).toEqual({ added: 1, faulty: 1 });
    const [lead] = await context.db
      .select()
      .from(leads)
      .where(eq(leads.email, a ?? ""));
    expect(lead?.receivedAt.toISOString().slice(0, 10)).toBe("2026-11-01");
    const known = eq(prospectContacts.email, a ?? "");
    expect(await context.db.$count(prospectContacts, known)).toBe(1);
    const companies = await context.db.$count(prospectCompanies);
    expect(await undo(requests.actor, requests.id)).toMatchObject({ state: "undone" });
    expect(await context.db.$count(prospectContacts, known)).toBe(0);
    expect(await context.db.$count(prospectCompanies)).toBe(companies - 1);
    await context.db.insert(subscribers).values({
      id: randomUUID(),
      email: c ?? "",
      mailbox: c ?? "",
      requestedAt: new Date(),
      unsubscribeToken: randomUUID(),
      unsubscribedAt: new Date(),
    });
    const list = await bringAll(
      "subscribers",
      `Email Address,OPTIN_TIME,Status\n${a},2025-05-01 10:00:00,subscribed\n${b},,subscribed\n${c},2025-05-01,subscribed\nd@x.example,2025-05-01,cleaned\n`,
    );
    expect(list.file.rows).toEqual({ added: 1, faulty: 3 });
    const [subscriber] = await context.db
      .select()
      .from(subscribers)
      .where(eq(subscribers.mailbox, a ?? ""));
    expect(subscriber?.confirmedAt.toISOString().slice(0, 10)).toBe("2025-05-01");
    expect(await undo(list.actor, list.id)).toMatchObject({ state: "undone" });
    // The address goes after a month, and the person is not added all the same.
    await context.db.delete(subscribers).where(eq(subscribers.mailbox, c ?? ""));
    const later = await bringAll(
      "subscribers",
      `Email Address,OPTIN_TIME\n${c},2025-05-01\n${tag()}@x.example,2025-05-01\n`,
    );
    expect(later.file.rows).toEqual({ added: 1, faulty: 1 });
  });

  it("quote requests come with short notes and halves of numbers, and leave who was known before", async () => {
    const [a, b] = [tag(), tag()].map((one) => `${one}@x.example`);
    const rows = `Name,Company,Email,Phone,Notes\nAna Ruiz,Harbor,${a},x204,VIP\nBo Yu,Elm,${b},,\n`;
    const first = await bringAll("leads", rows);
    expect(first.file.rows).toEqual({ added: 2 });
    const request = eq(leads.email, a ?? "");
    const [lead] = await context.db.select().from(leads).where(request);
    expect(lead).toMatchObject({ phone: "", message: "VIP\nPhone: x204" });
    // Somebody deletes the request by hand: the contact stays, and the next import finds it there.
    await context.db.delete(opportunities).where(eq(opportunities.leadId, lead?.id ?? ""));
    await context.db.delete(leads).where(request);
    const second = await bringAll("leads", rows);
    expect(second.file.rows).toEqual({ added: 1, known: 1 });
    expect(await undo(second.actor, second.id)).toMatchObject({ state: "undone" });
    const ofA = eq(prospectContacts.email, a ?? "");
    expect(await context.db.$count(prospectContacts, ofA)).toBe(1);
  });

  it("a step of a process that was killed is taken over, and adds nothing twice", async () => {
    const actor = await administrator();
    const names = Array.from({ length: 45 }, (_, n) => `Client ${n} ${tag()}`);
    const id = await bring(actor, "clients", `Name\n${names.join("\n")}\n`);
    await check(actor, id);
    await beginStep(context, actor, id, "importing");
    // Claimed by a process that is gone, which has added the first one.
    const isFirst = and(eq(importRows.importId, id), eq(importRows.row, 2));
    const first = { id: randomUUID(), name: names[0] ?? "" };
    await context.db.insert(clients).values(first);
    await context.db
      .update(importRows)
      .set({ state: "added", recordId: first.id, fingerprint: "x" })
      .where(isFirst);
    const silent = { claim: randomUUID(), claimedAt: new Date(Date.now() - 61_000) };
    await context.db.update(imports).set(silent).where(eq(imports.id, id));
    await Promise.all([run(), run()]);
    expect(await find(actor, id)).toMatchObject({ state: "imported", rows: { added: 45 } });
    expect(await context.db.$count(clients, inArray(clients.name, names))).toBe(45);
  });

  it("one that was given up in the middle goes on in the name of whoever says so", async () => {
    const person = await addPerson(context, { role: "administrator" });
    const names = Array.from({ length: 30 }, (_, n) => `Client ${n} ${tag()}`);
    const id = await bring(actorOf(person), "clients", `Name\n${names.join("\n")}\n`);
    await check(actorOf(person), id);
    await beginStep(context, actorOf(person), id, "importing");
    // A process has added the first one; then its sender's right was taken away.
    const first = { id: randomUUID(), name: names[0] ?? "" };
    await context.db.insert(clients).values(first);
    await context.db
      .update(importRows)
      .set({ state: "added", recordId: first.id, fingerprint: "x" })
      .where(and(eq(importRows.importId, id), eq(importRows.row, 2)));
    await context.db.update(accounts).set({ role: "supervisor" }).where(eq(accounts.id, person.id));
    await run();
    const other = await administrator();
    expect(await find(other, id)).toMatchObject({
      state: "imported",
      wasGivenUp: true,
      rows: { added: 1, ready: 29 },
    });
    expect(await beginStep(context, other, id, "importing")).toEqual({ ok: true });
    await run();
    const file = await find(other, id);
    expect(file).toMatchObject({ state: "imported", wasGivenUp: false, rows: { added: 30 } });
    const added = await context.db
      .select({
        kind: historyEvents.kind,
        actorId: historyEvents.actorId,
        details: historyEvents.details,
      })
      .from(historyEvents)
      .where(eq(historyEvents.recordId, id))
      .orderBy(historyEvents.position);
    const rowsAdded = (rows: number) => ({ after: { rows } });
    expect(added).toMatchObject([
      { kind: "imported", actorId: person.id, details: rowsAdded(1) },
      { kind: "imported", actorId: other.accountId, details: rowsAdded(30) },
    ]);
    expect(await beginStep(context, other, id, "importing")).toMatchObject({
      reason: "nothing-ready",
    });
  });

  it("one that another process works on is left to it", async () => {
    const actor = await administrator();
    const id = await bring(actor, "clients", `Name\nHarbor ${tag()}\n`);
    await check(actor, id);
    await beginStep(context, actor, id, "importing");
    const alive = { claim: randomUUID(), claimedAt: new Date() };
    await context.db.update(imports).set(alive).where(eq(imports.id, id));
    expect(await run()).toBe(0);
    expect(await find(actor, id)).toMatchObject({ state: "importing" });
    await context.db.delete(imports).where(eq(imports.id, id));
  });

  it("who has lost the right in the meantime brings nothing more", async () => {
    const person = await addPerson(context, { role: "administrator" });
    const actor = actorOf(person);
    const name = `Harbor ${tag()}`;
    const id = await bring(actor, "clients", `Name\n${name}\n`);
    await check(actor, id);
    await beginStep(context, actor, id, "importing");
    await context.db.update(accounts).set({ role: "supervisor" }).where(eq(accounts.id, person.id));
    await run();
    expect(await context.db.$count(clients, eq(clients.name, name))).toBe(0);
    expect(await find(await administrator(), id)).toMatchObject({
      state: "checked",
      wasGivenUp: true,
    });
  });

  describe("a store of files that is away", () => {
    const isAway = () => Promise.reject(new Error("bucket is away"));
    const awayWith = (broken: Partial<typeof files.store>) =>
      importsOf(context, { ...files, store: { ...files.store, ...broken } });
    const hasContent = async (id: string) => {
      const [file] = await context.db.select().from(imports).where(eq(imports.id, id));
      const content = file && (await files.store.open(keyOf(file)));
      content?.destroy();
      return content !== undefined;
    };

    it("keeps no file for good that was read: a later round deletes it", async () => {
      const actor = await administrator();
      const [good, bad] = [`Name\nHarbor ${tag()}\n`, `%PDF-1.7 ${tag()}`];
      const ids: string[] = [];
      for (const content of [good, bad]) {
        const started = await upload(actor, "clients", content);
        if (!started.ok) throw new Error(started.reason);
        await awayWith({ delete: isAway })
          .run()
          .catch(() => undefined);
        ids.push(started.id);
        await context.db
          .update(imports)
          .set({ createdAt: new Date("2026-03-04T05:06:07Z") })
          .where(eq(imports.id, started.id));
      }
      const [first = "", second = ""] = ids;
      expect((await find(actor, first)).state).toBe("read");
      expect((await find(actor, second)).state).toBe("unreadable");
      expect([await hasContent(first), await hasContent(second)]).toEqual([true, true]);
      await deleteReadFiles({ ...context, files }, new Date("2026-03-04T06:07:00Z"));
      expect([await hasContent(first), await hasContent(second)]).toEqual([true, true]);
      await deleteReadFiles({ ...context, files }, new Date("2026-03-04T06:06:59Z"));
      expect([await hasContent(first), await hasContent(second)]).toEqual([false, false]);
      expect((await find(actor, first)).rows).toEqual({ read: 1 });
    });

    it("is asked once more after a minute, and a file that it never gave is not called damaged", async () => {
      const actor = await administrator();
      const content = `Name\nHarbor ${tag()}\n`;
      const id = await upload(actor, "clients", content);
      if (!id.ok) throw new Error(id.reason);
      await awayWith({ open: isAway }).run();
      expect(await find(actor, id.id)).toMatchObject({ state: "reading", attempts: 1 });
      const aMinuteLater = (attempts: number) =>
        context.db
          .update(imports)
          .set({ claimedAt: new Date(Date.now() - 61_000), attempts })
          .where(eq(imports.id, id.id));
      await aMinuteLater(1);
      await run();
      expect(await find(actor, id.id)).toMatchObject({ state: "read", attempts: 0 });
      await context.db.update(imports).set({ state: "reading" }).where(eq(imports.id, id.id));
      await aMinuteLater(4);
      await awayWith({ open: isAway }).run();
      expect(await find(actor, id.id)).toMatchObject({ state: "unreadable", problem: "not-read" });
    });

    it("takes no file, and the same file sent again is taken", async () => {
      const actor = await administrator();
      const content = `Name\nHarbor ${tag()}\n`;
      await expect(awayWith({ put: isAway }).upload(actor, "clients", content)).rejects.toThrow();
      const id = await bring(actor, "clients", content);
      expect((await find(actor, id)).state).toBe("read");
      await deleteStrayImports({ ...context, files }, new Date());
      expect(await context.db.$count(imports, eq(imports.createdBy, actor.accountId))).toBe(1);
    });
  });

  it("what a file holds is forgotten after its days; that it was imported stays", async () => {
    const name = `Harbor ${tag()}`;
    const { actor, id } = await bringAll("clients", `Name\n${name}\n`);
    const open = await bring(actor, "clients", `Name\nElm ${tag()}\n`);
    const old = { createdAt: new Date("2025-01-01T00:00:00Z") };
    await context.db
      .update(imports)
      .set(old)
      .where(inArray(imports.id, [id, open]));
    await deleteOldImports(context.db, new Date());
    expect(await context.db.$count(importRows, eq(importRows.importId, id))).toBe(0);
    expect(await beginUndo(context, actor, id)).toMatchObject({ reason: "too-late" });
    expect(await context.db.$count(imports, eq(imports.id, id))).toBe(1);
    expect(await context.db.$count(imports, eq(imports.id, open))).toBe(0);
  });
});

describeEachDatabase("queue", (database) => {
  const context = useAccounts(database);
  const { run, bring, find } = importsOf(context, files);

  describe("5,000 messy rows", () => {
    it("are read, checked, added and undone without holding anybody up", async () => {
      const actor = actorOf(await addPerson(context, { role: "administrator" }));
      const lines = Array.from({ length: 5_000 }, (_, n) => messyLine(n));
      const content = Buffer.from(
        `sep=;\nCompany Name;Notes;Since\n${lines.join("\r\n")}\r\n`,
        "latin1",
      );
      const heldLoop = watchHeldLoop();
      const id = await bring(actor, "clients", content);
      const noun = nounNamed("clients");
      await chooseColumns(context, actor, id, noun, ["name", "", ""]);
      await run();
      const checked = await find(actor, id);
      expect(checked.rows).toEqual({ ready: 4_250, repeated: 250, faulty: 500 });
      await beginStep(context, actor, id, "importing");
      await run();
      expect(await find(actor, id)).toMatchObject({
        state: "imported",
        rows: { added: 4_250, repeated: 250, faulty: 500 },
      });
      await beginUndo(context, actor, id);
      await run();
      expect(await find(actor, id)).toMatchObject({ state: "undone" });
      expect(heldLoop()).toBeLessThan(50);
    }, 240_000);
  });
});

/** Twenty rows: seventeen clients, one that is there twice, a formula, and a name that is too long. */
function messyLine(n: number): string {
  const turn = n % 20;
  const notes = `"Caf\u00e9; 5\u00bd ""stars""\r\n${"x".repeat(n % 50 === 0 ? 5_000 : 20)}";99/99/0000`;
  if (turn === 17) return `Client ${n - 17}, Inc.;${notes}`;
  if (turn === 18) return `=HYPERLINK(A${n});${notes}`;
  if (turn === 19) return `${"y".repeat(5_000)};${notes}`;
  return ` Client ${n}, Inc.\u00a0;${notes}`;
}
