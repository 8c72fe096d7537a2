import { contactMessages } from "#features/contact-messages/tables/contact-messages.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import { leads } from "#features/leads/tables/leads.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { dayMs } from "#platform/format/durations.ts";
import { isClientRole, type Role } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#platform/identity/tables/assignments.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { demoSetting } from "#platform/records/is-demo.server.ts";
import { settings } from "#platform/records/tables/settings.ts";
import { addDemoFacility, type DemoBuilding } from "./add-demo-facilities.ts";
import { addDemoFeedback, type DemoFeedback } from "./add-demo-feedback.ts";
import { addDemoInspections } from "./add-demo-inspections.ts";
import { addDemoInvoices, type DemoBilling } from "./add-demo-invoices.ts";
import { addDemoMonthlyReports } from "./add-demo-monthly-reports.ts";
import { addDemoNotifications } from "./add-demo-notifications.ts";
import { addDemoPastThreads, type DemoPastThread } from "./add-demo-past-threads.ts";
import { addDemoPrivacyRequest, type DemoPrivacyRequest } from "./add-demo-privacy-request.ts";
import type { DemoTasks } from "./add-demo-scopes.ts";
import { addDemoSigns } from "./add-demo-signs.ts";
import { addDemoSubmissions, type DemoSubmissions } from "./add-demo-submissions.ts";
import { addDemoSupplies } from "./add-demo-supplies.ts";
import { addDemoThreads, type DemoThread } from "./add-demo-threads.ts";
import { addDemoVisits, type DemoVisits } from "./add-demo-visits.ts";
import { addDemoWorkOrders, type DemoWorkOrder } from "./add-demo-work-orders.ts";
import { addDemoYear, type DemoYear } from "./add-demo-year.ts";
import type { DemoInspections } from "./demo-inspection-failures.ts";
import { findDemoPlaces } from "./demo-places.ts";

export interface Demo {
  threads: readonly DemoThread[];
  pastThreads: readonly DemoPastThread[];
  feedback: readonly DemoFeedback[];
  clients: readonly {
    name: string;
    facilities: readonly { name: string; timeZone: string }[];
  }[];
  /** By the name of the facility. */
  buildings: Readonly<Record<string, DemoBuilding>>;
  tasks: DemoTasks;
  /** Username of who entered them. */
  buildingsBy: string;
  people: readonly {
    username: string;
    name: string;
    role: Role;
    client?: string;
    clients?: readonly string[];
    facilities?: readonly string[];
  }[];
  visits: DemoVisits;
  workOrders: readonly DemoWorkOrder[];
  /** Before those. */
  year: DemoYear;
  invoices: readonly DemoBilling[];
  submissions: DemoSubmissions;
  privacyRequest: DemoPrivacyRequest;
  inspections: DemoInspections;
}

/**
 * Fills an unused database with the people of the demonstration, all with one password. Each part in a
 * transaction of its own: a busy machine takes longer for all of them than one transaction may.
 * @returns false where the database holds anything that is somebody's
 */
export async function addDemo(db: Database, demo: Demo, passwordHash: string): Promise<boolean> {
  const ids = await db.transaction((tx) => claimUnused(tx, demo, passwordHash));
  if (ids === undefined) return false;
  const now = new Date();
  const idOf = (name: string) => idIn(ids, name);
  const by = idOf(demo.buildingsBy);
  for (const client of demo.clients)
    await db.transaction((tx) => addBuildings(tx, demo, client, idOf));
  await addDemoYear(db, demo.year, idOf, now);
  await addDemoWorkOrders(db, demo.workOrders, idOf, now);
  await db.transaction((tx) => addDemoSigns(tx, by));
  const places = await findDemoPlaces(db);
  const { accountOf, facilityOf } = places;
  await db.transaction((tx) => addDemoPastThreads(tx, demo.pastThreads, places, now));
  await db.transaction((tx) => addDemoThreads(tx, demo.threads, places, now));
  await db.transaction((tx) => addDemoSubmissions(tx, demo.submissions, { accountOf, now }));
  await db.transaction((tx) => addDemoFeedback(tx, demo.feedback, places, now));
  await addDemoVisits(db, demo.visits, places, now);
  await addDemoSupplies({ db }, places, now);
  await addDemoInvoices(db, demo.invoices, { facilityOf, by }, now);
  // After the invoices: a work order of an inspection is no extra work.
  await addDemoInspections(db, demo.inspections, places, now);
  await addDemoMonthlyReports(db, now);
  await addDemoPrivacyRequest(db, demo.privacyRequest, accountOf("staff.admin"), now);
  await addDemoNotifications(db, by, now);
  return true;
}

/**
 * Clients and people, which tell other processes that the database is used.
 * @returns ids by name and username; undefined where it holds anything that is somebody's
 */
async function claimUnused(
  tx: Transaction,
  demo: Demo,
  passwordHash: string,
): Promise<Map<string, string> | undefined> {
  if (!(await isUnused(tx))) return undefined;
  const marked = await tx
    .insert(settings)
    .values({ name: demoSetting, value: new Date().toISOString() })
    .onConflictDoNothing()
    .returning({ name: settings.name });
  // Another process that started at the same moment has done it.
  if (marked.length === 0) return undefined;
  const ids = await addClients(tx, demo);
  for (const person of demo.people)
    ids.set(person.username, await addPerson(tx, person, ids, passwordHash));
  return ids;
}

async function isUnused(tx: Transaction): Promise<boolean> {
  for (const table of [accounts, clients, leads, contactMessages, jobApplications])
    if ((await tx.$count(table)) > 0) return false;
  return true;
}

async function addClients(tx: Transaction, demo: Demo): Promise<Map<string, string>> {
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

async function addPerson(
  tx: Transaction,
  person: Demo["people"][number],
  ids: ReadonlyMap<string, string>,
  passwordHash: string,
): Promise<string> {
  const idOf = (name: string) => idIn(ids, name);
  const accountId = newId();
  const { username, name, role } = person;
  const email = `${username}@example.com`;
  await tx.insert(accounts).values({
    id: accountId,
    username,
    name,
    email,
    mailbox: email,
    role,
    passwordHash,
    state: "active",
    acceptedAt: yearAgo(),
    secondFactorWaived: role === "administrator",
    clientId: isClientRole(role) ? idOf(person.client ?? "") : null,
  });
  for (const client of person.clients ?? [])
    await tx.insert(clientAssignments).values({ accountId, clientId: idOf(client) });
  for (const facility of person.facilities ?? [])
    await tx.insert(facilityAssignments).values({ accountId, facilityId: idOf(facility) });
  return accountId;
}

function idIn(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demonstration has nothing named ${name}`);
  return id;
}

/** Longer than anything that happens in the demonstration, so that new things can be unread. */
const yearAgo = () => new Date(Date.now() - 400 * dayMs);

async function addBuildings(
  tx: Transaction,
  { buildings, tasks, buildingsBy }: Demo,
  client: Demo["clients"][number],
  idOf: (name: string) => string,
): Promise<void> {
  for (const { name } of client.facilities) {
    const columns = { facilityId: idOf(name), clientId: idOf(client.name) };
    const building = buildings[name];
    if (building) await addDemoFacility(tx, columns, building, tasks, idOf(buildingsBy));
  }
}
