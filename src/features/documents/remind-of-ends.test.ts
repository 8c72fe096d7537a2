import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { renderEmail } from "#features/render-email.server.ts";
import { documents, documentVersions, emails } from "#features/schema.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDocumentFor, addPaper, type TestDocument } from "#tests/support/documents.ts";
import { addVersion } from "./add-document.server.ts";
import { changeDays, withdrawDocument } from "./change-document.server.ts";
import { dueStage, remindOfExpiringDocuments } from "./remind-of-ends.server.ts";

describe("a reminder is due", () => {
  const end = "2027-03-01";
  const long = "2026-01-01";
  it.each([
    ["2026-12-30", undefined],
    ["2026-12-31", 60],
    ["2027-01-29", 60],
    ["2027-01-30", 30],
    ["2027-02-21", 30],
    ["2027-02-22", 7],
    ["2027-03-01", 7],
    ["2027-03-02", 0],
  ])("on %s: %s", (today, stage) => expect(dueStage(end, today, long)).toBe(stage));

  it("not for a day that had passed when the dates were entered", () => {
    expect(dueStage(end, "2027-02-10", "2027-02-10")).toBeUndefined();
    expect(dueStage(end, "2027-02-22", "2027-02-10")).toBe(7);
    expect(dueStage(end, "2027-04-01", "2027-04-01")).toBeUndefined();
  });
});

describeDatabase((database) => {
  const context = useAccounts(database);
  const end = "2027-03-01";
  /** Nine in the morning in Chicago. */
  const at = (day: string) => ({ now: new Date(`${day}T15:00:00Z`), companyZone: "UTC" });
  const look = async (day: string) => (await remindOfExpiringDocuments(context, at(day))).reminders;

  beforeEach(async () => {
    await context.db.update(documentVersions).set({ validUntil: null });
  });

  async function world(over: Partial<TestDocument> = {}) {
    const client = await addClient(context, 1);
    const [facilityId = ""] = client.facilityIds;
    const at = { clientId: client.id, clientIds: [client.id], facilityIds: [facilityId] };
    const manager = await addPerson(context, { ...at, role: "account-manager" });
    const boss = await addPerson(context, { ...at, role: "client-administrator" });
    for (const role of ["client-member", "supervisor", "crew-lead"] as const)
      await addPerson(context, { ...at, role });
    const actor = actorOf(manager);
    const fields = { clientId: client.id, facilityId, validUntil: end, ...over };
    const id = await addDocumentFor({ db: context.db }, actor, fields);
    await context.db
      .update(documentVersions)
      .set({ datedAt: new Date("2026-01-01") })
      .where(eq(documentVersions.documentId, id));
    const mails = async () =>
      (await context.db.select().from(emails).where(eq(emails.aboutId, id))).filter(
        ({ message }) => message === "document-ends",
      );
    return { id, actor, mails, people: [manager.email, boss.email].toSorted() };
  }

  it("each once, to both sides, whoever asks how often", async () => {
    const { mails, people } = await world();
    expect(await look("2026-12-30")).toBe(0);
    const results = await Promise.all([look("2026-12-31"), look("2026-12-31")]);
    expect(results.toSorted()).toEqual([0, 1]);
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(people);
    for (const day of ["2027-01-30", "2027-01-31", "2027-02-22", "2027-03-01"]) await look(day);
    expect(await mails()).toHaveLength(6);
    expect(await look("2027-03-02")).toBe(1);
    expect(await look("2027-03-20")).toBe(0);
    expect(await mails()).toHaveLength(8);
  });

  it("on the morning of the facility, for the client as a whole where most of it is", async () => {
    const { mails } = await world({ facilityId: undefined });
    const night = { now: new Date("2026-12-31T12:59:00Z"), companyZone: "Asia/Tokyo" };
    expect(await remindOfExpiringDocuments(context, night)).toEqual({ reminders: 0 });
    const morning = { ...night, now: new Date("2026-12-31T13:00:00Z") };
    expect(await remindOfExpiringDocuments(context, morning)).toEqual({ reminders: 1 });
    expect(await mails()).toHaveLength(2);
  });

  it("the latest alone, after a time without a server", async () => {
    const { mails } = await world();
    expect(await look("2027-02-25")).toBe(1);
    expect(await look("2027-02-26")).toBe(0);
    const [mail] = await mails();
    expect(mail?.data).toMatchObject({ validUntil: end, isOver: false });
  });

  it("not of what is replaced or withdrawn, and anew for another day", async () => {
    const replaced = await world();
    const paper = await addPaper(context, replaced.actor);
    await addVersion(context, replaced.actor, replaced.id, { validUntil: "2028-03-01" }, [paper]);
    const withdrawn = await world();
    await withdrawDocument(context, withdrawn.actor, withdrawn.id, "not ours");
    const moved = await world();
    expect(await look("2027-01-30")).toBe(1);
    await changeDays(context, moved.actor, moved.id, { validUntil: "2027-09-01" });
    await context.db
      .update(documentVersions)
      .set({ datedAt: new Date("2027-01-30") })
      .where(eq(documentVersions.documentId, moved.id));
    expect(await look("2027-02-22")).toBe(0);
    expect(await look("2027-07-03")).toBe(1);
    for (const { mails } of [replaced, withdrawn]) expect(await mails()).toEqual([]);
  });

  it("in a mail that says what ends when, and none where that has changed since", async () => {
    const { id, mails } = await world({ title: "Policy 7" });
    await look("2027-02-22");
    const [mail] = await mails();
    if (mail === undefined) throw new Error("no mail");
    const parts = { db: context.db, origin: "https://example.com" };
    const written = await renderEmail(parts, mail);
    expect(written).toMatchObject({ subject: expect.stringContaining("Policy 7") });
    expect(JSON.stringify(written)).toContain(`/documents/${id}`);
    await context.db
      .update(documents)
      .set({ withdrawnAt: new Date(), withdrawReason: "wrong" })
      .where(eq(documents.id, id));
    const later = await renderEmail(parts, mail);
    expect(later === undefined || "notDue" in later).toBe(true);
  });
});
