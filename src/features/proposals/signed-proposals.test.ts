/** What somebody has signed stays: by age, by hand and by statement; and its opportunity stays where it is. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { deleteOldOpportunities } from "#features/opportunities/delete-old-opportunities.server.ts";
import * as opportunityPage from "#features/opportunities/office/detail-page.tsx";
import * as listPage from "#features/opportunities/office/list-page.tsx";
import {
  opportunities,
  proposalEvidence,
  proposalPapers,
  proposalSignatures,
} from "#features/schema.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import {
  addCountersignedProposal,
  addSentProposal,
  addSignedProposal,
  changeWithoutTriggers,
  latestProposal,
} from "#tests/support/proposals.ts";
import { useCast } from "#tests/support/roles.ts";
import { keepPaper } from "./papers.server.ts";

type Fields = Record<string, string>;

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  const seller = async () => actorOf(await addPerson(context, { role: "administrator" }));
  const signed = async () => addSignedProposal(context.db, await seller());
  const countersigned = async () => addCountersignedProposal(context.db, await seller());
  const old = new Date("2020-03-01T12:00:00Z");
  const lost = { stage: "lost" as const, lostReason: "price" as const, closedAt: old };
  const set = (id: string, row: Partial<typeof opportunities.$inferInsert>) =>
    context.db.update(opportunities).set(row).where(eq(opportunities.id, id));
  const isThere = async (id: string) =>
    (await context.db.$count(opportunities, eq(opportunities.id, id))) === 1;
  const stageOf = async (id: string) => {
    const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
    return row?.stage;
  };
  const move = (id: string, fields: Fields) =>
    cast.ask("account-manager", `/office/pipeline/${id}`, opportunityPage.action, {
      step: "move",
      attempt: randomUUID(),
      ...fields,
    });

  it("outlives the period, whoever has signed and whatever became of the opportunity", async () => {
    const open = await addSentProposal(context.db, await seller());
    const kept = [await signed(), await countersigned(), open];
    const gone = await addSentProposal(context.db, await seller());
    for (const { id } of kept.slice(0, 2)) await set(id, { ...lost, openedAt: old });
    await set(open.id, { openedAt: old });
    await set(gone.id, { ...lost, openedAt: old });
    await deleteOldOpportunities(context.db, new Date());
    for (const { id } of kept) expect(await isThere(id)).toBe(true);
    expect(await isThere(gone.id)).toBe(false);
    // A clock that is wrong by years makes nothing due.
    await deleteOldOpportunities(context.db, new Date("2060-01-01T00:00:00Z"));
    for (const { id } of kept) expect(await isThere(id)).toBe(true);
  });

  it("goes after ten years with an opportunity that was lost", async () => {
    const { id } = await signed();
    await set(id, { ...lost, openedAt: old });
    const { version } = await latestProposal(context.db, id);
    await changeWithoutTriggers(
      context.db,
      sql`update proposal_signatures set signed_at = now() - interval '11 years'
        where version_id = ${version.id}`,
    );
    await deleteOldOpportunities(context.db, new Date());
    expect(await isThere(id)).toBe(false);
  });

  it("is deleted by no statement, nor with what it hangs on", async () => {
    const { id } = await countersigned();
    const { proposal, version } = await latestProposal(context.db, id);
    await keepPaper(context.db, version, "offer");
    for (const statement of [
      sql`delete from opportunities where id = ${id}`,
      sql`delete from proposals where id = ${proposal.id}`,
      sql`delete from proposal_versions where id = ${version.id}`,
      sql`delete from bid_versions where id = ${version.bidVersionId}`,
      sql`delete from proposal_signatures where version_id = ${version.id} and is_of_company`,
      sql`delete from proposal_papers where version_id = ${version.id}`,
      sql`delete from proposal_evidence where proposal_id = ${proposal.id} and position = 3`,
      sql`update proposal_versions set recipient_email = 'mallory@example.com' where id = ${version.id}`,
      sql`update proposal_versions set expires_on = '2099-01-01' where id = ${version.id}`,
    ])
      await expect(context.db.execute(statement)).rejects.toThrow();
    const ofVersion = eq(proposalSignatures.versionId, version.id);
    expect(await context.db.$count(proposalSignatures, ofVersion)).toBe(2);
    expect(await context.db.$count(proposalPapers)).toBeGreaterThan(0);
    expect(await context.db.$count(proposalEvidence)).toBeGreaterThan(0);
  });

  it("keeps a won opportunity where it is, until somebody says that the contract has ended", async () => {
    const { id } = await countersigned();
    for (const to of ["proposal", "new", "lost"]) {
      const answer = await move(id, { from: "won", to, lostReason: "price" });
      expect(answer.status, to).toBe(409);
      expect((answer.body as { problem: string }).problem).toContain("Both sides have signed");
    }
    expect(await stageOf(id)).toBe("won");
    const page = await cast.ask("administrator", `/office/pipeline/${id}`, opportunityPage.loader);
    expect(page.body).toMatchObject({ hasContract: true });
    const over = { from: "won", to: "lost", lostReason: "other", isContractOver: "yes" };
    expect((await move(id, { ...over, isContractOver: "maybe" })).status).toBe(422);
    expect((await move(id, over)).status).toBe(303);
    expect(await stageOf(id)).toBe("lost");
    expect((await move(id, { from: "lost", to: "bid" })).status).toBe(409);
    expect((await move(id, { from: "lost", to: "won" })).status).toBe(303);
    expect((await latestProposal(context.db, id)).version.state).toBe("countersigned");
  });

  it("is not given up as lost while it waits for our signature", async () => {
    const { id } = await signed();
    const answer = await move(id, { from: "bid", to: "lost", lostReason: "price" });
    expect(answer.status).toBe(409);
    expect((answer.body as { problem: string }).problem).toContain("release the signature");
    expect((await move(id, { from: "bid", to: "contacted" })).status).toBe(303);
  });

  it("is left alone by a move of several, which says why", async () => {
    const [one, other] = [await countersigned(), await addSentProposal(context.db, await seller())];
    const answer = await cast.ask("account-manager", "/office/pipeline/list", listPage.action, {
      change: "stage",
      to: "contacted",
      attempt: randomUUID(),
      [`pick.${one.id}`]: "won",
      [`pick.${other.id}`]: String(await stageOf(other.id)),
    });
    expect(answer.location).toContain("changed=1");
    expect(answer.location).toContain("refused=signed-by-both.1");
    const page = await cast.ask("account-manager", answer.location ?? "", listPage.loader);
    expect(JSON.stringify(page.body)).toContain("Both sides have signed");
    expect(await stageOf(one.id)).toBe("won");
  });
});
