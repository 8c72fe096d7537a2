import { demo } from "#content/demo.ts";
import { findDemoPlaces } from "#demo/demo-places.ts";
import { sortDemoNotifications } from "#demo/sort-notifications.ts";
import { contactMessages } from "#features/contact-messages/tables/contact-messages.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import { leads } from "#features/leads/tables/leads.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { isClientRole, type Role } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#platform/identity/tables/assignments.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { demoSetting } from "#platform/records/is-demo.server.ts";
import { settings } from "#platform/records/tables/settings.ts";
import { featureServers } from "./manifests.server.ts";
import { features } from "./manifests.ts";
import { personalData } from "./personal-data.server.ts";
import { sortByNeeds } from "./sort-by-needs.ts";

const servers: readonly FeatureServer[] = featureServers;

/**
 * Fills an unused database with the people of the demonstration, all with one password, and with what each
 * feature adds to it. Each part has transactions of its own: a busy machine takes longer for all of them than
 * one transaction may.
 * @returns false where the database holds anything that is somebody's
 */
export async function addDemonstration(
  context: Pick<DemoParts, "db" | "files" | "secrets">,
  passwordHash: string,
): Promise<boolean> {
  const { db } = context;
  const now = new Date();
  if (!(await db.transaction((tx) => claimUnused(tx, passwordHash, now)))) return false;
  const places = await findDemoPlaces(db);
  const enteredBy = places.accountOf(demo.enteredBy);
  const parts: DemoParts = { ...context, places, enteredBy, now, notes: {}, personalData };
  for (const { add } of await loadDemonstrations()) await add(parts);
  await sortDemoNotifications(db);
  return true;
}

/** Each after those of the features that its own one uses. */
async function loadDemonstrations(): Promise<Demonstration[]> {
  const loaded = new Map<string, Demonstration>();
  for (const { name, demonstration } of servers)
    if (typeof demonstration === "function")
      loaded.set(name, (await demonstration()).demonstration);
  const needs = features.map(({ name, uses }) => ({
    name,
    needs: [...uses, ...(loaded.get(name)?.after ?? [])],
  }));
  return sortByNeeds(needs).flatMap((name) => loaded.get(name) ?? []);
}

/**
 * Clients and people, which tell other processes that the database is used.
 * @returns false where it holds anything that is somebody's
 */
async function claimUnused(tx: Transaction, passwordHash: string, now: Date): Promise<boolean> {
  if (!(await isUnused(tx))) return false;
  const marked = await tx
    .insert(settings)
    .values({ name: demoSetting, value: now.toISOString() })
    .onConflictDoNothing()
    .returning({ name: settings.name });
  // Another process that started at the same moment has done it.
  if (marked.length === 0) return false;
  const ids = await addClients(tx);
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demonstration has nothing named ${name}`);
    return id;
  };
  // Longer ago than anything that happens in the demonstration, so that new things can be unread.
  const acceptedAt = new Date(now.getTime() - 400 * dayMs);
  for (const person of demo.people) await addPerson(tx, person, idOf, { passwordHash, acceptedAt });
  return true;
}

async function isUnused(tx: Transaction): Promise<boolean> {
  for (const table of [accounts, clients, leads, contactMessages, jobApplications])
    if ((await tx.$count(table)) > 0) return false;
  return true;
}

/** @returns ids of clients and facilities by their names */
async function addClients(tx: Transaction): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const client of demo.clients) {
    const clientId = newId();
    ids.set(client.name, clientId);
    await tx.insert(clients).values({ id: clientId, name: client.name });
    for (const facility of client.facilities) {
      const id = newId();
      ids.set(facility.name, id);
      await tx.insert(facilities).values({ ...facility, id, clientId });
    }
  }
  return ids;
}

interface DemoPerson {
  username: string;
  name: string;
  role: Role;
  client?: string;
  clients?: readonly string[];
  facilities?: readonly string[];
}

async function addPerson(
  tx: Transaction,
  person: DemoPerson,
  idOf: (name: string) => string,
  account: { passwordHash: string; acceptedAt: Date },
): Promise<void> {
  const accountId = newId();
  const { username, name, role } = person;
  const email = `${username}@example.com`;
  await tx.insert(accounts).values({
    ...account,
    id: accountId,
    username,
    name,
    email,
    mailbox: email,
    role,
    state: "active",
    secondFactorWaived: role === "administrator",
    clientId: isClientRole(role) ? idOf(person.client ?? "") : null,
  });
  for (const client of person.clients ?? [])
    await tx.insert(clientAssignments).values({ accountId, clientId: idOf(client) });
  for (const facility of person.facilities ?? [])
    await tx.insert(facilityAssignments).values({ accountId, facilityId: idOf(facility) });
}
