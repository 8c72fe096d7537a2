import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findFile } from "#features/files/file-response.server.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { listNotifications } from "#features/notifications/list-notifications.server.ts";
import {
  documentAccesses,
  documentAcknowledgements,
  documents,
  documentVersions,
  emails,
  files,
} from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Role } from "#platform/identity/roles.ts";
import {
  actorOf,
  addClient,
  addPerson,
  addPersonAt,
  useAccounts,
} from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDocumentFor, addPaper, type TestDocument } from "#tests/support/documents.ts";
import { kindsInHistory } from "#tests/support/history.ts";
import { roles } from "#tests/support/role-names.ts";
import { addVersion } from "./add-document.server.ts";
import { acknowledgeDocument, changeDays, withdrawDocument } from "./change-document.server.ts";
import { recordDocumentAccess } from "./document-file.server.ts";
import type { DocumentFilter } from "./document-filter.ts";
import { findDocument, findDocumentFile } from "./find-document.server.ts";
import { countDocuments, countToAcknowledge, listDocuments } from "./list-documents.server.ts";

const clock = { now: new Date("2026-11-22T18:00:00Z"), companyZone: "America/Chicago" };

describeDatabase((database) => {
  const context = useAccounts(database);

  async function world() {
    const client = await addClient(context, 2);
    const [assigned = "", unassigned = ""] = client.facilityIds;
    const person = async (role: Role) =>
      actorOf(await addPersonAt(context, role, client.id, [assigned]));
    const manager = await person("account-manager");
    const add = (over: Partial<TestDocument>) =>
      addDocumentFor(context, manager, { clientId: client.id, ...over });
    return { client, assigned, unassigned, person, manager, add };
  }
  const list = async (actor: Actor, filter: Partial<DocumentFilter> = {}) => {
    const wholeFilter = { tab: "all", sort: "title", page: 1, ...filter } as const;
    const { rows } = await listDocuments(context.db, actor, wholeFilter, clock);
    return rows;
  };
  const titles = async (actor: Actor, filter: Partial<DocumentFilter> = {}) =>
    (await list(actor, filter)).map(({ title }) => title);
  const eventsOf = (id: string) => kindsInHistory(context.db, id);

  it("are seen by role, facility and type, in lists, details, counts and files alike", async () => {
    const { client, assigned, unassigned, person, add } = await world();
    const stranger = await addClient(context, 1);
    const [elsewhere = ""] = stranger.facilityIds;
    const boss = actorOf(await addPerson(context, { role: "administrator" }));
    const ids = {
      here: await add({ title: "here", facilityId: assigned }),
      there: await add({ title: "there", facilityId: unassigned }),
      everywhere: await add({ title: "everywhere" }),
      contract: await add({ title: "contract", type: "contract", facilityId: assigned }),
      agreement: await add({ title: "agreement", type: "service-agreement" }),
      foreign: await addDocumentFor(context, boss, {
        clientId: stranger.id,
        facilityId: elsewhere,
        title: "foreign",
      }),
    };
    const ofClient = ["agreement", "contract", "everywhere", "here", "there"];
    const seen: Partial<Record<Role, string[]>> = {
      "client-administrator": ofClient,
      "client-member": ["everywhere", "here"],
      "account-manager": ofClient,
      supervisor: ["everywhere", "here"],
    };
    for (const role of roles) {
      if (role === "administrator") continue;
      const actor = await person(role);
      const expected = seen[role] ?? [];
      expect(await titles(actor), role).toEqual(expected);
      const { all } = await countDocuments(context.db, actor, {}, clock);
      expect(all, role).toBe(expected.length);
      for (const [title, id] of Object.entries(ids)) {
        const isSeen = expected.includes(title);
        const document = await findDocument(context.db, actor, id, clock);
        expect(document?.title, `${role}, ${title}`).toBe(isSeen ? title : undefined);
        const file = await findDocumentFile(context.db, actor, id);
        expect(file !== undefined, `${role}, ${title}`).toBe(isSeen);
      }
    }
    expect(await titles(boss, { clientId: client.id })).toEqual(ofClient);
    expect(await titles({ ...boss, needsSecondFactor: true })).toEqual([]);
  });

  it("open nowhere but at their own address, which keeps the log", async () => {
    const { person, manager, add } = await world();
    const id = await add({});
    const [version] = await context.db
      .select()
      .from(documentVersions)
      .where(eq(documentVersions.documentId, id));
    for (const actor of [manager, await person("client-administrator")])
      expect(await findFile(context.db, actor, version?.fileId ?? "")).toBeUndefined();
  });

  it("are changed by who looks after the client, and by nobody else", async () => {
    const { person, manager, add } = await world();
    const strange = await addClient(context, 1);
    const outsider = actorOf(
      await addPerson(context, { role: "account-manager", clientIds: [strange.id] }),
    );
    const id = await add({});
    const steps = (actor: Actor) => [
      async () => addVersion(context, actor, id, {}, [await addPaper(context, actor)]),
      () => changeDays(context, actor, id, { validUntil: "2027-01-01" }),
      () => withdrawDocument(context, actor, id, "wrong file"),
    ];
    for (const role of roles.filter((role) => !["administrator", "account-manager"].includes(role)))
      for (const step of steps(await person(role)))
        expect(await step(), role).toEqual({ ok: false, reason: "not-allowed" });
    for (const step of steps(outsider))
      expect(await step()).toEqual({ ok: false, reason: "not-found" });
    for (const step of steps(manager)) expect(await step()).toEqual({ ok: true });
    expect(await eventsOf(id)).toEqual(["added", "version-added", "dates-changed", "withdrawn"]);
    // What is withdrawn is over.
    for (const step of steps(manager))
      expect(await step()).toEqual({ ok: false, reason: "not-found" });
  });

  it("need one file of the sender's own, and a facility of the client", async () => {
    const { client, manager } = await world();
    const other = await addClient(context, 1);
    const theirs = await addPaper(context, actorOf(await addPerson(context)));
    const paper = await addPaper(context, manager);
    const before = await context.db.$count(documents);
    const cases = [
      ["no-file", {}, []],
      ["no-file", {}, [paper, await addPaper(context, manager)]],
      ["unknown-file", {}, [theirs]],
      ["unknown-file", {}, [randomUUID()]],
      ["unknown-facility", { facilityId: other.facilityIds[0] }, [paper]],
      ["unknown-client", { clientId: other.id }, [paper]],
    ] as const;
    const { addDocument } = await import("./add-document.server.ts");
    const base = { clientId: client.id, facilityId: undefined, type: "other", title: "Paper" };
    for (const [reason, over, fileIds] of cases) {
      const fields = { ...base, needsAcknowledgement: false, ...over, type: "other" } as const;
      expect(await addDocument(context, manager, fields, fileIds)).toEqual({ ok: false, reason });
    }
    expect(await context.db.$count(documents)).toBe(before);
  });

  describe("versions", () => {
    it("follow each other, and the earlier ones stay readable to both sides", async () => {
      const { person, manager, add } = await world();
      const client = await person("client-administrator");
      const id = await add({ validUntil: "2026-12-01" });
      const first = await findDocumentFile(context.db, client, id);
      const paper = await addPaper(context, manager);
      await addVersion(context, manager, id, { validUntil: "2027-12-01" }, [paper]);
      for (const actor of [client, manager]) {
        const document = await findDocument(context.db, actor, id, clock);
        expect(document).toMatchObject({ version: 2, validUntil: "2027-12-01" });
        expect(document?.versions.map(({ number }) => number)).toEqual([2, 1]);
        expect((await findDocumentFile(context.db, actor, id))?.id).toBe(paper);
        expect((await findDocumentFile(context.db, actor, id, 1))?.id).toBe(first?.id);
        expect(await findDocumentFile(context.db, actor, id, 3)).toBeUndefined();
      }
    });

    it("added at the same moment are two", async () => {
      const { manager, add } = await world();
      const id = await add({});
      const papers = [await addPaper(context, manager), await addPaper(context, manager)];
      await Promise.all(papers.map((paper) => addVersion(context, manager, id, {}, [paper])));
      const document = await findDocument(context.db, manager, id, clock);
      expect(document?.versions.map(({ number }) => number)).toEqual([3, 2, 1]);
    });

    it("that are being checked open for nobody, nor does the one before in their place", async () => {
      const { manager, person, add } = await world();
      const id = await add({ needsAcknowledgement: true });
      const paper = await addPaper(context, manager);
      await addVersion(context, manager, id, {}, [paper]);
      await context.db.update(files).set({ isHeld: true }).where(eq(files.id, paper));
      const client = await person("client-administrator");
      for (const actor of [client, manager])
        expect(await findDocumentFile(context.db, actor, id)).toBeUndefined();
      const document = await findDocument(context.db, client, id, clock);
      const signed = await acknowledgeDocument(context, client, id, document?.versionId ?? "");
      expect(signed).toEqual({ ok: false, reason: "wrong-state" });
    });
  });

  it("are withdrawn from the client at once, and stay with staff", async () => {
    const { person, manager, add } = await world();
    const client = await person("client-administrator");
    const id = await add({ title: "wrong" });
    const countNotifications = async () =>
      (await listNotifications(context.db, notificationDefinitions, client)).rows.length;
    await withdrawDocument(context, manager, id, "wrong client");
    expect(await titles(client)).toEqual([]);
    expect(await titles(client, { tab: "withdrawn" })).toEqual([]);
    expect(await findDocument(context.db, client, id, clock)).toBeUndefined();
    expect(await findDocumentFile(context.db, client, id)).toBeUndefined();
    expect(await countNotifications()).toBe(0);
    expect(await titles(manager)).toEqual([]);
    expect(await titles(manager, { tab: "withdrawn" })).toEqual(["wrong"]);
    expect(await findDocument(context.db, manager, id, clock)).toMatchObject({
      withdrawReason: "wrong client",
    });
  });

  describe("acknowledging", () => {
    it("is for each administrator of the client, of each version, once", async () => {
      const { person, manager, add } = await world();
      const [first, second] = [
        await person("client-administrator"),
        await person("client-administrator"),
      ];
      const id = await add({ needsAcknowledgement: true });
      const current = async () => (await findDocument(context.db, manager, id, clock))?.versionId;
      const version = (await current()) ?? "";
      const count = (actor: Actor) => countToAcknowledge(context.db, actor, clock);
      for (const role of roles.filter((role) => role !== "client-administrator")) {
        const result = await acknowledgeDocument(context, await person(role), id, version);
        expect(result, role).toEqual({ ok: false, reason: "not-allowed" });
      }
      const foreign = actorOf(await addPerson(context, { role: "client-administrator" }));
      const refused = await acknowledgeDocument(context, foreign, id, version);
      expect(refused).toEqual({ ok: false, reason: "not-found" });
      expect([await count(first), await count(second), await count(manager)]).toEqual([1, 1, 1]);
      expect(await acknowledgeDocument(context, first, id, version)).toEqual({ ok: true });
      const again = await acknowledgeDocument(context, first, id, version);
      expect(again).toEqual({ ok: false, reason: "wrong-state" });
      expect([await count(first), await count(second), await count(manager)]).toEqual([0, 1, 1]);
      await acknowledgeDocument(context, second, id, version);
      expect(await count(manager)).toBe(0);
      await addVersion(context, manager, id, {}, [await addPaper(context, manager)]);
      const stale = await acknowledgeDocument(context, first, id, version);
      expect(stale).toEqual({ ok: false, reason: "wrong-state" });
      expect([await count(first), await count(manager)]).toEqual([1, 1]);
      const document = await findDocument(context.db, manager, id, clock);
      expect(document?.acknowledgements.every(({ at }) => at === undefined)).toBe(true);
    });

    it("comes first in the list of who is asked, and is nothing for who is not", async () => {
      const { person, add } = await world();
      await add({ title: "a plain one" });
      await add({ title: "read me", needsAcknowledgement: true });
      const administrator = await person("client-administrator");
      expect(await titles(administrator)).toEqual(["read me", "a plain one"]);
      expect(await titles(administrator, { tab: "to-acknowledge" })).toEqual(["read me"]);
      const member = await person("client-member");
      expect(await titles(member)).toEqual(["a plain one", "read me"]);
      expect(await titles(member, { tab: "to-acknowledge" })).toEqual([]);
    });
  });

  it("are valid by the calendar of the facility", async () => {
    const { assigned, manager, add } = await world();
    const days: [string, Partial<TestDocument>][] = [
      ["expired", { validUntil: "2026-11-21" }],
      ["expiring", { validUntil: "2026-11-22" }],
      ["expiring", { validUntil: "2027-01-21" }],
      ["valid", { validUntil: "2027-01-22" }],
      ["not-yet", { validFrom: "2026-11-23", validUntil: "2027-11-23" }],
      ["open-ended", { validFrom: "2026-11-22" }],
      ["open-ended", {}],
    ];
    for (const [at, [, over]] of days.entries())
      await add({ title: `${at}`, facilityId: assigned, ...over });
    expect((await list(manager)).map(({ validity }) => validity)).toEqual(days.map(([v]) => v));
    expect(await titles(manager, { tab: "expired" })).toEqual(["0"]);
    expect(await titles(manager, { tab: "expiring" })).toEqual(["1", "2"]);
    // Half past eleven in Chicago is the next day elsewhere.
    const late = { ...clock, now: new Date("2026-11-23T05:30:00Z") };
    const counts = await countDocuments(context.db, manager, {}, late);
    expect(counts).toMatchObject({ expired: 1, expiring: 2, all: 7 });
  });

  it("are found by words, type and facility", async () => {
    const { assigned, manager, add } = await world();
    await add({ title: "Bleach 5%", type: "safety-data-sheet", facilityId: assigned });
    await add({ title: "Insurance", type: "certificate-of-insurance" });
    expect(await titles(manager, { words: "blea" })).toEqual(["Bleach 5%"]);
    expect(await titles(manager, { words: "%" })).toEqual([]);
    expect(await titles(manager, { type: "certificate-of-insurance" })).toEqual(["Insurance"]);
    expect(await titles(manager, { facilityId: assigned })).toEqual(["Bleach 5%"]);
  });

  it("remember who opened them, each reading once, and nobody changes that", async () => {
    const { person, manager, add } = await world();
    const client = await person("client-member");
    const id = await add({});
    const { versionId = "" } = (await findDocumentFile(context.db, client, id)) ?? {};
    for (const how of ["opened", "opened", "downloaded"] as const)
      await recordDocumentAccess(context.db, client, versionId, how);
    const document = await findDocument(context.db, manager, id, clock);
    expect(document?.accesses.map(({ name, how, version }) => [name, how, version])).toEqual([
      [client.name, "downloaded", 1],
      [client.name, "opened", 1],
    ]);
    // Who looks after other documents learns of it; the client's people do not watch each other.
    const seen = await findDocument(context.db, client, id, clock);
    expect(seen?.accesses).toEqual([]);
    const admin = await person("client-administrator");
    await context.db
      .update(documents)
      .set({ needsAcknowledgement: true })
      .where(eq(documents.id, id));
    await acknowledgeDocument(context, admin, id, versionId);
    for (const table of [documentAccesses, documentAcknowledgements]) {
      await expect(context.db.delete(table)).rejects.toThrow();
      await expect(context.db.update(table).set({ at: new Date(0) })).rejects.toThrow();
    }
  });

  it("list openings of one millisecond as they happened, latest first", async () => {
    const { person, manager, add } = await world();
    const readers = [await person("client-member"), await person("client-administrator")];
    const id = await add({});
    const { versionId = "" } = (await findDocumentFile(context.db, manager, id)) ?? {};
    await context.db.insert(documentAccesses).values(
      readers.map(({ accountId }) => ({
        id: newId(),
        versionId,
        accountId,
        how: "opened" as const,
        at: new Date("2026-11-20T15:00:00Z"),
      })),
    );
    const document = await findDocument(context.db, manager, id, clock);
    expect(document?.accesses.map(({ name }) => name)).toEqual(
      readers.map(({ name }) => name).toReversed(),
    );
  });

  it("are told to the client's people who may open them, and to no others", async () => {
    const { assigned, unassigned, person, manager, add } = await world();
    const [admin, member] = [await person("client-administrator"), await person("client-member")];
    const mailsAbout = async (id: string) =>
      (await context.db.select().from(emails).where(eq(emails.aboutId, id)))
        .map(({ data }) => data.accountId)
        .toSorted();
    const both = [admin.accountId, member.accountId].toSorted();
    expect(await mailsAbout(await add({ facilityId: assigned }))).toEqual(both);
    expect(await mailsAbout(await add({ facilityId: unassigned }))).toEqual([admin.accountId]);
    expect(await mailsAbout(await add({ type: "contract", facilityId: assigned }))).toEqual([
      admin.accountId,
    ]);
    const everywhere = await add({});
    expect(await mailsAbout(everywhere)).toEqual([admin.accountId]);
    expect(
      (await listNotifications(context.db, notificationDefinitions, member)).rows,
    ).toHaveLength(1);
    const { rows } = await listNotifications(context.db, notificationDefinitions, admin);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({ recordId: everywhere, facilityName: null, event: "added" });
    // Demoted: what is about contracts, or the client as a whole, is still checked by the record.
    const demoted: Actor = { ...member, accountId: admin.accountId };
    const left = (await listNotifications(context.db, notificationDefinitions, demoted)).rows;
    expect(left.map(({ facilityId }) => facilityId)).toEqual([null, assigned]);
    expect(
      (await listNotifications(context.db, notificationDefinitions, manager)).rows,
    ).toHaveLength(0);
  });
});
