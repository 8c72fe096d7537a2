/** What waits in the pipeline: on the start page and in the list that it leads to, for those who can act on it. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import {
  appointmentSlots,
  appointments,
  bidVersions,
  opportunities,
  proposalMessages,
  proposalVersions,
} from "#features/schema.ts";
import { todayIn } from "#platform/format/local-date.ts";
import type { StartPageLine } from "#platform/start-page/start-page-part.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { addBookedWalkThrough, addOfferedWalkThrough } from "#tests/support/appointments.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import {
  addCountersignedProposal,
  addSentProposal,
  addSignedProposal,
  changeWithoutTriggers,
  latestProposal,
} from "#tests/support/proposals.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { pipelineWaitingOnStartPage } from "./start-page.server.ts";
import type { WaitingData } from "./waiting-page.server.ts";
import * as waitingPage from "./waiting-page.tsx";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const administrator = async () => actorOf(await addPerson(context, { role: "administrator" }));
  const today = todayIn("America/Chicago", new Date());

  async function linesFor(role: "administrator" | "account-manager") {
    const actor = actorOf(await addPerson(context, { role }));
    const now = new Date();
    const request = { db: context.db, actor, now, today, since: today };
    const { waiting = [], changed = [] } = await pipelineWaitingOnStartPage.read(request);
    return [...waiting, ...changed];
  }
  const read = async (address: string, role: (typeof roles)[number] = "administrator") =>
    (await cast.ask(role, address, waitingPage.loader)).body as WaitingData;
  const lineOf = (lines: readonly StartPageLine[], matter: string) =>
    lines.find(({ to }) => to.includes(`matter=${matter}`));
  /** The list that the line leads to has exactly what the line counts. */
  async function expectLine(matter: string, ids: readonly string[]) {
    const line = lineOf(await linesFor("administrator"), matter);
    expect(line?.count ?? 0, matter).toBe(ids.length);
    if (line === undefined) return;
    const { rows, counts } = await read(line.to);
    expect(rows.map(({ id }) => id).sort(), matter).toEqual([...ids].sort());
    expect(counts[matter as keyof typeof counts]).toBe(ids.length);
  }

  beforeEach(() => context.db.execute(sql`truncate opportunities cascade`));

  it("is for those who sell, and for nobody else's eyes", async () => {
    for (const role of roles) {
      const { status } = await cast.ask(role, "/office/pipeline/waiting", waitingPage.loader);
      const sells = role === "administrator" || role === "account-manager";
      expect(status, role).toBe(sells ? 200 : 404);
    }
    const guest = await cast.ask(undefined, "/office/pipeline/waiting", waitingPage.loader);
    expect(guest.location).toMatch(/^\/client-portal\?/);
    expect((await read("/office/pipeline/waiting?matter=x&from=y&page=-1")).rows).toEqual([]);
  });

  it("a bid under the lowest margin waits for who may approve it, until it is approved", async () => {
    const { id } = await addSentProposal(context.db, await administrator());
    await expectLine("approval", []);
    await changeWithoutTriggers(context.db, sql`update ${bidVersions} set needs_approval = true`);
    await expectLine("approval", [id]);
    expect(lineOf(await linesFor("account-manager"), "approval")).toBeUndefined();
    const seller = await read("/office/pipeline/waiting?matter=approval", "account-manager");
    expect(seller.filter.matter).not.toBe("approval");
    expect(seller.counts.approval).toBeUndefined();
    const { accountId } = await administrator();
    await changeWithoutTriggers(
      context.db,
      sql`update ${bidVersions} set approved_by = ${accountId}, approved_at = now()`,
    );
    await expectLine("approval", []);
  });

  it("a signed proposal waits for our signature, then for the start of its client", async () => {
    const actor = await administrator();
    const signed = await addSignedProposal(context.db, actor);
    await expectLine("signature", [signed.id]);
    // Without a choice, the page opens where something is.
    expect((await read("/office/pipeline/waiting")).filter.matter).toBe("signature");
    await expectLine("signed", [signed.id]);
    await expectLine("start", []);
    const both = await addCountersignedProposal(context.db, actor);
    await expectLine("signature", [signed.id]);
    await expectLine("start", [both.id]);
    await expectLine("won", [both.id]);
    const [entry] = lineOf(await linesFor("account-manager"), "start")?.entries ?? [];
    expect(entry?.to).toBe(`/office/pipeline/${both.id}/start`);
  });

  it("a question waits until somebody has answered it", async () => {
    const actor = await administrator();
    const { id } = await addSentProposal(context.db, actor);
    const { version } = await latestProposal(context.db, id);
    const say = (authorId: string | null) =>
      context.db
        .insert(proposalMessages)
        .values({ id: randomUUID(), versionId: version.id, authorId, text: "When?" });
    await say(null);
    await expectLine("question", [id]);
    await say(actor.accountId);
    await expectLine("question", []);
  });

  it("a proposal that ended undecided waits until another is sent or the opportunity is closed", async () => {
    const { id } = await addSentProposal(context.db, await administrator());
    await expectLine("expired", []);
    await changeWithoutTriggers(
      context.db,
      sql`update ${proposalVersions} set expires_on = '2026-01-31'`,
    );
    await expectLine("expired", [id]);
    await context.db
      .update(opportunities)
      .set({ stage: "lost", lostReason: "price", closedAt: new Date() })
      .where(eq(opportunities.id, id));
    await expectLine("expired", []);
    await expectLine("lost", [id]);
  });

  it("times that have all passed wait for new ones", async () => {
    const { id } = await addOfferedWalkThrough(context.db, await administrator());
    await expectLine("unpicked", []);
    await context.db.update(appointmentSlots).set({
      startsAt: sql`${appointmentSlots.startsAt} - interval '30 days'`,
      endsAt: sql`${appointmentSlots.endsAt} - interval '30 days'`,
    });
    await expectLine("unpicked", [id]);
    await context.db.update(appointments).set({ state: "canceled" });
    await expectLine("unpicked", []);
  });

  it("new is what was booked, declined, withdrawn and lost since the day, and nothing older", async () => {
    const actor = await administrator();
    const booked = await addBookedWalkThrough(context.db, actor);
    await expectLine("booked", [booked.id]);
    const declined = await addSentProposal(context.db, actor);
    await context.db.update(proposalVersions).set({ state: "declined", stateSince: new Date() });
    await expectLine("declined", [declined.id]);
    const withdrawn = await addOpportunity(context.db);
    const close = (closedAt: Date) =>
      context.db
        .update(opportunities)
        .set({ stage: "lost", lostReason: "withdrew", closedAt })
        .where(eq(opportunities.id, withdrawn));
    await close(new Date());
    await expectLine("withdrawn", [withdrawn]);
    await expectLine("lost", []);
    await close(new Date("2026-01-05T12:00:00Z"));
    await expectLine("withdrawn", []);
  });
});
