/** Conditions that select the rows of the demonstration in each table. */
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/client.ts";

// The tables of the product as the database has them: one that a feature has added cannot be forgotten.

const tables = z.array(
  z.object({
    name: z.string(),
    columns: z.array(z.string()),
    keys: z.array(
      z.object({ columns: z.array(z.string()), to: z.string(), toColumns: z.array(z.string()) }),
    ),
  }),
);

export type SchemaTable = z.infer<typeof tables>[number];

/** Tables with their foreign keys. */
export async function readSchemaTables(db: Database): Promise<SchemaTable[]> {
  const namesOf = (table: string, numbers: string) => sql`(
    select json_agg(attributes.attname order by numbers.place)
    from unnest(${sql.raw(numbers)}) with ordinality as numbers (number, place)
    join pg_attribute as attributes
      on attributes.attrelid = ${sql.raw(table)} and attributes.attnum = numbers.number)`;
  const { rows } = await db.execute(sql`
    select classes.relname::text as name,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = classes.oid and attnum > 0 and not attisdropped) as columns,
      coalesce((select json_agg(json_build_object(
          'to', targets.relname,
          'columns', ${namesOf("constraints.conrelid", "constraints.conkey")},
          'toColumns', ${namesOf("constraints.confrelid", "constraints.confkey")}))
        from pg_constraint as constraints
        join pg_class as targets on targets.oid = constraints.confrelid
        where constraints.conrelid = classes.oid and constraints.contype = 'f'), '[]') as keys
    from pg_class as classes
    where classes.relnamespace = 'public'::regnamespace and classes.relkind = 'r'
    order by classes.relname`);
  return z.parse(tables, rows);
}

/**
 * Each before those that it refers to. A table that refers to itself has to be emptied in one statement.
 * @throws where tables refer to each other in a circle
 */
