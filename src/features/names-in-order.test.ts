/** Lists by name stand in one order on every database, and are read by an index where they are long. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { pageOfClients } from "#features/facilities/list-clients.server.ts";
import { listCompanies } from "#features/prospect-companies/company-queries.server.ts";
import { accounts, clients, prospectCompanies } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { pageOfPeople } from "#platform/identity/people/list-people.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";

const inOrder = [
  "4th Street Dental",
  "acme",
  "Álamo Clinic",
  "Avila",
  "Ávila & Sons",
  "Óptica Núñez",
  "Zoo",
] as const;

describeEachDatabase("search", (database) => {
  const context = useAccounts(database);

  async function order(names: readonly string[]): Promise<unknown[]> {
    const values = sql.join(
      names.map((name) => sql`(${name}::text)`),
      sql`, `,
    );
    const { rows } = await context.db.execute(
      sql`select name from (values ${values}) as list (name) order by ${byName(sql`name`)}`,
    );
    return rows.map(({ name }) => name);
  }

  it("puts capitals and accents beside what lacks them, and ñ between n and o", async () => {
    expect(await order(inOrder.toReversed())).toEqual(inOrder);
    const spanish = ["oso", "ñu", "NUBE", "Ñandú", "nz", "núcleo"];
    expect(await order(spanish)).toEqual(["NUBE", "núcleo", "nz", "Ñandú", "ñu", "oso"]);
  });

  it("leaves nobody out and shows nobody twice from page to page", async () => {
    const administrator = actorOf(await addPerson(context, { role: "administrator" }));
    for (const name of [...inOrder.toReversed(), "ACME"])
      await context.db.insert(clients).values({ id: newId(), name });
    const found: string[] = [];
    let from: string | undefined;
    do {
      const page: Awaited<ReturnType<typeof pageOfClients>> = await pageOfClients(
        context.db,
        administrator,
        { from },
        2,
      );
      found.push(...page.clients.map(({ name }) => name));
      from = page.next;
    } while (from !== undefined);
    // Those with the same letters stand by their ids, which were made in this order.
    expect(found).toEqual(inOrder.flatMap((name) => (name === "acme" ? [name, "ACME"] : name)));

    for (const name of inOrder.toReversed()) {
      const { id } = await addPerson(context, {});
      await context.db.update(accounts).set({ name }).where(eq(accounts.id, id));
    }
    const people: string[] = [];
    let after: string | undefined;
    do {
      const page: Awaited<ReturnType<typeof pageOfPeople>> = await pageOfPeople(
        context.db,
        administrator,
        { after },
        2,
      );
      people.push(...page.people.map(({ name }) => name));
      after = page.next;
    } while (after !== undefined);
    expect(people.filter((name) => inOrder.some((one) => one === name))).toEqual(inOrder);

    for (const name of inOrder.toReversed())
      await context.db.insert(prospectCompanies).values({ id: newId(), name });
    const companies: string[] = [];
    let behind: string | undefined;
    do {
      const filter = { sort: "name", after: behind } as const;
      const page: Awaited<ReturnType<typeof listCompanies>> = await listCompanies(
        context.db,
        administrator,
        filter,
        2,
      );
      companies.push(...page.rows.map(({ name }) => name));
      behind = page.next;
    } while (behind !== undefined);
    expect(companies).toEqual(inOrder);
  });

  it.each([
    ["clients_in_order", clients, sql`true`],
    ["accounts_in_order", accounts, sql`state <> 'removed'`],
    ["prospect_companies_in_order", prospectCompanies, sql`true`],
  ])("reads a page by the index %s", async (index, table, condition) => {
    const plan = await context.db.transaction(async (tx) => {
      // Few rows are read as quickly without it: the question is whether it fits.
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain select ${table.id} from ${table} where ${condition}
        order by ${byName(table.name)}, ${table.id} limit 50`);
    });
    expect(JSON.stringify(plan.rows)).toContain(index);
    expect(JSON.stringify(plan.rows)).not.toContain("Sort");
  });
});

it("no list is sorted by a name as the database happens to compare texts", () => {
  const root = join(import.meta.dirname, "..");
  const wrong = globSync("**/*.ts", { cwd: root }).flatMap((path) => {
    if (path.endsWith(".test.ts") || allowed.some((one) => path.startsWith(one))) return [];
    const lines = readFileSync(join(root, path), "utf8").split("\n");
    return lines.flatMap((line, at) =>
      isSortedByName.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [],
    );
  });
  expect(wrong).toEqual([]);
});

/** `asc(accounts.name)`, `lower(${keys.label})` in an order, or `order by person.name` in SQL. */
const isSortedByName =
  /(?:asc|desc)\((?:sql`lower\(\$\{)?(?:\w+\.)?(?:name|title|label|task|fullName)\b|order by (?!\$\{)(?:\w+\.)?(?:name|title|label|position_title)\b/;

/** Orders of machines: of catalogs, queues, and what is written into files. */
const allowed = [
  "platform/database/",
  "platform/jobs/",
  "features/website/pictures/export-pictures.server.ts",
  "features/website/pictures/known-pictures.server.ts",
  "features/settings/removal/",
];
