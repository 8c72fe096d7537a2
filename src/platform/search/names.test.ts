import { randomUUID } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { documents } from "#features/documents/tables/documents.ts";
import { invoices } from "#features/invoices/tables/invoices.ts";
import type { Database } from "#platform/database/client.ts";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { addClient, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { clientWords, facilityWords, isOfClientNamed, personWords } from "./names.server.ts";
import { hasEachWord, hasWords } from "./searched-words.server.ts";

/** The plan that the database would take among very many rows. */
async function planOf(db: Database, query: SQL): Promise<string> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    const { rows } = await transaction.execute(sql`explain ${query}`);
    return rows.map((row) => Object.values(row).join(" ")).join("\n");
  });
}

describeEachDatabase("search", (database) => {
  const context = useAccounts(database);
  let clientId = "";

  beforeAll(async () => {
    ({ id: clientId } = await addClient(context, 1));
    const name = "Saint-Mary's Clinic & Labs";
    await context.db.update(clients).set({ name }).where(eq(clients.id, clientId));
  });

  it.each([
    ["clients_words", clients, clientWords],
    ["facilities_words", facilities, facilityWords],
    ["accounts_words", accounts, personWords],
    ["documents_words", documents, indexedWords(documents.title)],
    [
      "invoices_words",
      invoices,
      indexedWords(invoices.number, invoices.billToName, invoices.purchaseOrder),
    ],
  ] as const)("%s serves the search in names", async (name, table, words) => {
    const query = sql`select from ${table} where ${hasWords(words, "north tower")}`;
    expect(await planOf(context.db, query)).toContain(`Bitmap Index Scan on ${name}`);
  });

  it("a list finds those of a client by the client's index and its own", async () => {
    const named = hasEachWord("north", (query) => isOfClientNamed(documents.clientId, query));
    const plan = await planOf(context.db, sql`select from ${documents} where ${named}`);
    expect(plan).toContain("clients_words");
    expect(plan).toContain("documents_client");
  });

  it.each([
    ["Baños y jabón", ["baño", "bano", "BAÑOS", "jabon", "jabón", "banos jab"]],
    ["Reunion de la manana", ["reunión", "mañana", "reuniones"]],
    ["Peña & Müller", ["pena", "muller", "Müller", "peñas"]],
  ])("%s is found with accents and without", async (name, searches) => {
    const { id } = await addClient(context, 1);
    await context.db.update(clients).set({ name }).where(eq(clients.id, id));
    for (const words of searches) {
      const rows = await context.db
        .select({ id: clients.id })
        .from(clients)
        .where(hasWords(clientWords, words));
      expect(rows, words).toContainEqual({ id });
    }
  });

  it.each([
    ["<script>alert(1)</script> Dock 7", ["alert", "dock"]],
    ["<script> Ferrywharf", ["script", "ferrywharf"]],
    ["Dana <dana@quayside.example>", ["dana", "quayside"]],
    ["rooms<b and hallways>c", ["hallways"]],
  ])("%s is found by what stands in angle brackets and behind them", async (name, searches) => {
    const { id } = await addClient(context, 1);
    await context.db.update(clients).set({ name }).where(eq(clients.id, id));
    for (const words of searches) {
      const rows = await context.db
        .select({ id: clients.id })
        .from(clients)
        .where(hasWords(clientWords, words));
      expect(rows, words).toContainEqual({ id });
    }
  });

  describe("a name is found", () => {
    const isFound = async (words: string) => {
      const rows = await context.db
        .select({ id: clients.id })
        .from(clients)
        .where(hasWords(clientWords, words));
      return rows.some(({ id }) => id === clientId);
    };
    it.each(["saint", "MARY", "clin mar", "saint-mary", "labs"])("by %j", async (words) => {
      expect(await isFound(words)).toBe(true);
    });
    it.each(["clinic tower", "inic", randomUUID()])("not by %j", async (words) => {
      expect(await isFound(words)).toBe(false);
    });
  });
});
