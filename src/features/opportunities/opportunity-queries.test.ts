import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { countOpportunities, listOpportunities, readBoard } from "./opportunity-queries.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  let manager: Actor;
  beforeAll(async () => {
    manager = actorOf(await addPerson(context, { role: "account-manager" }));
    await addManyOpportunities();
  });

  /** One in twenty is open, as after years; each was in two stages. */
  async function addManyOpportunities() {
    await context.db.transaction(async (tx) => {
      await tx.execute(sql`create temporary table made on commit drop as
        select n, gen_random_uuid() as id, gen_random_uuid() as company, gen_random_uuid() as contact,
          now() - n * interval '1 hour' as at, case when n % 20 = 0 then 'new' else 'won' end as stage
        from generate_series(1, 4000) as n`);
      await tx.execute(
        sql`insert into prospect_companies (id, name) select company, 'Mill ' || n from made`,
      );
      await tx.execute(sql`insert into prospect_contacts (id, company_id, name, email, phone)
        select contact, company, 'Dana', 'dana@mill' || n || '.example', '' from made`);
      await tx.execute(sql`insert into opportunities (id, reference, contact_id, company_id, origin, stage,
          stage_since, opened_at, closed_at)
        select id, 'S-' || n, contact, company, 'quote-request', stage, at, at,
          case when stage = 'won' then at end from made`);
      await tx.execute(sql`insert into opportunity_stages (id, opportunity_id, stage, entered_at, left_at)
        select gen_random_uuid(), id, 'new', at, case when stage = 'won' then at end from made
        union all select gen_random_uuid(), id, stage, at, null from made where stage = 'won'`);
    });
    for (const table of ["opportunities", "opportunity_stages"])
      await context.db.execute(sql.raw(`vacuum analyze ${table}`));
  }

  /** How many rows of a table somebody reads through one after another, without an index. */
  const readThrough = (table: string, read: (db: Database) => Promise<unknown>) =>
    context.db.transaction(async (tx) => {
      const count = async () => {
        const { rows } = await tx.execute(
          sql`select seq_tup_read from pg_stat_xact_user_tables where relname = ${table}`,
        );
        return Number(rows[0]?.seq_tup_read);
      };
      const before = await count();
      await read(tx);
      return (await count()) - before;
    });

  const open = { tab: "open", sort: "newest" } as const;

  it.each([
    ["the list", (db: Database) => listOpportunities(db, manager, open)],
    ["the board", (db: Database) => readBoard(db, manager, {})],
  ])("%s looks up the stages of what it shows, and reads through no others", async (_, read) => {
    expect(await readThrough("opportunity_stages", read)).toBe(0);
  });

  it("counts what is open without reading through what is over", async () => {
    const count = (db: Database) => countOpportunities(db, manager, {});
    expect((await count(context.db)).open).toBe(200);
    // Of those that most opportunities belong to, it reads up to a limit, however many there are.
    expect(await readThrough("opportunities", count)).toBeLessThan(1_500);
  });
});
