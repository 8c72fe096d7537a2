/** Each address of privacy requests, asked by a guest, by every role, and with bad input. */
import { randomUUID } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { accounts, historyEvents, leads, privacyRequests, sessions } from "#features/schema.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import {
  addChosenRequest,
  addPrivacyRequest,
  eraseFor,
  findingsOf,
  requestRow,
  searchFor,
  verified,
} from "#tests/support/privacy.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import * as detail from "./office/detail-page.tsx";
import { loader as copy } from "./office/download.ts";
import * as list from "./office/list-page.tsx";
import * as add from "./office/new-page.tsx";
import { createPrivacyQueue } from "./queue-step.server.ts";

const page = z.object({ marks: z.object({ offered: z.string(), chosen: z.string() }) });
const answered = z.object({ problem: z.string(), values: z.record(z.string(), z.string()) });

const text = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body));

describeDatabase((database) => {
  const context = useAccounts(database);
  beforeAll(() => createPrivacyQueue(context.queue));
  const cast = useCast(context, temporaryFiles());
  const boss = () => cast.ids.administrator;
  const path = (id: string) => `/office/privacy/${id}`;

  const fields = (over: Record<string, string> = {}) => ({
    kind: "erasure",
    name: "Jane Doe",
    email: `jane.${randomUUID().slice(0, 8)}@example.com`,
    phone: "",
    state: "CA",
    language: "es",
    receivedOn: "2026-11-02",
    note: "By mail",
    ...over,
  });
  const log = (over: Record<string, string> = {}) =>
    cast.ask("administrator", "/office/privacy/new", add.action, fields(over));
  const post = (id: string, sent: Record<string, string>) =>
    cast.ask("administrator", path(id), detail.action, sent);

  /** As the page of the request is opened: what it shows is sent along. */
  const open = async (id: string) => {
    const { body } = await cast.ask("administrator", path(id), detail.loader);
    return z.parse(page, body);
  };

  it("a guest is led to the sign-in", async () => {
    const id = await addPrivacyRequest(context, boss());
    const asked: [string, unknown, Record<string, string>?][] = [
      ["/office/privacy", list.loader],
      ["/office/privacy/new", add.loader],
      ["/office/privacy/new", add.action, fields()],
      [path(id), detail.loader],
      [path(id), detail.action, { step: "search" }],
      [`${path(id)}/copy.zip`, copy],
    ];
    for (const [address, handler, posted] of asked) {
      const answer = await cast.ask(undefined, address, handler, posted);
      expect(answer.location, address).toMatch(/^\/client-portal\?next=/);
    }
  });

  it.each(roles.filter((role) => role !== "administrator"))(
    "for a %s nothing of it exists",
    async (role) => {
      const id = await addChosenRequest(context, boss(), { email: "nobody@example.com" });
      const before = await requestRow(context, id);
      const asked: [string, unknown, Record<string, string>?][] = [
        ["/office/privacy", list.loader],
        ["/office/privacy/new", add.loader],
        ["/office/privacy/new", add.action, fields()],
        [path(id), detail.loader],
        [path(id), detail.action, { step: "erase", confirmation: "Jane Doe" }],
        [path(id), detail.action, { step: "verify", verification: "Trust me, it is" }],
        [path(id), detail.action, { step: "choose" }],
        [`${path(id)}/copy.zip`, copy],
      ];
      for (const [address, handler, posted] of asked) {
        const { status, body } = await cast.ask(role, address, handler, posted);
        expect(status, address).toBe(404);
        expect(text(body)).not.toContain("Jane Doe");
      }
      expect(await requestRow(context, id)).toEqual(before);
    },
  );

  it("a request is logged, and comes back with what is wrong", async () => {
    const { status, location } = await log();
    expect(status).toBe(303);
    const id = /privacy\/([^?]+)/.exec(location ?? "")?.[1] ?? "";
    expect(await requestRow(context, id)).toMatchObject({
      dueOn: "2026-12-17",
      language: "es",
      state: "CA",
    });
    const bad: [Record<string, string>, string][] = [
      [{ kind: "everything" }, "kind"],
      [{ name: "", email: "", phone: "" }, "name"],
      [{ email: "jane" }, "email"],
      [{ phone: "911" }, "phone"],
      [{ state: "California" }, "state"],
      [{ receivedOn: "2026-02-30" }, "receivedOn"],
      [{ receivedOn: "2099-12-31" }, "receivedOn"],
      [{ receivedOn: "" }, "receivedOn"],
      [{ name: "x".repeat(121) }, "name"],
      [{ note: "x".repeat(2_001) }, "note"],
    ];
    for (const [over, field] of bad) {
      const answer = await log(over);
      expect(answer.status, JSON.stringify(over)).toBe(422);
      expect(answer.body).toMatchObject({ errors: { [field]: expect.any(String) } });
    }
  });

  it("the preview counts nothing of an account that may not be erased", async () => {
    const [me] = await context.db.select().from(accounts).where(eq(accounts.id, boss()));
    const id = await addChosenRequest(context, boss(), { name: "", email: me?.email ?? "" });
    // Once more: what the account has left is counted when it is chosen.
    await searchFor(context, id);
    const found = await findingsOf(context, id);
    expect(found.some(({ role }) => role === "goes")).toBe(true);
    const { body } = await cast.ask("administrator", path(id), detail.loader);
    expect(body).toMatchObject({ preview: { goes: [], stays: [], isNameKept: false } });
  });

  it("the same form twice is one request", async () => {
    const sent = { ...fields(), attempt: randomUUID() };
    const ask = () => cast.ask("administrator", "/office/privacy/new", add.action, sent);
    const [first, second] = [await ask(), await ask()];
    expect(second.location).toBe(first.location);
    expect(await context.db.$count(privacyRequests, eq(privacyRequests.email, sent.email))).toBe(1);
  });

  it("what is not understood in an address is as if it were not there", async () => {
    for (const search of ["?tab=none&page=0", "?page=9e9", "?tab=closed&page=2", "?done=%3Cb%3E"])
      expect(
        (await cast.ask("administrator", `/office/privacy${search}`, list.loader)).status,
      ).toBe(200);
    for (const id of ["1", randomUUID(), "%00"]) {
      expect((await cast.ask("administrator", path(id), detail.loader)).status, id).toBe(404);
      expect((await post(id, { step: "search" })).status, id).toBe(404);
      expect((await cast.ask("administrator", `${path(id)}/copy.zip`, copy)).status, id).toBe(404);
    }
  });

  it("steps that are none, or lack something, change nothing", async () => {
    const id = await addPrivacyRequest(context, boss(), { name: "Jane Doe" });
    const before = await requestRow(context, id);
    const bad: Record<string, string>[] = [
      { step: "" },
      { step: "delete" },
      { step: "verify", verification: "ok" },
      { step: "verify", verification: "x".repeat(1_001) },
      { step: "extend", reason: "" },
      { step: "close", outcome: "done" },
    ];
    for (const sent of bad) expect((await post(id, sent)).status, JSON.stringify(sent)).toBe(422);
    for (const step of ["reopen", "erase"])
      expect((await post(id, { step, confirmation: "Jane Doe" })).status, step).toBe(409);
    expect(await requestRow(context, id)).toEqual(before);
  });

  it("shows what was found, what would go, and what would stay by which law", async () => {
    const email = `ada.${randomUUID().slice(0, 8)}@example.com`;
    await addSubmission(context.db, "lead", { email, name: "<b>Ada</b>" });
    await addSubmission(context.db, "application", { email, name: "Ada" });
    const id = await addChosenRequest(context, boss(), { name: "", email });
    const { status, body } = await cast.ask("administrator", path(id), detail.loader);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      groups: [
        { title: "Job applications", rows: [{ label: "Ada", isTheirs: true }] },
        { title: "Quote requests", rows: [{ label: "<b>Ada</b>", by: "email" }] },
      ],
      preview: {
        deleted: [{ title: "Quote requests", count: 1 }],
        kept: [
          {
            title: "Job applications",
            sentence: expect.stringMatching(/29 CFR § 1602\.14.*Until \w{3} \d+, \d{4}\./),
          },
        ],
      },
    });
  });

  it("is erased by a form that names the person, and says so", async () => {
    const email = `eve.${randomUUID().slice(0, 8)}@example.com`;
    const lead = await addSubmission(context.db, "lead", { email, phone: "(217) 555-0177" });
    const id = await addPrivacyRequest(context, boss(), { name: "", email });
    await searchFor(context, id);
    expect((await post(id, { step: "verify", verification: "Called her" })).status).toBe(303);
    const [finding] = await findingsOf(context, id);
    const chosen = await post(id, {
      step: "choose",
      "seen.mark": (await open(id)).marks.offered,
      [`theirs.${finding?.id}`]: "on",
    });
    expect(chosen.location).toBe(`${path(id)}?done=choose#preview`);
    await searchFor(context, id);
    const wrong = await post(id, { step: "erase", confirmation: "eve" });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({ errors: { confirmation: expect.any(String) } });
    // Capitals and spaces do not matter, and nothing else is let through.
    const right = await post(id, {
      step: "erase",
      "seen.mark": (await open(id)).marks.chosen,
      confirmation: ` ${email.toUpperCase()} `,
    });
    expect(right.location).toBe(`${path(id)}?done=erase#erase`);
    expect((await post(id, { step: "search" })).status).toBe(409);
    await eraseFor(context, id);
    expect(await context.db.$count(leads, eq(leads.id, lead))).toBe(0);
    const { body } = await cast.ask("administrator", path(id), detail.loader);
    expect(body).toMatchObject({ groups: [{ rows: [{ outcome: "Deleted" }] }] });
  });

  describe("two people with one request", () => {
    const prepared = async (count: number) => {
      const email = `two.${randomUUID().slice(0, 8)}@example.com`;
      for (let one = 0; one < count; one += 1) await addSubmission(context.db, "lead", { email });
      const id = await addPrivacyRequest(context, boss(), { name: "", email, ...verified(boss()) });
      await searchFor(context, id);
      return { id, email, findings: await findingsOf(context, id) };
    };
    const theirs = async (id: string) =>
      (await findingsOf(context, id)).filter(({ isTheirs }) => isTheirs).map((one) => one.id);
    const choose = (id: string, mark: string, ids: readonly string[]) =>
      post(id, {
        step: "choose",
        "seen.mark": mark,
        ...Object.fromEntries(ids.map((one) => [`theirs.${one}`, "on"])),
      });
    const lastChange = async (id: string) => {
      const [last] = await context.db
        .select({ kind: historyEvents.kind, details: historyEvents.details })
        .from(historyEvents)
        .where(eq(historyEvents.recordId, id))
        .orderBy(desc(historyEvents.position))
        .limit(1);
      return last;
    };

    it("the older page unticks nothing that the other has ticked, and asks again", async () => {
      const { id, findings } = await prepared(3);
      const [first, second] = findings.map((finding) => finding.id);
      const { offered } = (await open(id)).marks;
      expect((await choose(id, offered, [first ?? ""])).status).toBe(303);
      await searchFor(context, id);
      const refused = await choose(id, offered, [second ?? ""]);
      expect(refused.status).toBe(409);
      expect(await theirs(id)).toEqual([first]);
      const { problem, values } = z.parse(answered, refused.body);
      expect(problem).toContain("You changed this in another window");
      // Sent again, it is a choice.
      expect((await choose(id, values["seen.mark"] ?? "", [second ?? ""])).status).toBe(303);
      expect(await theirs(id)).toEqual([second]);
    });

    it("a form that says nothing of what it showed chooses nothing, and erases nothing", async () => {
      const { id, email, findings } = await prepared(1);
      expect((await choose(id, "", [findings[0]?.id ?? ""])).status).toBe(409);
      expect(await theirs(id)).toEqual([]);
      await choose(id, (await open(id)).marks.offered, [findings[0]?.id ?? ""]);
      await searchFor(context, id);
      expect((await post(id, { step: "erase", confirmation: email })).status).toBe(409);
      expect((await requestRow(context, id)).eraseAskedAt).toBeNull();
    });

    it("the history says which records were ticked and unticked", async () => {
      const { id, findings } = await prepared(2);
      const [first, second] = findings;
      await choose(id, (await open(id)).marks.offered, [first?.id ?? ""]);
      expect(await lastChange(id)).toMatchObject({
        kind: "chosen",
        details: { chosen: 1, found: 2, after: { ticked: [`leads ${first?.recordId}`] } },
      });
      await searchFor(context, id);
      await choose(id, (await open(id)).marks.offered, [second?.id ?? ""]);
      expect(await lastChange(id)).toMatchObject({
        details: {
          before: { unticked: [`leads ${first?.recordId}`] },
          after: { ticked: [`leads ${second?.recordId}`] },
        },
      });
    });

    it("what was ticked since the page was opened is not erased by it", async () => {
      const { id, email, findings } = await prepared(2);
      const [first, second] = findings.map((finding) => finding.id);
      await choose(id, (await open(id)).marks.offered, [first ?? ""]);
      await searchFor(context, id);
      const { chosen } = (await open(id)).marks;
      await choose(id, (await open(id)).marks.offered, [first ?? "", second ?? ""]);
      await searchFor(context, id);
      const erase = (mark: string) =>
        post(id, { step: "erase", confirmation: email, "seen.mark": mark });
      expect((await erase(chosen)).status).toBe(409);
      expect((await requestRow(context, id)).eraseAskedAt).toBeNull();
      expect((await erase((await open(id)).marks.chosen)).status).toBe(303);
    });

    it("a second verification is compared with the first, and the history has both", async () => {
      const id = await addPrivacyRequest(context, boss());
      const verify = (verification: string, seen: string) =>
        post(id, { step: "verify", verification, "seen.verification": seen });
      expect((await verify("Called her number", "")).status).toBe(303);
      const second = await verify("She came in person", "");
      expect(second.status).toBe(409);
      expect(second.body).toMatchObject({ errors: { verification: expect.any(String) } });
      expect((await verify("She came in person", "Called her number")).status).toBe(303);
      expect((await lastChange(id))?.details).toMatchObject({
        before: { verification: "Called her number" },
        after: { verification: "She came in person" },
      });
    });
  });

  describe("a browser that was left open", () => {
    const isOld = () =>
      context.db
        .update(sessions)
        .set({ confirmedAt: sql`now() - interval '16 minutes'` })
        .where(eq(sessions.accountId, boss()));
    const isFresh = () =>
      context.db
        .update(sessions)
        .set({ confirmedAt: sql`now()` })
        .where(eq(sessions.accountId, boss()));

    it("is asked for the password again before anything is handed out or erased", async () => {
      const email = `kim.${randomUUID().slice(0, 8)}@example.com`;
      const lead = await addSubmission(context.db, "lead", { email });
      const id = await addChosenRequest(context, boss(), { name: "", email });
      await isOld();
      const file = await cast.ask("administrator", `${path(id)}/copy.zip`, copy);
      expect(file.location).toBe(`/account/confirm?next=${encodeURIComponent(`${path(id)}#copy`)}`);
      const erase = await post(id, { step: "erase", confirmation: email });
      expect(erase.location).toBe(
        `/account/confirm?next=${encodeURIComponent(`${path(id)}#erase`)}`,
      );
      expect(await requestRow(context, id)).toMatchObject({
        exportedAt: null,
        eraseAskedAt: null,
      });
      await isFresh();
      expect(await context.db.$count(leads, eq(leads.id, lead))).toBe(1);
    });
  });

  it("the copy is an archive of what is theirs alone, and stands in the audit", async () => {
    const email = `lee.${randomUUID().slice(0, 8)}@example.com`;
    await addSubmission(context.db, "lead", { email, name: "Lee <script>", text: "My message" });
    await addSubmission(context.db, "contact-message", {
      email: "other@example.com",
      text: `${"Secret of others. ".repeat(30)}Ask ${email}. ${"More of others. ".repeat(30)}`,
    });
    const id = await addChosenRequest(context, boss(), { name: "", email, language: "es" });
    const { status, headers, body } = await cast.ask("administrator", `${path(id)}/copy.zip`, copy);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/zip");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="P-/);
    expect(String(body).startsWith("PK")).toBe(true);
    expect(
      await context.db.$count(
        historyEvents,
        sql`${historyEvents.recordId} = ${id} and ${historyEvents.kind} = 'exported'`,
      ),
    ).toBe(1);
  });

  it("nothing is handed out before anybody has verified and chosen", async () => {
    const id = await addPrivacyRequest(context, boss(), { email: "a@example.com" });
    const { status } = await cast.ask("administrator", `${path(id)}/copy.zip`, copy);
    expect(status).toBe(409);
    expect((await requestRow(context, id)).exportedAt).toBeNull();
  });
});
