/** Companies and contacts of prospects: what is known of them, and which are the same. */
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { asc, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { domainOf, websiteLink } from "#features/prospects/domains.ts";
import { joinProspects } from "#features/prospects/join-prospects.server.ts";
import {
  opportunities,
  prospectCompanies,
  prospectContacts,
  prospectMerges,
} from "#features/schema.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { kindsInHistory } from "#tests/support/history.ts";
import { addOpportunity, opportunityRow } from "#tests/support/opportunities.ts";
import {
  addContact,
  companyTexts,
  contactTexts,
  editCompany,
  removeContact,
} from "./company-commands.server.ts";
import { findCompany, listCompanies } from "./company-queries.server.ts";
import { listDismissals, listDuplicates, listMerges } from "./duplicate-queries.server.ts";
import type { MergeChoice } from "./duplicate-types.ts";
import {
  digestOf,
  inOrder,
  judgePair,
  mergeCompanies,
  mergeContacts,
  undoMerge,
} from "./merge-prospects.server.ts";

describe("a website", () => {
  it.each([
    ["acme.com", "acme.com"],
    ["https://www.Acme.com/about?x=1", "acme.com"],
    ["http://shop.acme.co.uk", "shop.acme.co.uk"],
    ["acme", ""],
    ["javascript:alert(1)", ""],
    ["ftp://acme.com", ""],
    ["https://user@acme.com", ""],
    ["10.0.0.1", ""],
    ["", ""],
  ])("%j has the domain %j", (website, domain) => {
    expect(domainOf(website)).toBe(domain);
    expect(websiteLink(website) === undefined).toBe(domain === "");
  });
});

describeEachDatabase("locks", (database) => {
  const context = useAccounts(database);
  let manager: Actor;
  let colleague: Actor;
  let recruiter: Actor;
  beforeAll(async () => {
    manager = actorOf(await addPerson(context, { role: "account-manager" }));
    colleague = actorOf(await addPerson(context, { role: "administrator" }));
    recruiter = actorOf(await addPerson(context, { role: "recruiter" }));
  });

  const usual: MergeChoice = {
    name: "first",
    homepage: "first",
    phone: "first",
    address: "first",
    jobTitle: "first",
    email: "first",
    language: "first",
  };
  /** An opportunity of a company of its own, with a telephone number that no other test has. */
  async function asked(sample: { subject: string; email?: string; phone?: string; name?: string }) {
    const id = await addOpportunity(context.db, {
      email: `${randomUUID()}@gmail.com`,
      phone: String(Math.random()).slice(2, 12).padEnd(10, "7"),
      ...sample,
    });
    return opportunityRow(context.db, id);
  }
  const companiesOf = (ids: readonly string[]) =>
    context.db
      .select()
      .from(prospectCompanies)
      .where(inArray(prospectCompanies.id, [...ids]))
      .orderBy(asc(prospectCompanies.id));
  const contactsOf = (ids: readonly string[]) =>
    context.db
      .select()
      .from(prospectContacts)
      .where(inArray(prospectContacts.companyId, [...ids]))
      .orderBy(asc(prospectContacts.id));
  const opportunitiesOf = (ids: readonly string[]) =>
    context.db
      .select()
      .from(opportunities)
      .where(inArray(opportunities.companyId, [...ids]))
      .orderBy(asc(opportunities.id));
  const eventsOf = (id: string) => kindsInHistory(context.db, id);
  const allOf = async (ids: readonly string[]) => ({
    companies: await companiesOf(ids),
    contacts: await contactsOf(ids),
    opportunities: await opportunitiesOf(ids),
  });
  async function merge(
    one: string,
    other: string,
    choice: Partial<MergeChoice> = {},
    who = manager,
  ) {
    const [first, second] = await companiesOf(inOrder(one, other));
    if (!first || !second) throw new Error("no companies");
    return mergeCompanies(context, who, {
      one,
      other,
      choice: { ...usual, ...choice },
      seen: digestOf(companyTexts(first), companyTexts(second)),
    });
  }
  const lastMerge = async (companyId: string) => {
    const [row] = await listMerges(context.db, manager, companyId);
    if (row === undefined) throw new Error("nothing was merged");
    return row.id;
  };
  const pairsOf = async (companyId: string) => {
    const pairs = await listDuplicates(context.db, manager, [companyId]);
    const all = await listDuplicates(context.db, manager);
    // The list of all agrees with what each company says.
    for (const { id } of pairs) expect(all.map((pair) => pair.id)).toContain(id);
    return pairs;
  };

  it("that share an email are suggested, with the reason, and others are not", async () => {
    const email = `Ana@${randomUUID()}.example`;
    const one = await asked({ subject: "Shared Mail Inc", email });
    const other = await asked({ subject: "Shared Mail", email: email.toUpperCase() });
    await asked({ subject: "Elsewhere Ltd" });
    expect(await pairsOf(one.companyId)).toMatchObject([
      {
        kind: "company",
        first: { id: one.companyId, name: "Shared Mail Inc" },
        second: { id: other.companyId },
        signs: [{ reason: "email", value: email.toLowerCase() }],
      },
    ]);
  });

  it("that share a domain are suggested, of the website or an email; free mail says nothing", async () => {
    const domain = `${randomUUID()}.example`;
    const one = await asked({ subject: "Domain One", email: `a@${domain}` });
    const two = await asked({ subject: "Domain Two", email: `${randomUUID()}@gmail.com` });
    const free = await asked({ subject: "Free Mail", email: `${randomUUID()}@gmail.com` });
    await editCompany(context, manager, two.companyId, {
      ...companyTexts((await companiesOf([two.companyId]))[0] as never),
      homepage: `https://www.${domain}/contact`,
    });
    expect(await pairsOf(one.companyId)).toMatchObject([
      { second: { id: two.companyId }, signs: [{ reason: "domain", value: domain }] },
    ]);
    expect(await pairsOf(free.companyId)).toEqual([]);
  });

  it("that share a telephone number are suggested, however it is written", async () => {
    const one = await asked({ subject: "Phone One", phone: "(312) 555-8342" });
    const two = await asked({ subject: "Phone Two", phone: "+1 312.555.8342 ext. 7" });
    await asked({ subject: "Phone Three", phone: "(773) 555-8342" });
    expect(await pairsOf(one.companyId)).toMatchObject([
      { second: { id: two.companyId }, signs: [{ reason: "phone", value: "3125558342" }] },
    ]);
  });

  it("of which more than twenty share something are not suggested for it", async () => {
    const domain = `${randomUUID()}.example`;
    const rows = [];
    for (let n = 0; n < 21; n++)
      rows.push(await asked({ subject: `Tenant ${n}`, email: `a${n}@${domain}` }));
    expect(await listDuplicates(context.db, manager, [rows[0]?.companyId ?? ""])).toEqual([]);
  });

  it("that are not the same are suggested no more, until somebody takes that back", async () => {
    const email = `x@${randomUUID()}.example`;
    const one = await asked({ subject: "Not Same A", email });
    const other = await asked({ subject: "Not Same B", email });
    const pair = { kind: "company", one: other.companyId, other: one.companyId } as const;
    expect(await judgePair(context, manager, { step: "dismiss", ...pair })).toEqual({ ok: true });
    expect(await judgePair(context, colleague, { step: "dismiss", ...pair })).toEqual({ ok: true });
    expect(await pairsOf(one.companyId)).toEqual([]);
    expect(await listDismissals(context.db, manager)).toContainEqual(
      expect.objectContaining({ firstId: one.companyId, secondName: "Not Same B" }),
    );
    await judgePair(context, manager, { step: "suggest", ...pair });
    expect(await pairsOf(one.companyId)).toHaveLength(1);
    for (const id of [one.companyId, other.companyId])
      expect(await eventsOf(id)).toEqual(["dismissed", "suggested-again"]);
  });

  it("waits for its company before its contacts, as everybody who changes them does", async () => {
    const { companyId } = await asked({ subject: "Locked In Order" });
    const person = { name: "Pat Lee", jobTitle: "", email: "", phone: "", language: "en" } as const;
    await addContact(context, manager, companyId, person);
    const [one, other] = await contactsOf([companyId]);
    if (!one || !other) throw new Error("no two contacts");
    const pair = { kind: "contact", one: one.id, other: other.id } as const;
    let judged: ReturnType<typeof judgePair> | undefined;
    await context.db.transaction(async (tx) => {
      await tx
        .select()
        .from(prospectCompanies)
        .where(eq(prospectCompanies.id, companyId))
        .for("update");
      judged = judgePair(context, manager, { step: "dismiss", ...pair });
      await setTimeout(500);
      await tx
        .update(prospectContacts)
        .set({ jobTitle: "Owner" })
        .where(eq(prospectContacts.id, one.id));
    });
    expect(await judged).toEqual({ ok: true });
  });

  it("merged, one has the contacts, opportunities and chosen facts of both; undone, both are as before", async () => {
    const email = `x@${randomUUID()}.example`;
    const one = await asked({ subject: "Kept Group", email });
    const other = await asked({ subject: "Kept Group LLC", email });
    const ids = [one.companyId, other.companyId];
    const [second] = await companiesOf([other.companyId]);
    await editCompany(context, manager, other.companyId, {
      ...companyTexts(second as never),
      homepage: "kept.example",
    });
    const before = await allOf(ids);
    expect(await merge(...(ids as [string, string]), { homepage: "second" })).toEqual({
      ok: true,
    });
    const [kept, removed] = await companiesOf(ids);
    expect(kept).toMatchObject({
      name: "Kept Group",
      homepage: "kept.example",
      domain: "kept.example",
    });
    expect(removed?.mergedInto).toBe(kept?.id);
    expect((await contactsOf([one.companyId])).length).toBe(2);
    expect((await opportunitiesOf([one.companyId])).length).toBe(2);
    expect(await findCompany(context.db, manager, other.companyId)).toMatchObject({
      mergedInto: one.companyId,
    });
    const { rows } = await listCompanies(context.db, manager, {
      words: "kept group",
      state: undefined,
      sort: "newest",
      after: undefined,
    });
    expect(rows.map(({ id, asked }) => [id, asked])).toEqual([[one.companyId, 2]]);
    const mergeId = await lastMerge(one.companyId);
    expect(await undoMerge(context, colleague, mergeId)).toEqual({ ok: true });
    expect(await allOf(ids)).toEqual(before);
    expect(await eventsOf(one.companyId)).toEqual(["merged", "unmerged"]);
    expect(await eventsOf(other.companyId)).toEqual(["changed", "merged-into", "unmerged"]);
    expect(await undoMerge(context, manager, mergeId)).toEqual({
      ok: false,
      reason: "undone-since",
    });
  });

  it("by several people at once, they are merged once, in whatever order they are named", async () => {
    const email = `x@${randomUUID()}.example`;
    const [a, b, c] = [
      await asked({ subject: "Race A", email }),
      await asked({ subject: "Race B", email }),
      await asked({ subject: "Race C", email }),
    ];
    const results = await Promise.all([
      merge(a.companyId, b.companyId),
      merge(b.companyId, a.companyId, {}, colleague),
      merge(b.companyId, c.companyId, {}, colleague),
    ]);
    const won = results.filter(({ ok }) => ok);
    // A with B, or B with C; after B with C, A with B goes on only where B was kept.
    expect(results.slice(0, 2).filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
    expect(won.length).toBeGreaterThanOrEqual(1);
    const rows = await companiesOf([a.companyId, b.companyId, c.companyId]);
    const live = new Set(rows.filter(({ mergedInto }) => mergedInto === null).map(({ id }) => id));
    expect(live.size).toBe(3 - won.length);
    // Nobody stands for something that is merged itself.
    for (const { mergedInto } of rows) if (mergedInto !== null) expect(live).toContain(mergedInto);
    for (const { companyId } of await contactsOf(rows.map(({ id }) => id)))
      expect(live).toContain(companyId);
  });

  it("two people who undo at once undo it once", async () => {
    const one = await asked({ subject: "Undo A" });
    const other = await asked({ subject: "Undo B" });
    await merge(one.companyId, other.companyId);
    const mergeId = await lastMerge(one.companyId);
    const results = await Promise.all([
      undoMerge(context, manager, mergeId),
      undoMerge(context, colleague, mergeId),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("are not merged by somebody who has seen something else", async () => {
    const one = await asked({ subject: "Stale A" });
    const other = await asked({ subject: "Stale B" });
    const request = { one: one.companyId, other: other.companyId, choice: usual };
    const [first, second] = await companiesOf([one.companyId, other.companyId]);
    const seen = digestOf(companyTexts(first as never), companyTexts(second as never));
    await editCompany(context, colleague, other.companyId, {
      ...companyTexts(second as never),
      phone: "(312) 555-0100",
    });
    expect(await mergeCompanies(context, manager, { ...request, seen })).toEqual({
      ok: false,
      reason: "changed-since",
    });
  });

  it("with themselves, or by roles that do not sell, are not merged", async () => {
    const one = await asked({ subject: "Alone" });
    const other = await asked({ subject: "Also Alone" });
    const request = { one: one.companyId, choice: usual, seen: "" };
    for (const [who, id] of [
      [manager, one.companyId],
      [recruiter, other.companyId],
      [manager, randomUUID()],
    ] as const)
      expect(await mergeCompanies(context, who, { ...request, other: id })).toEqual({
        ok: false,
        reason: "not-found",
      });
  });

  describe("merging that was followed by other changes", () => {
    async function merged() {
      const one = await asked({ subject: `Later ${randomUUID()}` });
      const other = await asked({ subject: `Later LLC ${randomUUID()}` });
      await editCompany(context, manager, other.companyId, {
        ...companyTexts((await companiesOf([other.companyId]))[0] as never),
        homepage: "later.example",
      });
      await merge(one.companyId, other.companyId, { homepage: "second" });
      return { one, other, mergeId: await lastMerge(one.companyId) };
    }
    const cannotUndo = { ok: false, reason: "cannot-undo" };
    const factsOf = async (id: string) => companyTexts((await companiesOf([id]))[0] as never);

    it("is undone where only something else was added; what its contacts asked for goes with them", async () => {
      const { one, other, mergeId } = await merged();
      await editCompany(context, manager, one.companyId, {
        ...(await factsOf(one.companyId)),
        address: "1 Main St",
      });
      const again = await context.db.transaction(async (tx) => {
        const [contact] = await tx
          .select()
          .from(prospectContacts)
          .where(eq(prospectContacts.id, other.contactId));
        const [kept] = await tx
          .select()
          .from(prospectCompanies)
          .where(eq(prospectCompanies.id, one.companyId));
        if (!contact || !kept) throw new Error("no contact");
        const { ids } = await joinProspects(tx, [
          {
            fullName: contact.name,
            company: kept.name,
            email: contact.email,
            phone: contact.phone,
            language: "en",
            receivedAt: new Date(),
          },
        ]);
        return ids[0];
      });
      expect(again).toEqual({ contactId: other.contactId, companyId: one.companyId });
      expect(await undoMerge(context, manager, mergeId)).toEqual({ ok: true });
      expect(await factsOf(one.companyId)).toMatchObject({ address: "1 Main St" });
      const [contact] = await context.db
        .select()
        .from(prospectContacts)
        .where(eq(prospectContacts.id, other.contactId));
      expect(contact?.companyId).toBe(other.companyId);
    });

    it("is not undone where a field that it wrote was changed", async () => {
      const { one, mergeId } = await merged();
      const facts = { ...(await factsOf(one.companyId)), homepage: "renamed.example" };
      await editCompany(context, manager, one.companyId, facts);
      expect(await undoMerge(context, manager, mergeId)).toEqual(cannotUndo);
    });

    it("is not undone where a contact that moved was removed", async () => {
      const { one, other, mergeId } = await merged();
      await context.db.delete(opportunities).where(eq(opportunities.id, other.id));
      expect(await removeContact(context, manager, one.companyId, other.contactId)).toEqual({
        ok: true,
      });
      expect(await undoMerge(context, manager, mergeId)).toEqual(cannotUndo);
    });

    it("is not undone before a later merging is", async () => {
      const { one, mergeId } = await merged();
      const first = await asked({ subject: "Third" });
      const [keptId] = inOrder(first.companyId, one.companyId);
      await merge(one.companyId, first.companyId);
      if (keptId === one.companyId) {
        expect(await undoMerge(context, manager, await lastMerge(keptId))).toEqual({ ok: true });
        expect(await undoMerge(context, manager, mergeId)).toEqual({ ok: true });
      } else {
        expect(await undoMerge(context, manager, mergeId)).toEqual(cannotUndo);
      }
    });
  });

  it("contacts of one company with the same email are suggested, merged and separated again", async () => {
    const email = `x@${randomUUID()}.example`;
    const one = await asked({ subject: `Two People ${email}`, email, name: "Jo Park" });
    const person = {
      name: "Joanna Park",
      jobTitle: "Owner",
      email,
      phone: "",
      language: "en",
    } as const;
    await addContact(context, manager, one.companyId, person);
    const [pair] = await pairsOf(one.companyId);
    expect(pair).toMatchObject({ kind: "contact", signs: [{ reason: "email" }] });
    if (pair === undefined) throw new Error("no pair");
    const before = await allOf([one.companyId]);
    const [first, second] = before.contacts;
    const request = {
      one: pair.first.id,
      other: pair.second.id,
      choice: { ...usual, name: "second", jobTitle: "second" } as const,
      seen: digestOf(contactTexts(first as never), contactTexts(second as never)),
    };
    const results = await Promise.all([
      mergeContacts(context, manager, one.companyId, request),
      mergeContacts(context, colleague, one.companyId, request),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await findCompany(context.db, manager, one.companyId)).toMatchObject({
      contacts: [{ id: pair.second.id, name: "Joanna Park", jobTitle: "Owner" }],
    });
    expect(await undoMerge(context, manager, await lastMerge(one.companyId))).toEqual({ ok: true });
    expect(await allOf([one.companyId])).toEqual(before);
  });

  it("who writes under a name that was merged joins what stands for it", async () => {
    const email = `x@${randomUUID()}.example`;
    const one = await asked({ subject: "Old Name Inc", email, name: "Ana Ruiz" });
    const other = await asked({ subject: "New Name Inc", email, name: "Ana Ruiz" });
    await merge(one.companyId, other.companyId, { name: "second" });
    const again = await asked({ subject: "Old Name Inc", email, name: "Ana Ruiz" });
    expect(again.companyId).toBe(other.companyId);
    expect(
      await context.db.$count(prospectMerges, eq(prospectMerges.companyId, other.companyId)),
    ).toBe(1);
  });
});
