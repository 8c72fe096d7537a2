/** What came in and belongs to no conversation: who looks at it, joins it, and takes that back. */
import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { company } from "#content/company.ts";
import {
  historyEvents,
  notifications,
  opportunities,
  opportunityEmails,
  unmatchedEmails,
} from "#features/schema.ts";
import { dayMs } from "#platform/format/durations.ts";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { addUnmatchedEmail } from "#tests/support/unmatched-emails.ts";
import * as detail from "./detail-page.tsx";
import { deleteOldUnmatched, unmatchedLimits } from "./keep-unmatched.server.ts";
import * as list from "./list-page.tsx";
import type { UnmatchedData, UnmatchedListData } from "./unmatched-pages.server.ts";

const sellers: readonly Role[] = ["administrator", "account-manager"];
const listPath = "/office/pipeline/unmatched";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  beforeEach(() => context.db.delete(unmatchedEmails));

  const path = (id: string) => `${listPath}/${id}`;
  const post = (id: string, sent: Record<string, string>, role: Role = "account-manager") =>
    cast.ask(role, path(id), detail.action, sent);
  const read = async (id: string, query = "") =>
    (await cast.ask("account-manager", path(id) + query, detail.loader)).body as UnmatchedData;
  const readList = async (query = "") =>
    (await cast.ask("account-manager", listPath + query, list.loader)).body as UnmatchedListData;
  const stateOf = async (id: string) => {
    const [row] = await context.db.select().from(unmatchedEmails).where(eq(unmatchedEmails.id, id));
    return row?.state;
  };
  const conversationOf = (id: string) =>
    context.db
      .select()
      .from(opportunityEmails)
      .where(eq(opportunityEmails.opportunityId, id))
      .orderBy(asc(opportunityEmails.id));
  const kindsOf = async (id: string) =>
    (
      await context.db
        .select({ kind: historyEvents.kind })
        .from(historyEvents)
        .where(eq(historyEvents.recordId, id))
        .orderBy(asc(historyEvents.position))
    ).map(({ kind }) => kind);

  it("is read and decided on by those who answer prospects", async () => {
    const id = await addUnmatchedEmail(context.db);
    for (const role of roles) {
      const mayRead = sellers.includes(role);
      const status = mayRead ? 200 : 404;
      expect((await cast.ask(role, listPath, list.loader)).status, role).toBe(status);
      expect((await cast.ask(role, path(id), detail.loader)).status, role).toBe(status);
      const taken = await post(id, { step: "aside" }, role);
      expect(taken.status, role).toBe(mayRead ? 303 : 404);
      if (mayRead) expect((await post(id, { step: "back" }, role)).status, role).toBe(303);
    }
    const guest = await cast.ask(undefined, path(id), detail.action, { step: "aside" });
    expect(guest.location).toMatch(/^\/client-portal\?next=/);
    expect(await stateOf(id)).toBe("waiting");
    for (const other of [randomUUID(), "nothing"])
      expect((await post(other, { step: "aside" })).status).toBe(404);
  });

  it("is joined at its own time, is told to its owner, and comes out again", async () => {
    const opportunityId = await addOpportunity(context.db, { email: "dana@prospect.example" });
    const ownerId = cast.ids.administrator;
    await context.db
      .update(opportunities)
      .set({ ownerId })
      .where(eq(opportunities.id, opportunityId));
    const arrivedAt = new Date(Date.now() - 2 * dayMs);
    const id = await addUnmatchedEmail(context.db, { arrivedAt, quoted: "> When?" });
    expect((await read(id)).opportunities).toMatchObject([{ id: opportunityId }]);
    const told = () => context.db.$count(notifications, eq(notifications.recordId, opportunityId));
    expect((await post(id, { step: "join", opportunity: opportunityId })).status).toBe(303);
    expect(await conversationOf(opportunityId)).toMatchObject([
      {
        direction: "received",
        at: arrivedAt,
        text: "Tuesday works.",
        quoted: "> When?",
        kind: "person",
      },
    ]);
    expect(await told()).toBe(1);
    expect(await read(id)).toMatchObject({
      state: "joined",
      conversation: `/office/pipeline/${opportunityId}/emails`,
    });
    expect((await readList("?state=joined")).rows).toMatchObject([{ id }]);
    const again = await post(id, { step: "join", opportunity: opportunityId });
    expect(again.status).toBe(409);
    expect((await post(id, { step: "back" })).status).toBe(303);
    expect(await conversationOf(opportunityId)).toEqual([]);
    expect(await stateOf(id)).toBe("waiting");
    expect(await kindsOf(opportunityId)).toEqual(["email-joined", "email-taken-out"]);
    expect(await kindsOf(id)).toEqual(["joined", "brought-back"]);
  });

  it("is found a place by reference or words, and not by the address of anybody’s", async () => {
    const opportunityId = await addOpportunity(context.db, { email: "kim@elsewhere.example" });
    const [row] = await context.db
      .select()
      .from(opportunities)
      .where(eq(opportunities.id, opportunityId));
    const id = await addUnmatchedEmail(context.db, { fromAddress: "nobody@nowhere.example" });
    expect((await read(id)).opportunities).toEqual([]);
    const found = await read(id, `?words=${row?.reference}`);
    expect(found.opportunities).toMatchObject([{ id: opportunityId }]);
    expect((await read(id, "?words=kim%40elsewhere.example")).opportunities).toHaveLength(1);
    for (const words of ["%00", "x".repeat(5_000), "(((", "%25%25"])
      expect(
        (await cast.ask("account-manager", `${path(id)}?words=${words}`, detail.loader)).status,
      ).toBe(200);
    const nameless = await addUnmatchedEmail(context.db, { fromAddress: "", fromName: "" });
    expect((await read(nameless)).opportunities).toEqual([]);
  });

  it("of two who decide at once one does", async () => {
    const [one, other] = [await addOpportunity(context.db), await addOpportunity(context.db)];
    const id = await addUnmatchedEmail(context.db);
    const answers = await Promise.all(
      [one, other].map((opportunity) => post(id, { step: "join", opportunity })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const rows = [...(await conversationOf(one)), ...(await conversationOf(other))];
    expect(rows).toHaveLength(1);
    const backs = await Promise.all([1, 2].map(() => post(id, { step: "back" })));
    expect(backs.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await stateOf(id)).toBe("waiting");
  });

  it("a form that is sent three times counts once, and bad ones not at all", async () => {
    const opportunity = await addOpportunity(context.db);
    const id = await addUnmatchedEmail(context.db);
    const attempt = randomUUID();
    for (const _ of [1, 2, 3])
      expect((await post(id, { step: "join", opportunity, attempt })).status).toBe(303);
    expect(await conversationOf(opportunity)).toHaveLength(1);
    const waiting = await addUnmatchedEmail(context.db);
    const bad: Record<string, string>[] = [
      { step: "join" },
      { step: "join", opportunity: "S-1\u0000" },
      { step: "join", opportunity: "x".repeat(100_000) },
      { step: "burn" },
    ];
    for (const sent of bad) expect([400, 413, 422]).toContain((await post(waiting, sent)).status);
    const nothing = await post(waiting, { step: "join", opportunity: randomUUID() });
    expect(nothing.status).toBe(409);
    expect(await stateOf(waiting)).toBe("waiting");
  });

  it("is shown by state and page, with what is kept and when that is full", async () => {
    for (const at of Array.from({ length: 51 }).keys())
      await addUnmatchedEmail(context.db, {
        fromAddress: `${at}@x.example`,
        arrivedAt: new Date(Date.now() - at * 1_000),
      });
    const first = await readList();
    expect(first).toMatchObject({ counts: { waiting: 51, aside: 0, joined: 0 }, isFull: false });
    expect(first.rows).toHaveLength(50);
    expect((await readList(`?after=${first.next}`)).rows).toHaveLength(1);
    for (const query of [
      "?state=x",
      "?after=nothing",
      `?after=${randomUUID()}`,
      "?state=aside&state=x",
    ])
      expect((await cast.ask("account-manager", listPath + query, list.loader)).status).toBe(200);
    const more = unmatchedLimits.aDay - 51;
    for (const _ of Array.from({ length: more })) await addUnmatchedEmail(context.db);
    expect((await readList()).isFull).toBe(true);
  });

  it("goes by age, and with the opportunity that it was joined to", async () => {
    const { quarantined } = company.retention;
    const now = new Date();
    const ago = (days: number) => new Date(now.getTime() - days * dayMs);
    const old = await addUnmatchedEmail(context.db, { arrivedAt: ago(quarantined + 1) });
    const young = await addUnmatchedEmail(context.db, { arrivedAt: ago(quarantined - 1) });
    const opportunity = await addOpportunity(context.db);
    const joined = await addUnmatchedEmail(context.db, { arrivedAt: ago(quarantined + 1) });
    await post(joined, { step: "join", opportunity });
    expect(await deleteOldUnmatched(context.db, now)).toEqual({ unmatched: 2 });
    expect([await stateOf(old), await stateOf(young), await stateOf(joined)]).toEqual([
      undefined,
      "waiting",
      undefined,
    ]);
    expect(await conversationOf(opportunity)).toHaveLength(1);
    await post(young, { step: "join", opportunity });
    await context.db.delete(opportunities).where(eq(opportunities.id, opportunity));
    expect(await stateOf(young)).toBeUndefined();
  });
});
