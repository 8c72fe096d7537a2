/** A person is found in every table, chosen by a person, handed out, and erased as far as the law lets one. */
import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { fixedRetention } from "#content/retention.ts";
import { addContact } from "#features/facilities/contacts.server.ts";
import { personalData } from "#features/personal-data.server.ts";
import {
  accounts,
  auditEvents,
  contactMessages,
  emails,
  facilityContacts,
  files,
  historyEvents,
  invoices,
  jobApplications,
  keyIssues,
  leads,
  notifications,
  occupantReports,
  privacyFindings,
  privacyRequests,
  sessions,
  submissionNotes,
  subscribers,
  threadMessages,
  visits,
  workOrders,
} from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { dayMs } from "#platform/format/durations.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { eraseTraces } from "#platform/privacy/erase-traces.server.ts";
import { actorOf, addPerson, signInAs, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { historyOf } from "#tests/support/history.ts";
import { addFinishedAt } from "#tests/support/inspections.ts";
import { addBilledClient, addIssuedInvoice } from "#tests/support/invoices.ts";
import { addHeldKey } from "#tests/support/keys.ts";
import {
  addPrivacyRequest,
  eraseFor,
  findingsOf,
  requestRow,
  searchFor,
  verified,
} from "#tests/support/privacy.ts";
import { addSignedRoom } from "#tests/support/signs.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { addThread } from "#tests/support/threads.ts";
import { addVisitBegun } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { deleteOldRequests } from "./delete-old-requests.server.ts";
import { createPrivacyQueue } from "./queue-step.server.ts";
import {
  askToErase,
  chooseRecords,
  closeRequest,
  extendRequest,
  logRequest,
  recordExport,
  reopenRequest,
  searchAgain,
  verifyRequest,
} from "./request-commands.server.ts";
import type { RequestForm } from "./request-types.ts";

/** Each test has a person of its own, whom no other test knows. */
function newPerson() {
  const tag = randomUUID().slice(0, 8);
  const digits = String(Math.floor(Math.random() * 9_000_000) + 1_000_000);
  return {
    name: `Jane Doe${tag}`,
    email: `jane.${tag}@example.com`,
    phone: `(312) ${digits.slice(0, 3)}-${digits.slice(3)}`,
  };
}

describeDatabase((database) => {
  const context = useAccounts(database);
  beforeAll(() => createPrivacyQueue(context.queue));
  let boss: Actor;

  beforeAll(async () => {
    const person = await addPerson(context, { role: "administrator" });
    boss = (await signInAs(context, person)).actor;
    // So that no administrator of a test is the last one.
    await addPerson(context, { role: "administrator" });
  });

  const fieldsOf = (over: Partial<RequestForm>): RequestForm => ({
    kind: "erasure",
    name: "",
    email: "",
    phone: "",
    state: "",
    language: "en",
    receivedOn: "2026-11-02",
    note: "",
    ...over,
  });

  const found = async (request: string) => {
    const all = await findingsOf(context, request);
    return all.map(({ source, role }) => `${source} ${role}`).toSorted();
  };

  /** Chooses what the test says, as an administrator does, and searches once more. */
  async function choose(request: string, isTheirs: (one: Finding) => boolean = () => true) {
    await searchFor(context, request);
    const all = await findingsOf(context, request);
    const ids = new Set(all.filter(isTheirs).map(({ id }) => id));
    expect(await chooseRecords(context, boss, request, { ids, all: new Set() })).toEqual({
      ok: true,
    });
    await searchFor(context, request);
  }
  type Finding = Awaited<ReturnType<typeof findingsOf>>[number];

  /** Verified, searched, all that was found chosen, and erased. */
  async function erase(request: string, isTheirs?: (one: Finding) => boolean) {
    await choose(request, isTheirs);
    const { name, email, phone } = await requestRow(context, request);
    expect(await askToErase(context, boss, request, name || email || phone)).toEqual({ ok: true });
    await eraseFor(context, request);
    const all = await findingsOf(context, request);
    return new Map(all.map((one) => [`${one.source} ${one.role} ${one.recordId}`, one]));
  }

  const eraseRequest = (over: Parameters<typeof addPrivacyRequest>[2]) =>
    addPrivacyRequest(context, boss.accountId, { ...verified(boss.accountId), ...over });

  const exists = async (table: typeof leads | typeof contactMessages, id: string) =>
    (await context.db.$count(table, eq(table.id, id))) > 0;

  const eventsOf = async (request: string) => {
    const events = await context.db
      .select({ kind: historyEvents.kind, actorId: historyEvents.actorId })
      .from(historyEvents)
      .where(
        and(eq(historyEvents.recordKind, "privacy-request"), eq(historyEvents.recordId, request)),
      )
      .orderBy(historyEvents.position);
    return events.map(({ kind }) => kind);
  };

  it("a request has its deadline from the day on which it came, and each step in the audit", async () => {
    const person = newPerson();
    const lead = await addSubmission(context.db, "lead", person);
    const logged = await logRequest(context, boss, fieldsOf({ ...person, state: "CA" }));
    if (!logged.ok) throw new Error(logged.reason);
    const { id } = logged;
    expect(await requestRow(context, id)).toMatchObject({
      dueOn: "2026-12-17",
      reference: expect.stringMatching(/^P-\w{3}-\w{4}$/),
    });
    await searchFor(context, id);
    expect(await verifyRequest(context, boss, id, "Replied to our email")).toEqual({ ok: true });
    await choose(id);
    expect(await recordExport(context, boss, id)).toEqual({ ok: true });
    expect(await askToErase(context, boss, id, person.name)).toEqual({ ok: true });
    await eraseFor(context, id);
    expect(await exists(leads, lead)).toBe(false);
    expect(await extendRequest(context, boss, id, "Backups take longer")).toEqual({ ok: true });
    expect((await requestRow(context, id)).dueOn).toBe("2027-01-31");
    // The laws know no second extension.
    expect(await extendRequest(context, boss, id, "Once more")).toMatchObject({ ok: false });
    const outcome = { outcome: "answered", outcomeNote: "" } as const;
    expect(await closeRequest(context, boss, id, outcome)).toEqual({ ok: true });
    expect(await searchAgain(context, boss, id)).toMatchObject({ reason: "wrong-state" });
    expect(await reopenRequest(context, boss, id)).toEqual({ ok: true });
    expect(await eventsOf(id)).toEqual([
      "logged",
      "verified",
      "chosen",
      "exported",
      "erasure-started",
      "erased",
      "extended",
      "closed",
      "reopened",
    ]);
    // Who asks stands in the request alone.
    const { rows } = await context.db.execute(
      sql`select details::text as details from history_events where record_id = ${id}`,
    );
    expect(JSON.stringify(rows)).not.toContain(person.name);
  });

  describe("finds", () => {
    it("every kind of record by email, telephone and name, however they are written", async () => {
      const { name, email, phone } = newPerson();
      const digits = phone.replaceAll(/\D/g, "");
      const [first = "", last = ""] = name.split(" ");
      await addSubmission(context.db, "lead", { name: "Somebody", email: email.toUpperCase() });
      await addSubmission(context.db, "contact-message", { name, email: "x@example.com" });
      await addSubmission(context.db, "application", { phone: `+1 ${digits}`, email: "y@a.com" });
      await addSubmission(context.db, "contact-message", { text: `Please ask ${name}.` });
      await context.db.insert(subscribers).values({
        id: newId(),
        email,
        mailbox: email,
        requestedAt: new Date(),
        unsubscribeToken: randomUUID(),
      });
      const facility = await addFacility(context);
      await addContact(context, boss, facility.id, {
        name: `${last}, ${first}`,
        jobTitle: "",
        phone: "",
        email: "",
      });
      await addOrder(context, facility.id, { text: `${name} slipped`, askedName: name });
      const request = await addPrivacyRequest(context, boss.accountId, { name, email, phone });
      await searchFor(context, request);
      expect(await found(request)).toEqual([
        "contact_messages mention",
        "contact_messages record",
        "facility_contacts record",
        "history_events mention",
        "job_applications record",
        "leads record",
        "subscribers record",
        "work_orders record",
      ]);
    });

    it("who is written with accents by a name without them, and the other way round", async () => {
      const word = randomUUID().replaceAll(/[^a-z]/g, "");
      const stored = `Jesús Peña ${word}`;
      await addSubmission(context.db, "lead", { name: stored, email: "j@example.com" });
      await addSubmission(context.db, "contact-message", {
        email: "k@example.com",
        text: `Ask ${stored.normalize("NFD")}.`,
      });
      for (const name of [`Jesus Pena ${word}`, stored]) {
        const request = await addPrivacyRequest(context, boss.accountId, {
          name,
          email: "",
          phone: "",
        });
        await searchFor(context, request);
        // The second request finds the first one, too.
        const sources = ["contact_messages mention", "leads record"];
        expect(await found(request)).toEqual(expect.arrayContaining(sources));
      }
    });

    it("nobody else: parts of words, of numbers and of addresses are none", async () => {
      const { name, email, phone } = newPerson();
      const digits = phone.replaceAll(/\D/g, "");
      await addSubmission(context.db, "lead", {
        email: `x${email}`,
        name: "Sam Poe",
        phone: "312-555-0111",
        text: `Call 9${digits}5 about ${name}son, or x${email}`,
      });
      const request = await addPrivacyRequest(context, boss.accountId, { name, email, phone });
      await searchFor(context, request);
      expect(await found(request)).toEqual([]);
    });

    it("more by what the chosen records say, and what an account has left", async () => {
      const { name, email, phone } = newPerson();
      const person = await addPerson(context, { role: "crew-lead" });
      await context.db.update(accounts).set({ name }).where(eq(accounts.id, person.id));
      await signInAs(context, person);
      const lead = await addSubmission(context.db, "lead", { email: person.email, name: "J. D." });
      const request = await addPrivacyRequest(context, boss.accountId, { name, email, phone });
      await choose(request, ({ source }) => source === "accounts");
      const findings = await findingsOf(context, request);
      // Found by the email of the account, which the request does not have.
      expect(findings).toContainEqual(
        expect.objectContaining({ source: "leads", recordId: lead, isTheirs: false }),
      );
      expect(findings).toContainEqual(
        expect.objectContaining({ source: "sessions", recordId: person.id, role: "goes", rows: 1 }),
      );
      // No longer chosen: what the account has left is none of this request.
      await choose(request, () => false);
      expect(await found(request)).toEqual(["accounts record"]);
    });
  });

  describe("erases", () => {
    it("what was chosen, and nothing of another person of the same name", async () => {
      const { name, email } = newPerson();
      const hers = await addSubmission(context.db, "lead", { name, email });
      const others = await addSubmission(context.db, "lead", { name, email: "other@example.com" });
      const [own, foreign] = [await addFacility(context), await addFacility(context)];
      const contact = { name, jobTitle: "", phone: "", email: "" };
      await addContact(context, boss, own.id, contact);
      await addContact(context, boss, foreign.id, contact);
      const request = await eraseRequest({ name, email });
      const isTheirs = ({ source, recordId }: Finding) => source === "leads" && recordId === hers;
      await erase(request, isTheirs);
      expect(await exists(leads, hers)).toBe(false);
      expect(await exists(leads, others)).toBe(true);
      expect(await context.db.$count(facilityContacts, eq(facilityContacts.name, name))).toBe(2);
      const details = await context.db.$count(
        historyEvents,
        sql`${historyEvents.details}::text like ${`%${name}%`}`,
      );
      expect(details).toBe(2);
    });

    it("requests with their notes and history, and blots the name out of what others wrote", async () => {
      const { name, email, phone } = newPerson();
      const lead = await addSubmission(context.db, "lead", { name, email, phone });
      await context.db.insert(submissionNotes).values({
        id: newId(),
        recordKind: "lead",
        recordId: lead,
        authorId: boss.accountId,
        text: `${name} called back`,
      });
      const other = await addSubmission(context.db, "contact-message", {
        email: "o@example.com",
        text: `${name} (${email}, ${phone}) sent me.`,
      });
      const request = await eraseRequest({ name, email, phone });
      const settled = await erase(request);
      const { reference } = await requestRow(context, request);
      expect(await exists(leads, lead)).toBe(false);
      expect(await context.db.$count(submissionNotes, eq(submissionNotes.recordId, lead))).toBe(0);
      const [message] = await context.db
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.id, other));
      expect(message?.message).toBe(`${reference} (${reference}, ${reference}) sent me.`);
      expect(settled.get(`contact_messages mention ${other}`)?.outcome).toBe("emptied");
      expect(settled.get(`leads record ${lead}`)?.outcome).toBe("deleted");
    });

    it("values before and after in the history, and nothing else of it", async () => {
      const { name, email } = newPerson();
      const facility = await addFacility(context);
      const contact = { name, jobTitle: "Manager", phone: "", email };
      await addContact(context, boss, facility.id, contact);
      const request = await eraseRequest({ name, email });
      await erase(request);
      const { reference } = await requestRow(context, request);
      const events = await historyOf(context.db, facility.id);
      expect(JSON.stringify(events)).not.toContain(name);
      expect(JSON.stringify(events)).not.toContain(email);
      expect(JSON.stringify(events)).toContain("Manager");
      expect(JSON.stringify(events)).toContain(reference);
      expect(events.every(({ actorId }) => actorId === boss.accountId)).toBe(true);
    });

    it("an account: nobody signs in, and a code stands where the name was", async () => {
      const person = await addPerson(context, { role: "supervisor" });
      await signInAs(context, person);
      const facility = await addFacility(context);
      const thread = await addThread(context, boss, facility.id);
      await context.db.insert(threadMessages).values({
        id: newId(),
        threadId: thread,
        clientId: facility.clientId,
        facilityId: facility.id,
        authorId: person.id,
        text: `This is ${person.name}`,
        attempt: randomUUID(),
      });
      const note = {
        kind: "work-order",
        event: "created",
        recordKind: "work-order",
        recordId: randomUUID(),
        email: "off",
      } as const;
      await context.db.insert(notifications).values({
        ...note,
        id: newId(),
        accountId: person.id,
        clientId: facility.clientId,
      } as never);
      const request = await eraseRequest({ name: person.name, email: person.email });
      await erase(request);
      const { reference } = await requestRow(context, request);
      const [row] = await context.db.select().from(accounts).where(eq(accounts.id, person.id));
      expect(row).toMatchObject({
        name: reference,
        username: null,
        email: "",
        mailbox: "",
        passwordHash: null,
        preferences: {},
        state: "removed",
      });
      expect(await context.db.$count(sessions, eq(sessions.accountId, person.id))).toBe(0);
      expect(await context.db.$count(notifications, eq(notifications.accountId, person.id))).toBe(
        0,
      );
      const [message] = await context.db
        .select()
        .from(threadMessages)
        .where(eq(threadMessages.authorId, person.id));
      expect(message?.text).toBe(`This is ${reference}`);
      const kinds = await context.db
        .select({ kind: auditEvents.kind, details: auditEvents.details })
        .from(auditEvents)
        .where(eq(auditEvents.accountId, person.id));
      expect(kinds.map(({ kind }) => kind)).toContain("erased");
      expect(JSON.stringify(kinds)).not.toContain(person.email);
    });

    it("emails that were sent or wait, and an address of an occupant", async () => {
      const { email } = newPerson();
      const emailId = newId();
      await context.db.insert(emails).values({
        id: emailId,
        message: "key-lost",
        recipient: email,
        recipientMailbox: email,
        data: {},
      });
      const room = await addSignedRoom(context);
      const [sign] = (
        await context.db.execute(sql`select id from area_signs where code = ${room.code}`)
      ).rows;
      const order = await addOrder(context, room.facilityId, { text: "Spill" });
      const fileId = newId();
      await context.db.insert(files).values({
        id: fileId,
        state: "stored",
        kind: "jpeg",
        bytes: 1,
        sha256: "a".repeat(64),
        sentSha256: "a".repeat(64),
        name: "spill.jpg",
      });
      const report = {
        clientId: room.clientId,
        facilityId: room.facilityId,
        signId: String(sign?.id),
        areaId: room.areaId,
        kind: "spill",
        text: "Milk",
        language: "en",
        email,
      } as const;
      const [kept, held] = [newId(), newId()];
      await context.db.insert(occupantReports).values([
        { ...report, id: kept, workOrderId: order.id },
        { ...report, id: held, screening: "quarantined", fileId },
      ]);
      const request = await eraseRequest({ name: "", email });
      await erase(request);
      expect(await context.db.$count(emails, eq(emails.id, emailId))).toBe(0);
      const left = await context.db
        .select()
        .from(occupantReports)
        .where(inArray(occupantReports.id, [kept, held]));
      expect(left).toEqual([expect.objectContaining({ id: kept, email: null, text: "" })]);
      // The content leaves the disk with the next cleanup, a day later.
      const [file] = await context.db.select().from(files).where(eq(files.id, fileId));
      expect(file?.state).toBe("deleted");
      expect(await context.db.$count(workOrders, eq(workOrders.id, order.id))).toBe(1);
    });
  });

  describe("keeps, and says why and for how long,", () => {
    const keepsOf = (settled: Map<string, Finding>, key: string) =>
      settled.get(key)?.keeps.map(({ reason, until }) => `${reason} ${until?.slice(0, 4)}`);

    it("applications of the last two years, without the browser; older ones go", async () => {
      const { name, email } = newPerson();
      const receivedAt = new Date(Date.now() - 300 * dayMs);
      const fresh = await addSubmission(context.db, "application", { name, email, receivedAt });
      const old = await addSubmission(context.db, "application", {
        name,
        email,
        receivedAt: new Date(Date.now() - 800 * dayMs),
      });
      const spam = await addSubmission(context.db, "application", {
        name,
        email,
        screening: "quarantined",
      });
      const request = await eraseRequest({ name, email });
      const settled = await erase(request);
      const left = await context.db
        .select()
        .from(jobApplications)
        .where(inArray(jobApplications.id, [fresh, old, spam]));
      expect(left).toEqual([expect.objectContaining({ id: fresh, fullName: name })]);
      expect(left[0]).toMatchObject({ addressHash: null, userAgent: null });
      const year = receivedAt.getUTCFullYear() + 2;
      expect(keepsOf(settled, `job_applications record ${fresh}`)).toEqual([`application ${year}`]);
      // Once the period is over, the same request erases it.
      const all = await findingsOf(context, request);
      const chosen = all.filter(({ outcome }) => outcome === "kept");
      await context.db.transaction((tx) =>
        eraseTraces(tx, chosen, {
          tables: personalData,
          by: boss.accountId,
          code: "P-x",
          person: { names: [name], emails: [email], phones: [] },
          now: new Date(Date.now() + 500 * dayMs),
        }),
      );
      expect(await context.db.$count(jobApplications, eq(jobApplications.id, fresh))).toBe(0);
    });

    it("invoices, whatever they name", async () => {
      const { name } = newPerson();
      const client = await addBilledClient(context, { billToName: name });
      const invoice = await addIssuedInvoice(context, client, name);
      const request = await eraseRequest({ name });
      const settled = await erase(request);
      const [row] = await context.db.select().from(invoices).where(eq(invoices.id, invoice));
      expect(row?.billToName).toContain(name);
      expect(settled.get(`invoices record ${invoice}`)).toMatchObject({
        outcome: "kept",
        keeps: [{ reason: "tax" }],
      });
      expect(settled.get(`billing_settings record ${client.clientId}`)?.outcome).toBe("kept");
    });

    it("the name on what was signed, the attendance, and keys that are out", async () => {
      const facility = await addFacility(context);
      const place = { facilityId: facility.id, clientId: facility.clientId };
      const inspector = await addPerson(context, { role: "administrator" });
      await addFinishedAt(context, place, { by: actorOf(inspector) });
      const crew = await addPerson(context, { role: "crew-lead" });
      const visit = await addVisitBegun(context, place, -120);
      await context.db
        .update(visits)
        .set({
          state: "in-progress",
          checkedInAt: new Date(),
          checkedInBy: crew.id,
          checkedInHow: "site-code",
        } as never)
        .where(eq(visits.id, visit));
      const holder = await addPerson(context, { role: "supervisor" });
      const key = await addHeldKey(context, place, { holderId: holder.id });
      for (const [person, reason] of [
        [inspector, "signed"],
        [crew, "attendance"],
        [holder, "key-out"],
      ] as const) {
        const request = await eraseRequest({ name: person.name, email: person.email });
        const settled = await erase(request);
        const finding = settled.get(`accounts record ${person.id}`);
        expect(finding?.outcome, reason).toBe("emptied");
        expect(finding?.keeps.map((keep) => keep.reason)).toEqual([reason]);
        const [row] = await context.db.select().from(accounts).where(eq(accounts.id, person.id));
        // The name stays where it has to; nobody signs in with it.
        expect(row).toMatchObject({ name: person.name, email: "", state: "removed" });
      }
      expect(await context.db.$count(keyIssues, eq(keyIssues.keyId, key))).toBe(1);
    });

    it("one's own account and that of the last administrator", async () => {
      const [me] = await context.db.select().from(accounts).where(eq(accounts.id, boss.accountId));
      const request = await eraseRequest({ name: me?.name ?? "", email: me?.email ?? "" });
      const settled = await erase(request, ({ source }) => source === "accounts");
      expect(settled.get(`accounts record ${boss.accountId}`)).toMatchObject({
        outcome: "kept",
        keeps: [{ reason: "own-account" }],
      });
      const [still] = await context.db
        .select()
        .from(accounts)
        .where(eq(accounts.id, boss.accountId));
      expect(still?.state).toBe("active");
    });
  });

  describe("is safe", () => {
    it("before anybody has verified, chosen, proved who they are, and typed the name", async () => {
      const { name, email } = newPerson();
      const lead = await addSubmission(context.db, "lead", { name, email });
      const request = await addPrivacyRequest(context, boss.accountId, { name, email });
      await searchFor(context, request);
      const refused = (reason: string) => ({ ok: false, reason });
      expect(await askToErase(context, boss, request, name)).toEqual(refused("verify-first"));
      expect(await recordExport(context, boss, request)).toEqual(refused("verify-first"));
      await verifyRequest(context, boss, request, "Called back");
      expect(await askToErase(context, boss, request, name)).toEqual(refused("choose-first"));
      expect(await recordExport(context, boss, request)).toEqual(refused("choose-first"));
      await choose(request);
      const late = { ...boss, sessionId: randomUUID() };
      expect(await askToErase(context, late, request, name)).toEqual(refused("confirm-first"));
      expect(await recordExport(context, late, request)).toEqual(refused("confirm-first"));
      for (const typed of ["", "yes", name.slice(0, -1)])
        expect(await askToErase(context, boss, request, typed)).toEqual(refused("confirmation"));
      await eraseFor(context, request);
      expect(await exists(leads, lead)).toBe(true);
      const other = { ...boss, role: "account-manager" as const };
      expect(await askToErase(context, other, request, name)).toEqual(refused("not-found"));
    });

    it("against ids that nobody has found", async () => {
      const { name, email } = newPerson();
      const foreign = await addSubmission(context.db, "lead");
      await addSubmission(context.db, "lead", { name, email });
      const request = await eraseRequest({ name, email });
      await searchFor(context, request);
      await chooseRecords(context, boss, request, {
        ids: new Set([foreign, "x", randomUUID()]),
        all: new Set(["accounts.record", "clients.record"]),
      });
      const all = await findingsOf(context, request);
      expect(all.filter(({ isTheirs }) => isTheirs)).toEqual([]);
    });

    it("where a record was changed after it was chosen", async () => {
      const { name, email } = newPerson();
      const lead = await addSubmission(context.db, "lead", { name, email });
      const request = await eraseRequest({ name, email });
      await choose(request);
      await context.db
        .update(leads)
        .set({ fullName: "Sam Poe", email: "sam@example.com" })
        .where(eq(leads.id, lead));
      await askToErase(context, boss, request, name);
      await eraseFor(context, request);
      // Somebody else's record may be like this name by chance.
      const findings = await findingsOf(context, request);
      expect(findings.find(({ recordId }) => recordId === lead)).toMatchObject({
        outcome: "unlike",
      });
      expect(await exists(leads, lead)).toBe(true);
    });

    it("when it is done twice, and finds what has come since", async () => {
      const { name, email } = newPerson();
      await addSubmission(context.db, "lead", { name, email });
      const request = await eraseRequest({ name, email });
      await erase(request);
      await eraseFor(context, request);
      expect((await eventsOf(request)).filter((kind) => kind === "erased")).toHaveLength(1);
      const later = await addSubmission(context.db, "lead", { name, email });
      await erase(request, ({ recordId }) => recordId === later);
      expect(await exists(leads, later)).toBe(false);
      const theirs = (await findingsOf(context, request)).filter(({ isTheirs }) => isTheirs);
      const outcomes = theirs.map(({ outcome }) => outcome);
      expect(outcomes).toEqual(["deleted", "deleted"]);
    });

    it("when it is broken off: nothing of it has happened, and the next attempt does all", async () => {
      const { name, email } = newPerson();
      const lead = await addSubmission(context.db, "lead", { name, email });
      const message = await addSubmission(context.db, "contact-message", { name, email });
      const request = await eraseRequest({ name, email });
      await choose(request);
      await askToErase(context, boss, request, name);
      const all = await findingsOf(context, request);
      await expect(
        context.db.transaction(async (tx) => {
          await eraseTraces(tx, all, {
            tables: personalData,
            by: boss.accountId,
            code: "P-x",
            person: { names: [name], emails: [email], phones: [] },
            now: new Date(),
          });
          throw new Error("killed");
        }),
      ).rejects.toThrow("killed");
      expect(await exists(leads, lead)).toBe(true);
      await eraseFor(context, request);
      expect(await exists(leads, lead)).toBe(false);
      expect(await exists(contactMessages, message)).toBe(false);
    });

    it("for two at once", async () => {
      const { name, email } = newPerson();
      await addSubmission(context.db, "lead", { name, email });
      const request = await eraseRequest({ name, email });
      await choose(request);
      await askToErase(context, boss, request, name);
      await Promise.all([eraseFor(context, request), eraseFor(context, request)]);
      expect((await eventsOf(request)).filter((kind) => kind === "erased")).toHaveLength(1);
    });
  });

  it("history and audit stay append-only but for words that are blotted out", async () => {
    const { name } = newPerson();
    const facility = await addFacility(context);
    await addContact(context, boss, facility.id, { name, jobTitle: "", phone: "", email: "" });
    for (const [table, setting] of [
      ["history_events", "history.erasing"],
      ["audit_events", "audit.erasing"],
    ] as const) {
      const change = (set: string, on: boolean) =>
        context.db.transaction(async (tx) => {
          if (on) await tx.execute(sql`select set_config(${setting}, 'on', true)`);
          await tx.execute(sql.raw(`update ${table} set ${set}`));
        });
      await expect(change("details = '{}'", false), table).rejects.toThrow();
      for (const set of ["kind = 'x'", "actor_id = null", "at = now()"])
        await expect(change(set, true), `${table} ${set}`).rejects.toThrow();
    }
  });

  it("requests are deleted two years after they were closed, with their history", async () => {
    const closed = (days: number) => ({
      outcome: "answered" as const,
      closedAt: new Date(Date.now() - days * dayMs),
      closedBy: boss.accountId,
    });
    const { privacyRequests: days } = fixedRetention;
    const old = await addPrivacyRequest(context, boss.accountId, closed(days + 1));
    const fresh = await addPrivacyRequest(context, boss.accountId, closed(days - 1));
    await context.db.insert(historyEvents).values({
      id: newId(),
      recordKind: "privacy-request",
      recordId: old,
      kind: "logged",
    });
    await deleteOldRequests(context.db, new Date());
    const left = await context.db
      .select({ id: privacyRequests.id })
      .from(privacyRequests)
      .where(inArray(privacyRequests.id, [old, fresh]));
    expect(left).toEqual([{ id: fresh }]);
    expect(await context.db.$count(privacyFindings, eq(privacyFindings.requestId, old))).toBe(0);
    expect(await context.db.$count(historyEvents, eq(historyEvents.recordId, old))).toBe(0);
  });
});
