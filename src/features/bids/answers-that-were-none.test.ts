/** What the migration of that name corrects in rows that earlier releases wrote. */
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import {
  lockOpportunity,
  recordOpportunityEvent,
  writeStage,
} from "#features/opportunities/change-opportunity.server.ts";
import { advanceOpportunity } from "#features/opportunities/opportunity-commands.server.ts";
import type { OpportunityStage } from "#features/opportunities/opportunity-types.ts";
import { historyEvents, leads, opportunities } from "#features/schema.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { addBid } from "#tests/support/bids.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { historyOf } from "#tests/support/history.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { makeVersion } from "./bid-commands.server.ts";

const migration = new URL(
  "../../platform/database/migrations/0085_answers-that-were-none.sql",
  import.meta.url,
);

describeDatabase((database) => {
  const context = useAccounts(database);

  const migrate = async () => {
    for (const statement of readFileSync(migration, "utf8").split("--> statement-breakpoint"))
      await context.db.execute(sql.raw(statement));
  };
  const administrator = async () => actorOf(await addPerson(context, { role: "administrator" }));
  const read = async (id: string) => {
    const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
    if (row === undefined) throw new Error("no opportunity");
    const [lead] = await context.db
      .select()
      .from(leads)
      .where(eq(leads.id, row.leadId ?? ""));
    return { ...row, lead };
  };
  const move = (actor: Actor, id: string, stage: OpportunityStage) =>
    context.db.transaction(async (tx) => {
      const row = await lockOpportunity(tx, id);
      if (row === undefined) throw new Error("no opportunity");
      const event = await writeStage(tx, actor.accountId, row, { stage });
      await recordOpportunityEvent(tx, actor.accountId, id, event);
    });
  /** As releases before did, for which a version of a bid was an answer. */
  const answeredByBid = async (actor: Actor) => {
    const id = await addBid(context.db, actor);
    const made = await makeVersion({ db: context.db }, actor, id, { seenRevision: 1, note: "" });
    expect(made).toEqual({ ok: true });
    await context.db.update(opportunities).set({ stage: "new" }).where(eq(opportunities.id, id));
    await move(actor, id, "bid");
    const { leadId } = await read(id);
    await context.db
      .update(leads)
      .set({ answeredAt: sql`now()`, answeredBy: actor.accountId })
      .where(eq(leads.id, leadId ?? ""));
    expect((await read(id)).answeredAt).not.toBeNull();
    return id;
  };

  it("takes back an answer that was only a bid, and says so in the history", async () => {
    const actor = await administrator();
    const id = await answeredByBid(actor);
    await migrate();
    const { answeredAt, answeredBy, lead, stage } = await read(id);
    expect({ answeredAt, answeredBy, stage }).toEqual({
      answeredAt: null,
      answeredBy: null,
      stage: "bid",
    });
    expect(lead).toMatchObject({ answeredAt: null, answeredBy: null });
    const events = await historyOf(context.db, id);
    expect(events.at(-1)).toMatchObject({ kind: "reopened", actorId: null });
    await migrate();
    expect(await context.db.$count(historyEvents, eq(historyEvents.recordId, id))).toBe(
      events.length,
    );
  });

  it("gives the answer the time of what has reached the prospect later", async () => {
    const [actor, other] = [await administrator(), await administrator()];
    const id = await answeredByBid(actor);
    const wrong = (await read(id)).answeredAt;
    await move(other, id, "proposal");
    await migrate();
    const { answeredAt, answeredBy, lead } = await read(id);
    expect(answeredBy).toBe(other.accountId);
    expect(answeredAt?.getTime()).toBeGreaterThan(wrong?.getTime() ?? 0);
    expect(lead?.answeredAt).toEqual(answeredAt);
  });

  it("leaves an answer that a person has given, also by moving it to Bid", async () => {
    const actor = await administrator();
    const moved = await addBid(context.db, actor);
    await move(actor, moved, "bid");
    const contacted = await addBid(context.db, actor);
    await context.db.transaction((tx) => advanceOpportunity(tx, actor, contacted, "contacted"));
    await makeVersion({ db: context.db }, actor, contacted, { seenRevision: 1, note: "" });
    const before = [await read(moved), await read(contacted)];
    await migrate();
    expect([await read(moved), await read(contacted)]).toEqual(before);
    expect(before.every(({ answeredAt }) => answeredAt !== null)).toBe(true);
  });

  it.each<[OpportunityStage, string, string?]>([
    ["bid", "Agree on another time for the walk-through", ""],
    ["lost", "Acordar otro horario para el recorrido", ""],
    ["contacted", "Agree on another time for the walk-through"],
    ["bid", "Agree on a price"],
  ])("in %s, the next step %j", async (stage, nextStep, left = nextStep) => {
    const id = await addOpportunity(context.db);
    await context.db
      .update(opportunities)
      .set({
        stage,
        ...(stage === "lost" && { lostReason: "price" as const, closedAt: new Date() }),
        nextStep,
        nextStepLanguage: "en",
        nextStepOn: "2026-11-30",
      })
      .where(eq(opportunities.id, id));
    await migrate();
    const row = await read(id);
    expect(row.nextStep).toBe(left);
    expect(row.nextStepOn).toBe(left === "" ? null : "2026-11-30");
  });
});