export function childrenFirst(all: readonly SchemaTable[]): SchemaTable[] {
  const sorted: SchemaTable[] = [];
  let left = [...all];
  while (left.length > 0) {
    const named = new Set(
      left.flatMap(({ name, keys }) => keys.map(({ to }) => to).filter((to) => to !== name)),
    );
    const next = left.filter(({ name }) => !named.has(name));
    if (next.length === 0)
      throw new Error(`tables refer to each other: ${left.map(({ name }) => name).join(", ")}`);
    sorted.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return sorted;
}

export const refersToItself = ({ name, keys }: SchemaTable): boolean =>
  keys.some(({ to }) => to === name);

/** Its clients, and its people with those that were invited for its clients: each a list of ids for `in`. */
export interface DemonstrationIds {
  clients: SQL;
  accounts: SQL;
}

const ids = z.array(z.object({ id: z.string() }));
const idList = (rows: unknown) =>
  sql`(select unnest(${`{${z
    .parse(ids, rows)
    .map(({ id }) => id)
    .join()}}`}::uuid[]))`;

/** Read once, as a condition that looked for them anew in each table would take the small engine seconds. */
export async function readDemonstrationIds(db: Database | Transaction): Promise<DemonstrationIds> {
  const { rows: clientRows } = await db.execute(
    sql`select id from clients where created_at = demonstration_began()`,
  );
  const clients = idList(clientRows);
  const { rows: accountRows } = await db.execute(
    sql`select id from accounts where created_at = demonstration_began() or client_id in ${clients}`,
  );
  return { clients, accounts: idList(accountRows) };
}

/** The server listened to no visitor before the demonstration was there. */
const beforeVisitors = sql`(select value::timestamptz from settings where name = 'demo')`;

/**
 * Rows sent by visitors, or sent to all of them, belong to nobody: only their time tells if they are the
 * demonstration's.
 */
const datedBy: Readonly<Record<string, string>> = {
  appointments: "made_at",
  leads: "received_at",
  opportunities: "opened_at",
  prospect_companies: "added_at",
  prospect_contacts: "added_at",
  contact_messages: "received_at",
  email_templates: "added_at",
  job_applications: "received_at",
  newsletter_signups: "received_at",
  subscribers: "confirmed_at",
  newsletters: "created_at",
  production_rates: "added_at",
  company_certificates: "added_at",
  privacy_requests: "logged_at",
  unmatched_emails: "kept_at",
};

/** Emptied by other means, and by which; or kept. */
export const otherTables: Readonly<Record<string, string>> = {
  accounts: "at the end, as what is kept may name them",
  backup_runs: "the product's own",
  clients: "at the end: until then they tell what is theirs",
  company_settings: "the company's own",
  data_export_parts: "as the archives that they are of",
  data_exports: "asked for by somebody, and deleted by their age",
  emails: "by what they are about and whom they go to",
  files: "marked as deleted: their contents leave with the next cleanup",
  inbound_mailboxes: "how far the company's own mailbox is read",
  import_heads: "chosen by somebody for a file",
  import_rows: "as the files that they are of",
  imports: "brought by somebody: what they added is undone there",
  invoice_counters: "begin anew where no invoice is left",
  newsletter_opt_outs: "hashes of who has left, which the product alone can read",
  own_page_entries: "by a trigger, with the submission that they are about",
  own_page_links: "by a trigger, with the submission that they open",
  rate_limits: "counts, which expire",
  seal_certificates: "the company's own; ours is replaced once the company has another name",
  settings: "the product's own",
  submission_notes: "by a trigger, with the submission that they are about",
  website_documents: "the company's own",
  website_versions: "the company's own; they forget who of the demonstration published them",
};

/** Deleted by `remove_kept_demonstration_rows`, as their triggers let nobody else. */
export const keptTables: readonly string[] = [
  "audit_events",
  "document_acknowledgements",
  "document_openings",
  "history_events",
  "invoice_lines",
  "invoice_payments",
  "invoices",
  "scope_lines",
  "scopes",
];

const column = (table: string, name: string) =>
  sql`${sql.identifier(table)}.${sql.identifier(name)}`;

/** @returns a condition on the table; undefined for those of which nothing is the demonstration's by a rule */
export function rowsOfDemonstration(
  table: SchemaTable,
  all: ReadonlyMap<string, SchemaTable>,
  demonstration: DemonstrationIds,
): SQL | undefined {
  const { name, columns, keys } = table;
  if (name === "accounts") return sql`${column(name, "id")} in ${demonstration.accounts}`;
  if (name === "clients") return sql`${column(name, "id")} in ${demonstration.clients}`;
  const dated = datedBy[name];
  if (dated !== undefined) return sql`${column(name, dated)} <= ${beforeVisitors}`;
  if (name === "files")
    return sql`(${column(name, "client_id")} in ${demonstration.clients}
      or (${column(name, "client_id")} is null and ${column(name, "uploaded_by")} in ${demonstration.accounts}))`;
  const conditions: SQL[] = [];
  if (columns.includes("client_id"))
    conditions.push(sql`${column(name, "client_id")} in ${demonstration.clients}`);
  // `account_id` is the owner of a row; whoever changed a record is in a column of another name. In a
  // signature it is the signer, who may have signed a real client's contract.
  if (columns.includes("account_id") && name !== "proposal_signatures")
    conditions.push(sql`${column(name, "account_id")} in ${demonstration.accounts}`);
  if (!columns.includes("client_id"))
    for (const key of keys) {
      const target = all.get(key.to);
      if (target === undefined || target.name === "accounts" || target.name === name) continue;
      const condition = rowsOfDemonstration(target, all, demonstration);
      if (condition === undefined) continue;
      const keyColumns = sql.join(
        key.columns.map((columnName) => column(name, columnName)),
        sql`, `,
      );
      const theirs = sql.join(
        key.toColumns.map((toColumn) => column(key.to, toColumn)),
        sql`, `,
      );
      conditions.push(
        sql`(${keyColumns}) in (select ${theirs} from ${sql.identifier(key.to)} where ${condition})`,
      );
    }
  return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` or `)})`;
}
