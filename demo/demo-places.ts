import type { Database } from "#platform/database/client.ts";
import type { DemoPlaces } from "#platform/demonstration.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilities } from "#platform/identity/tables/clients.ts";

/** Looks up the facilities and people that the database already holds. */
export async function findDemoPlaces(db: Database): Promise<DemoPlaces> {
  const { id, clientId, name } = facilities;
  const facilityRows = await db.select({ id, clientId, name }).from(facilities);
  const people = await db.select({ id: accounts.id, username: accounts.username }).from(accounts);
  const byName = new Map(facilityRows.map((facility) => [facility.name, facility]));
  const byUsername = new Map(people.map((person) => [person.username, person.id]));
  return {
    facilityOf: (facilityName) => existing(byName.get(facilityName), facilityName),
    accountOf: (username) => existing(byUsername.get(username), username),
  };
}

function existing<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The demonstration has nothing named ${name}`);
  return value;
}
