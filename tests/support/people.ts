/** People and clients in a test's database. */

import { randomUUID } from "node:crypto";
import {
  accounts,
  clientAssignments,
  clients,
  facilities,
  facilityAssignments,
} from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { createPasswordHasher } from "#platform/identity/passwords/password-hash.server.ts";
import { isClientRole, type Role } from "#platform/identity/roles.ts";

export const password = "slow tide over the harbor";

/** Hashes in no time; a server takes such a hash for an old one at the first sign-in. */
export const cheapPasswords = () =>
  createPasswordHasher({
    parameters: { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 },
  });

let passwordHash: Promise<string> | undefined;

export interface TestPerson {
  id: string;
  name: string;
  email: string;
  username: string;
  role: Role;
  clientId: string | undefined;
}

export interface PersonOptions {
  role?: Role;
  clientId?: string;
  state?: "invited" | "active" | "suspended";
  clientIds?: string[];
  facilityIds?: string[];
  secondFactorWaived?: boolean;
}

/** Somebody with an account and the password above; of a client of its own where the role needs one. */
export async function addPerson(
  { db, passwords }: Pick<AccountsContext, "db" | "passwords">,
  options: PersonOptions = {},
): Promise<TestPerson> {
  const isOfClient = isClientRole(options.role ?? "account-manager");
  const clientId = isOfClient ? (options.clientId ?? (await addClient({ db })).id) : undefined;
  passwordHash ??= passwords.hash(password);
  const { row, person } = newPerson({ ...options, clientId }, await passwordHash);
  await db.insert(accounts).values(row);
  for (const assignedId of options.clientIds ?? [])
    await db.insert(clientAssignments).values({ accountId: person.id, clientId: assignedId });
  for (const facilityId of options.facilityIds ?? [])
    await db.insert(facilityAssignments).values({ accountId: person.id, facilityId });
  return person;
}

/** Somebody of a client, or assigned to it, who sees these facilities as far as the role goes by them. */
export const addPersonAt = (
  context: Pick<AccountsContext, "db" | "passwords">,
  role: Role,
  clientId: string,
  facilityIds: string[],
): Promise<TestPerson> =>
  addPerson(context, { role, clientId, clientIds: [clientId], facilityIds });

/** Many at once, each of a client of its own where the role needs one, in three statements. */
export async function addPeopleOfClients(
  { db, passwords }: Pick<AccountsContext, "db" | "passwords">,
  options: Omit<PersonOptions, "clientId" | "clientIds" | "facilityIds">,
  count: number,
  facilityCount: number,
): Promise<TestPerson[]> {
  passwordHash ??= passwords.hash(password);
  const hash = await passwordHash;
  const isOfClient = isClientRole(options.role ?? "account-manager");
  const places = isOfClient ? Array.from({ length: count }, () => newClient(facilityCount)) : [];
  if (places.length > 0) {
    await db.insert(clients).values(places.map(({ client }) => client));
    await db.insert(facilities).values(places.flatMap((place) => place.facilities));
  }
  const people = Array.from({ length: count }, (_, at) =>
    newPerson({ ...options, clientId: places[at]?.client.id }, hash),
  );
  await db.insert(accounts).values(people.map(({ row }) => row));
  return people.map(({ person }) => person);
}

function newPerson(
  {
    role = "account-manager",
    state = "active",
    secondFactorWaived = true,
    clientId,
  }: Omit<PersonOptions, "clientId"> & { clientId: string | undefined },
  hash: string,
) {
  const id = newId();
  const tag = id.slice(-12);
  const email = `dana.${tag}@example.com`;
  const person = { id, name: `Dana ${tag}`, email, role, clientId, username: `dana.${tag}` };
  const passwordHash = state === "invited" ? null : hash;
  const row = { ...person, state, secondFactorWaived, mailbox: email, passwordHash };
  return { row, person };
}

/** Makes the actor that a signed-in person would be. */
export const actorOf = (person: TestPerson): Actor => ({
  accountId: person.id,
  sessionId: randomUUID(),
  role: person.role,
  clientId: person.clientId,
  name: person.name,
  language: "en",
  needsSecondFactor: false,
});

export async function addClient({ db }: Pick<AccountsContext, "db">, facilityCount = 0) {
  const added = newClient(facilityCount);
  await db.insert(clients).values(added.client);
  if (facilityCount > 0) await db.insert(facilities).values(added.facilities);
  return { id: added.client.id, facilityIds: added.facilities.map(({ id }) => id) };
}

function newClient(facilityCount: number) {
  const clientId = newId();
  const client = { id: clientId, name: `Client ${clientId.slice(-6)}` };
  const facilityRows = Array.from({ length: facilityCount }, () => {
    const id = newId();
    return { id, clientId, name: `Clinic ${id.slice(-6)}`, timeZone: "America/Chicago" };
  });
  return { client, facilities: facilityRows };
}
