/** Board, list, search and figures of the pipeline with 20,000 opportunities, compared with 1,000. */
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { openDatabase } from "#platform/database/open.ts";
import { compareLists, listRounds } from "./compare-lists.ts";
import type { Section } from "./report.ts";

interface Size {
  leads: number;
  opportunities: number;
}

/** Five companies have it in their names, however many companies there are. */
const rareName = "Heliport";

const lists: Record<string, string> = {
  "start page": "/office",
  board: "/office/pipeline",
  "list, open": "/office/pipeline/list",
  "list, all": "/office/pipeline/list?tab=all",
  "list, lost": "/office/pipeline/list?tab=lost",
  "search for a rare name": `/office/pipeline/list?tab=all&words=${rareName}`,
  "search for nothing that is there": "/office/pipeline/list?tab=all&words=zzzzqqxx",
  companies: "/office/prospects",
  "company by a rare name": `/office/prospects?words=${rareName}`,
  "finder, a rare name": `/office/find.json?q=${rareName}`,
};

/**
 * Spreads opportunities evenly over three years: one in twenty is open, and three in ten of the others were
 * won. Each has a contact and a company of its own and the stages that it was in.
 */
async function addOpportunities(databaseUrl: string, { opportunities }: Size) {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory: "", databaseUrl, log });
  if (!opened.ok) throw new Error(opened.message);
  const { background: db, close } = opened.database;
  await db.transaction(async (tx) => {
    const all = sql`generate_series(1, ${opportunities}::int) as n`;
    await tx.execute(sql`create temporary table made on commit drop as
      select n, gen_random_uuid() as id, gen_random_uuid() as company, gen_random_uuid() as contact,
        now() - n * (interval '3 years' / ${opportunities}) as at,
        case when n % 20 = 0 then (array['new', 'contacted', 'walk-through', 'bid', 'proposal'])[1 + (n / 20) % 5]
          when n % 10 < 3 then 'won' else 'lost' end as stage
      from ${all}`);
    await tx.execute(sql`insert into prospect_companies (id, name, domain, phone, address)
      select company, 'Company ' || n || case when n <= 5 then ${` ${rareName}`} else '' end,
        'company' || n || '.example', '312 5' || lpad(n::text, 6, '0'), n || ' Dock Street'
      from made`);
    await tx.execute(sql`insert into prospect_contacts (id, company_id, name, email, phone)
      select contact, company, 'Dana ' || n, 'dana@company' || n || '.example',
        '312 6' || lpad(n::text, 6, '0') from made`);
    await tx.execute(sql`insert into opportunities (id, reference, contact_id, company_id, origin, stage,
        stage_since, lost_reason, value_cents, value_basis, next_step, next_step_on, opened_at, answered_at,
        closed_at)
      select id, 'S-' || n, contact, company, 'quote-request', stage, at, case when stage = 'lost' then 'price' end,
        100000 + n % 900000, 'entered', case when n % 20 = 0 then 'Call' else '' end,
        case when n % 40 = 0 then current_date + n % 14 end, at, at + interval '30 minutes',
        case when stage in ('won', 'lost') then least(now(), at + interval '20 days') end
      from made`);
    await tx.execute(sql`insert into opportunity_stages (id, opportunity_id, stage, from_stage, entered_at, left_at)
      select gen_random_uuid(), id, 'new', null, at, case when stage <> 'new' then at + interval '30 minutes' end
      from made
      union all
      select gen_random_uuid(), id, stage, 'new', at + interval '30 minutes', null from made where stage <> 'new'`);
  });
  for (const table of [
    "prospect_companies",
    "prospect_contacts",
    "opportunities",
    "opportunity_stages",
  ])
    await db.execute(sql.raw(`vacuum analyze ${table}`));
  await close();
}

export const measurePipeline = async (): Promise<Section> => ({
  title: "Pipeline",
  method: `Whole pages over HTTP, signed in as an administrator, on PostgreSQL with 1,000 opportunities and 1,000 leads, and with 20,000 and 100,000, in turn; p95 of ${listRounds}. One in twenty opportunities is open, so that the board counts 1,000 in place of 50.`,
  rows: await compareLists<Size>({
    few: { leads: 1_000, opportunities: 1_000 },
    many: { leads: 100_000, opportunities: 20_000 },
    fewName: "1,000",
    manyName: "20,000",
    lists,
    leadsOf: ({ leads }) => leads,
    fill: addOpportunities,
  }),
});
