/** What waits in each section: read by one statement, and as each section counts by itself. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#platform/database/open.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isClientRole, type Role } from "#platform/identity/roles.ts";
import { actorOf, addClient, addPersonAt, useAccounts } from "#tests/support/accounts.ts";
import {
  createMigratedDatabase,
  describeEachDatabase,
  silentLog,
} from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { addThread } from "#tests/support/threads.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { readAttentionCounts } from "./attention-counts.server.ts";
import { featureServers } from "./manifests.server.ts";
import { notificationDefinitions } from "./notification-definitions.server.ts";

const servers: readonly FeatureServer[] = featureServers;
const counters = servers.flatMap(({ attention = {} }) => Object.entries(attention));
const areas = ["/client-portal", "/office"] as const;

describeEachDatabase("json", (database) => {
  const context = useAccounts(database);
  const actors = {} as Record<Role, Actor>;

  beforeAll(async () => {
    const own = await addClient(context, 2);
    const other = await addClient(context, 1);
    const assigned = own.facilityIds.slice(0, 1);
    for (const role of roles)
      actors[role] = actorOf(await addPersonAt(context, role, own.id, assigned));
    const author = actorOf(await addPersonAt(context, "administrator", own.id, []));
    for (const facilityId of [...own.facilityIds, ...other.facilityIds]) {
      await addThread(context, author, facilityId);
      await addOrder(context, facilityId);
    }
    for (const kind of ["lead", "contact-message", "application"] as const)
      await addSubmission(context.db, kind);
  });

  it.each(roles)("a %s gets what each section counts by itself", async (role) => {
    for (const area of areas) {
      const alone: Record<string, number> = {};
      for (const [path, counter] of counters.filter(([path]) => path.startsWith(`${area}/`))) {
        const definitions = { openedId: undefined, notificationDefinitions };
        const count = await counter(context.db, actors[role], definitions);
        if (count !== undefined) alone[path] = count;
      }
      expect(await readAttentionCounts(context.db, actors[role], area)).toEqual(alone);
    }
  });

  it.each([
    ["administrator", 3, 1],
    ["account-manager", 2, 1],
    ["supervisor", 1, 0],
    ["recruiter", 0, 0],
  ] as const)("a %s gets counts of the own facilities alone", async (role, places, leads) => {
    expect(await readAttentionCounts(context.db, actors[role], "/office")).toMatchObject({
      "/office/messages": places,
      "/office/work-orders": places,
      "/office/leads": leads,
    });
  });

  it.each([
    ["client-administrator", 2],
    ["client-member", 1],
  ] as const)("a %s gets counts of the own facilities alone", async (role, places) => {
    const counts = await readAttentionCounts(context.db, actors[role], "/client-portal");
    expect(counts).toMatchObject({ "/client-portal/messages": places });
  });
});

it("one statement reads all sections, however many there are", async () => {
  const { url, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  const nobody = {
    accountId: randomUUID(),
    sessionId: "",
    name: "Dana",
    language: "en",
    needsSecondFactor: false,
  } as const;
  const statements: string[] = [];
  const opened = await openDatabase({
    dataDirectory: "unused",
    databaseUrl: url,
    log: silentLog,
    observe: (text, run) => {
      statements.push(text);
      return run();
    },
  });
  if (!opened.ok) throw new Error(opened.message);
  onTestFinished(() => opened.database.close());
  for (const role of roles)
    for (const area of areas) {
      statements.length = 0;
      const actor = { ...nobody, role, clientId: isClientRole(role) ? randomUUID() : undefined };
      const counts = await readAttentionCounts(opened.database.signedIn, actor, area);
      expect(Object.keys(counts).length, `${role} in ${area}`).toBeGreaterThan(4);
      expect(statements, `${role} in ${area}`).toHaveLength(1);
    }
});
