/** People and clients in a test's database. */
import { randomUUIDv7 } from "node:crypto";
import {
  accounts,
  clientAssignments,
  clients,
  facilities,
  facilityAssignments,
} from "#database/schema.ts";
import type { AccountsContext } from "#domain/accounts/accounts-context.ts";
import { isClientRole, type Role } from "#domain/accounts/roles.ts";

export const password = "slow tide over the harbor";

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
  const { role = "account-manager", state = "active", secondFactorWaived = true } = options;
  passwordHash ??= passwords.hash(password);
  const id = randomUUIDv7();
  const tag = id.slice(-12);
  const clientId = isClientRole(role)
    ? (options.clientId ?? (await addClient({ db })).id)
    : undefined;
  const person = { id, name: `Dana ${tag}`, email: `dana.${tag}@example.com`, role, clientId };
  const username = `dana.${tag}`;
  await db.insert(accounts).values({
    ...{ ...person, username, state, secondFactorWaived, mailbox: person.email },
    passwordHash: state === "invited" ? null : await passwordHash,
  });
  for (const one of options.clientIds ?? [])
    await db.insert(clientAssignments).values({ accountId: id, clientId: one });
  for (const facilityId of options.facilityIds ?? [])
    await db.insert(facilityAssignments).values({ accountId: id, facilityId });
  return { ...person, username };
}

export async function addClient({ db }: Pick<AccountsContext, "db">, facilityCount = 0) {
  const id = randomUUIDv7();
  await db.insert(clients).values({ id, name: `Client ${id.slice(-6)}` });
  const facilityIds = Array.from({ length: facilityCount }, () => randomUUIDv7());
  for (const facilityId of facilityIds)
    await db.insert(facilities).values({
      ...{
        id: facilityId,
        clientId: id,
        name: `Clinic ${facilityId.slice(-6)}`,
        timeZone: "America/Chicago",
      },
    });
  return { id, facilityIds };
}
