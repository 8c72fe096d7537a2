import type { Database, Transaction } from "#platform/database/client.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { DemoPlaces } from "./add-demo-visits.ts";

/** Looks up the facilities and people that the database already holds. */
export async function findDemoPlaces(db: Database | Transaction): Promise<DemoPlaces> {
  const { id, clientId, name } = facilities;
  const facilityRows = await db.select({ id, clientId, name }).from(facilities);
  const people = await db.select({ id: accounts.id, username: accounts.username }).from(accounts);
  const named = <One>(one: One | undefined, what: string): One => {
    if (one === undefined) throw new Error(`The demonstration has nothing named ${what}`);
    return one;
  };
  return {
    facilityOf: (wanted) =>
      named(
        facilityRows.find((one) => one.name === wanted),
        wanted,
      ),
    accountOf: (wanted) =>
      named(
        people.find((one) => one.username === wanted),
        wanted,
      ).id,
  };
}
