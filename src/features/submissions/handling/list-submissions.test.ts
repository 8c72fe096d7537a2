import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { leads, opportunities } from "#features/schema.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { clientRoles, type Role, staffRoles } from "#platform/identity/roles.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addSubmission, type SampleSubmission } from "#tests/support/submissions.ts";
import {
  countNewer,
  countOpen,
  countSubmissions,
  findSubmissionListRows,
  fitsFilter,
  listSubmissions,
  submissionsAPage,
} from "./list-submissions.server.ts";
import type { SubmissionFilter } from "./submission-filter-types.ts";
import { type SubmissionKind, submissionKinds } from "./submission-kinds.ts";

describeEachDatabase("search", (database) => {
  const context = useAccounts(database);
  let manager: Actor;
  let other: Actor;
  beforeAll(async () => {
    manager = actorOf(await addPerson(context, { role: "account-manager" }));
    other = actorOf(await addPerson(context, { role: "administrator" }));
  });

  const add = (sample?: SampleSubmission, kind: SubmissionKind = "lead") =>
    addSubmission(context.db, kind, sample);
  const filterOf = (filter: Partial<SubmissionFilter>): SubmissionFilter => ({
    state: "open",
    sort: "newest",
    ...filter,
  });
  const find = async (filter: Partial<SubmissionFilter>, kind: SubmissionKind = "lead") =>
    (
      await listSubmissions(
        context.db,
        kind === "application" ? other : manager,
        kind,
        filterOf(filter),
      )
    ).rows.map(({ id }) => id);

  it.each(submissionKinds)("finds a %s by what stands behind a tag of HTML", async (kind) => {
    const word = `behind${randomUUID().slice(0, 8)}`;
    const id = await add({ subject: `<script>alert(1) ${word}@mill.example` }, kind);
    expect(await find({ words: word }, kind)).toEqual([id]);
  });

  it("finds what was received within a time, its first moment included and its last not", async () => {
    const words = `period${randomUUID().slice(0, 8)}`;
    const at = (time: string) => add({ subject: words, receivedAt: new Date(time) });
    const first = await at("2026-11-01T05:00:00Z");
    const last = await at("2026-11-02T05:59:59Z");
    const after = await at("2026-11-02T06:00:00Z");
    const receivedFrom = new Date("2026-11-01T05:00:00Z");
    const receivedBefore = new Date("2026-11-02T06:00:00Z");
    expect(await find({ words, receivedFrom, receivedBefore })).toEqual([last, first]);
    expect(await find({ words, receivedFrom: receivedBefore })).toEqual([after]);
    expect(await find({ words, receivedBefore: receivedFrom })).toEqual([]);
    const counts = await countSubmissions(context.db, manager, "lead", { words, receivedFrom });
    expect(counts).toMatchObject({ open: 3, all: 3 });
  });

  it("finds by facility type and by position", async () => {
    const words = `category${randomUUID().slice(0, 8)}`;
    const clinic = await add({ subject: words, category: "healthcare" });
    await add({ subject: words, category: "retail" });
    expect(await find({ words, category: "healthcare" })).toEqual([clinic]);
    expect(await find({ words, category: "castle" })).toEqual([]);
    const apply = (category: string, subject: string, receivedAt: Date) =>
      add({ category, subject, receivedAt }, "application");
    const position = `porter-${randomUUID().slice(0, 8)}`;
    await apply(position, "Porter", new Date("2026-01-01"));
    const renamed = await apply(position, "Day Porter", new Date("2026-02-01"));
    expect(await find({ category: position }, "application")).toContain(renamed);
    expect(await find({ category: position }, "application")).toHaveLength(2);
  });

  it("finds by state and by whose it is, and counts both", async () => {
    const words = `state${randomUUID().slice(0, 8)}`;
    const of = (sample: SampleSubmission) => add({ ...sample, subject: words });
    const mine = await of({ assignedTo: manager.accountId });
    const theirs = await of({ assignedTo: other.accountId });
    const nobodys = await of({});
    const answered = await of({ answeredAt: new Date() });
    const held = await of({ screening: "quarantined" });
    const spam = await of({ screening: "quarantined" });
    await context.db.execute(sql`update leads set spam_confirmed_at = now() where id = ${spam}`);
    const ids = [mine, theirs, nobodys, answered, held, spam];
    expect((await find({ words })).toSorted()).toEqual([mine, theirs, nobodys].toSorted());
    expect(await find({ words, state: "answered" })).toEqual([answered]);
    expect(await find({ words, state: "quarantined" })).toEqual([held]);
    expect(await find({ words, state: "spam" })).toEqual([spam]);
    expect((await find({ words, state: "all" })).toSorted()).toEqual(ids.toSorted());
    expect(await find({ words, assigned: "me" })).toEqual([mine]);
    expect(await find({ words, assigned: "nobody" })).toEqual([nobodys]);
    expect(await find({ words, assigned: other.accountId })).toEqual([theirs]);
    expect(await find({ words, assigned: "' or true" })).toEqual([]);
    const count = (filter: object) => countSubmissions(context.db, manager, "lead", filter);
    const counts = { open: 3, answered: 1, quarantined: 1, spam: 1, all: 6 };
    expect(await count({ words })).toEqual(counts);
    expect(await count({ words, assigned: "me" })).toMatchObject({ open: 1, all: 1 });
  });

  describe("words", () => {
    it.each([
      ["the beginning of a name", "whit", true],
      ["several, in any order, with capitals", "GROUP dana", true],
      ["a company with signs", "o'neil & söhne, gmbh", true],
      ["a word of the message", "skylights", true],
      ["an email and its domain", "zoe.o@north-side.example", true],
      ["only the domain", "north-side.example", true],
      ["a reference as it is written", "Q-7KR-4M2W", true],
      ["a reference as it is said", "7kr 4m2w", true],
      ["a number, written otherwise", "+1 312-555-0123", true],
      ["a number without signs", "3125550123", true],
      ["letters of other scripts", "王小明", true],
      ["one word that is missing", "dana helsinki", false],
      ["signs alone", "!!! & | :*", false],
      ["quotes and operators", `dana' | 'x`, false],
      ["a backslash", "\\", false],
    ])("%s: %s", async (_, words, isFound) => {
      const reference = "Q-7KR-4M2W";
      const { rows } = await context.db.execute(
        sql`select id from leads where reference = ${reference}`,
      );
      const id =
        rows[0]?.id ??
        (await add({
          reference,
          name: "Dana Whitfield 王小明",
          subject: "O'Neil & Söhne GmbH Group",
          email: "zoe.o@north-side.example",
          phone: "(312) 555-0123",
          text: "Please clean the skylights too.",
        }));
      expect((await find({ words })).includes(String(id))).toBe(isFound);
    });

    it("are looked up in the index", async () => {
      for (const kind of submissionKinds) {
        const words = `indexed${randomUUID().slice(0, 8)}`;
        const id = await add({ subject: words }, kind);
        expect(await find({ words }, kind)).toEqual([id]);
      }
      const { db } = context;
      const lines = await db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_indexscan = off`);
        const filter = fitsFilter(manager, "lead", { words: "dana" });
        return tx.execute(sql`explain select from leads where ${filter}`);
      });
      expect(JSON.stringify(lines.rows)).toContain("leads_search");
    });
  });

  it("pages through all, each once, also with equal moments", async () => {
    const receivedAt = new Date("2025-03-01T12:00:00Z");
    const words = `page${randomUUID().slice(0, 8)}`;
    const ids: string[] = [];
    for (let n = 0; n < submissionsAPage + 7; n++)
      ids.push(await add({ subject: words, receivedAt }));
    for (const sort of ["newest", "oldest"] as const) {
      const first = await listSubmissions(context.db, manager, "lead", filterOf({ words, sort }));
      expect(first.rows).toHaveLength(submissionsAPage);
      const { next: after } = first;
      const second = await listSubmissions(
        context.db,
        manager,
        "lead",
        filterOf({ words, sort, after }),
      );
      expect(second.next).toBeUndefined();
      const seen = [...first.rows, ...second.rows].map(({ id }) => id);
      const sorted = ids.toSorted();
      expect(seen).toEqual(sort === "oldest" ? sorted : sorted.toReversed());
    }
  });

  it("goes on after a place whose submission was deleted meanwhile", async () => {
    const words = `gone${randomUUID().slice(0, 8)}`;
    const ids: string[] = [];
    for (let n = 1; n <= 3; n++)
      ids.push(await add({ subject: words, receivedAt: new Date(`2025-03-0${n}T12:00:00Z`) }));
    const filter = filterOf({ words, sort: "oldest" });
    const { next: after } = await listSubmissions(context.db, manager, "lead", filter, 2);
    const second = ids[1] ?? "";
    await context.db.delete(opportunities).where(eq(opportunities.leadId, second));
    await context.db.delete(leads).where(eq(leads.id, second));
    const page = await listSubmissions(context.db, manager, "lead", { ...filter, after });
    expect(page.rows.map(({ id }) => id)).toEqual([ids[2]]);
  });

  it("counts what came in since, under the filters of the list that is open", async () => {
    const words = `newer${randomUUID().slice(0, 8)}`;
    const first = await add({ subject: words });
    const newer = (than: string | undefined, filter: Partial<SubmissionFilter> = {}) =>
      countNewer(context.db, manager, "lead", filterOf({ words, ...filter }), than);
    expect(await newer(undefined)).toBe(1);
    expect(await newer(first)).toBe(0);
    await add({ subject: words });
    await add({ subject: words, screening: "quarantined" });
    expect(await newer(first)).toBe(1);
    expect(await newer(first, { state: "all" })).toBe(2);
    expect(await newer(first, { assigned: "me" })).toBe(0);
    const [row] = await findSubmissionListRows(context.db, manager, "lead", [first, randomUUID()]);
    expect(row).toMatchObject({ id: first, state: "open" });
  });

  it("shows each role the kinds that it may read, and nothing of the others", async () => {
    const reads: Record<SubmissionKind, Role[]> = {
      lead: ["administrator", "account-manager"],
      "contact-message": ["administrator", "account-manager"],
      application: ["administrator", "recruiter"],
    };
    for (const kind of submissionKinds) {
      const id = await add({}, kind);
      for (const role of [...clientRoles, ...staffRoles]) {
        const actor = actorOf(await addPerson(context, { role }));
        const seen = reads[kind].includes(role);
        const state = filterOf({ state: "all" });
        const { rows } = await listSubmissions(context.db, actor, kind, state);
        expect(rows.length > 0, `${role}, ${kind}`).toBe(seen);
        const counts = await countSubmissions(context.db, actor, kind, {});
        expect(counts.all > 0, `${role}, ${kind}`).toBe(seen);
        expect((await countOpen(context.db, actor, kind)) > 0).toBe(seen);
        expect(await findSubmissionListRows(context.db, actor, kind, [id])).toHaveLength(
          seen ? 1 : 0,
        );
        expect((await countNewer(context.db, actor, kind, state, undefined)) > 0).toBe(seen);
      }
    }
  });
});
