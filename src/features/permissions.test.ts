/** What each role may do, of all features and of the platform together. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import type { Actor } from "#platform/identity/actor.ts";
import type {
  DeclaredBy,
  PermissionRoles,
  PermissionRule,
} from "#platform/identity/permission-types.ts";
import {
  giveExtras,
  may,
  type Permission,
  type PermissionOwners,
  platformPermissions,
  rolesWith,
  ruleOf,
} from "#platform/identity/permissions.ts";
import {
  clientRoles,
  type ExtraRole,
  everyone,
  extraRoles,
  type Role,
} from "#platform/identity/roles.ts";
import { featureManifests, features } from "./manifests.ts";
import { mergeManifestParts } from "./merge-manifest-parts.ts";

const roles: readonly Role[] = everyone;
const actor = (
  role: Role,
  needsSecondFactor = false,
): Pick<Actor, "role" | "needsSecondFactor"> => ({
  role,
  needsSecondFactor,
});
const ofFeatures = mergeManifestParts(featureManifests, "permissions");
const names = Object.keys({ ...ofFeatures, ...platformPermissions }) as Permission[];
const allowedTo = (role: Role) => names.filter((name) => may(actor(role), name));

const onlyOfClients = [
  "work-orders.accept",
  "prices.accept",
  "documents.acknowledge",
  "feedback.give",
  "inspections.sign",
];
const ofClients = [
  "work-orders.read",
  "work-orders.create",
  "work-orders.comment",
  "work-orders.accept",
  "work-orders.export",
  "threads.use",
  "documents.read",
  "feedback.read",
  "feedback.give",
  "inspections.read",
  "inspections.sign",
  "insights.read",
  "keys.read",
  "keys.export",
];
const ofDirectors = [
  "work-orders.read",
  "work-orders.create",
  "work-orders.comment",
  "work-orders.direct",
  "work-orders.work",
  "work-orders.export",
  "inspections.read",
  "inspections.perform",
  "inspections.share",
  "keys.read",
  "keys.change",
  "keys.export",
  "start-up-plans.change",
];
const ofPlanners = [
  "threads.use",
  "schedule.read",
  "schedule.change",
  "visit-notes.read",
  "documents.read",
  "feedback.read",
  "client-health.read",
  "insights.read",
];

describe("what a role may", () => {
  it("is this, and nothing else", () => {
    const expected: Record<Role, readonly string[]> = {
      "client-administrator": [
        "facilities.read",
        "facility-contacts.read",
        "access-notes.read",
        "prices.read",
        ...ofClients,
        "colleagues.invite",
        "colleagues.change",
        "account.use-own",
        "files.use",
        "signs.print",
        "contracts.read",
        "documents.acknowledge",
        "prices.accept",
        "invoices.read",
        "inspections.share",
      ],
      "client-member": [
        "facilities.read",
        "facility-contacts.read",
        ...ofClients,
        "account.use-own",
        "files.use",
      ],
      "account-manager": [
        "leads.read",
        "leads.answer",
        "contact-messages.read",
        "contact-messages.answer",
        "subscribers.read",
        "newsletters.send",
        "opportunities.read",
        "opportunities.change",
        "opportunities.export",
        "prospects.read",
        "prospects.change",
        "prospects.export",
        "bids.read",
        "bids.change",
        "proposals.read",
        "proposals.change",
        "proposals.sign",
        "appointments.read",
        "clients.start",
        "quarantine.decide",
        "records.export",
        "clients.read",
        "facilities.read",
        ...ofDirectors,
        "service-levels.change",
        ...ofPlanners,
        "facilities.change",
        "facility-contacts.read",
        "access-notes.read",
        "site-codes.read",
        "signs.print",
        "prices.read",
        "people.read",
        "account.use-own",
        "files.use",
        "contracts.read",
        "documents.change",
        "prices.offer",
        "invoices.read",
        "invoices.change",
      ],
      supervisor: [
        "clients.read",
        "facilities.read",
        ...ofDirectors,
        ...ofPlanners,
        "key-codes.read",
        "visits.attend",
        "facility-contacts.read",
        "access-notes.read",
        "site-codes.read",
        "account.use-own",
        "files.use",
        "signs.print",
      ],
      "crew-lead": [
        "clients.read",
        "facilities.read",
        "work-orders.read",
        "work-orders.comment",
        "work-orders.work",
        "keys.read",
        "visits.attend",
        "visit-notes.read",
        "access-notes.read",
        "account.use-own",
        "files.use",
      ],
      recruiter: [
        "applications.read",
        "applications.answer",
        "applications.hire",
        "appointments.read",
        "quarantine.decide",
        "records.export",
        "account.use-own",
      ],
      administrator: names.filter(
        (name) => !name.startsWith("colleagues.") && !onlyOfClients.includes(name),
      ),
    };
    for (const role of roles)
      expect(allowedTo(role).toSorted(), role).toEqual(expected[role].toSorted());
  });

  it("gives clients nothing of the office", () => {
    const clientPermissions =
      /^(colleagues|account|files|work-orders|inspections|insights|threads|feedback)\.|^(facilities|facility-contacts|access-notes|prices|documents|contracts|invoices)\.read$|^keys\.(read|export)$|^signs\.print$|^documents\.acknowledge$|^prices\.accept$/;
    for (const role of clientRoles)
      for (const name of allowedTo(role)) expect(name).toMatch(clientPermissions);
    for (const name of [
      "work-orders.direct",
      "work-orders.work",
      "documents.change",
      "inspections.perform",
    ] as const)
      expect(rolesWith(name)).not.toEqual(expect.arrayContaining([...clientRoles]));
  });

  it("is the own account alone while a second factor is missing", () => {
    const waiting = actor("administrator", true);
    expect(names.filter((name) => may(waiting, name))).toEqual(["account.use-own"]);
  });
});

describe("what may be given beyond it", () => {
  afterEach(() => giveExtras({}));

  it("is this, and nothing else", () => {
    const given = (role: ExtraRole) =>
      names.filter((name) => ruleOf(name).extraFor.includes(role)).toSorted();
    expect(Object.fromEntries(extraRoles.map((role) => [role, given(role)]))).toEqual({
      "account-manager": [
        "applications.answer",
        "applications.read",
        "bids.approve",
        "website.change",
      ],
      supervisor: [
        "applications.answer",
        "applications.read",
        "appointments.read",
        "bids.change",
        "bids.read",
        "contact-messages.answer",
        "contact-messages.read",
        "contracts.read",
        "documents.change",
        "facilities.change",
        "leads.answer",
        "leads.read",
        "newsletters.send",
        "opportunities.change",
        "opportunities.export",
        "opportunities.read",
        "prices.offer",
        "prices.read",
        "proposals.change",
        "proposals.read",
        "prospects.change",
        "prospects.export",
        "prospects.read",
        "quarantine.decide",
        "records.export",
        "subscribers.read",
      ],
      "crew-lead": [
        "documents.read",
        "facility-contacts.read",
        "feedback.read",
        "inspections.perform",
        "inspections.read",
      ],
      recruiter: [
        "contact-messages.answer",
        "contact-messages.read",
        "files.use",
        "leads.answer",
        "leads.read",
        "newsletters.send",
        "subscribers.read",
        "website.change",
      ],
    });
  });

  it("is nothing that the role has, and names what it needs", () => {
    for (const name of names) {
      const { roles: shipped, extraFor, needs } = ruleOf(name);
      for (const role of extraFor) {
        expect(shipped, name).not.toContain(role);
        if (needs === undefined) continue;
        const { roles: haveNeeded, extraFor: mayGetNeeded } = ruleOf(needs as Permission);
        expect([...haveNeeded, ...mayGetNeeded], `${name} for ${role}`).toContain(role);
      }
    }
  });

  it("counts while it is given, for its role alone, and what may not be given never", () => {
    const before = roles.map(allowedTo);
    const closed = names.filter((name) => !ruleOf(name).extraFor.includes("supervisor"));
    giveExtras({ supervisor: ["prices.read", ...closed], recruiter: ["website.change"] });
    expect(rolesWith("prices.read")).toContain("supervisor");
    const gained = roles.map((role, at) =>
      allowedTo(role).filter((name) => !before[at]?.includes(name)),
    );
    expect(Object.fromEntries(roles.map((role, at) => [role, gained[at]]))).toMatchObject({
      supervisor: ["prices.read"],
      recruiter: ["website.change"],
      "crew-lead": [],
      "account-manager": [],
      "client-member": [],
    });
    giveExtras({});
    expect(roles.map(allowedTo)).toEqual(before);
  });
});

describe("a permission", () => {
  it("has roles, and one owner", () => {
    const rule = { roles: ["supervisor"], extraFor: [] } as const;
    // @ts-expect-error: nobody would have it
    const forNobody: PermissionRoles = { "towers.climb": { ...rule, roles: [] } };
    expect(Object.keys(forNobody)).toEqual(["towers.climb"]);
    // @ts-expect-error: there is no such role
    const forNoRole: PermissionRoles = { "towers.climb": { ...rule, roles: ["climber"] } };
    expect(Object.keys(forNoRole)).toEqual(["towers.climb"]);
    // @ts-expect-error: it does not say to whom it may be given
    const unsaid: PermissionRoles = { "towers.climb": { roles: ["supervisor"] } };
    expect(Object.keys(unsaid)).toEqual(["towers.climb"]);
    // @ts-expect-error: rights of the office are not given to clients
    const ofClients: PermissionRoles = { "towers.climb": { ...rule, extraFor: ["client-member"] } };
    expect(Object.keys(ofClients)).toEqual(["towers.climb"]);

    type Towers = DeclaredBy<"towers", { "towers.climb": PermissionRule }>;
    type Ropes = DeclaredBy<"ropes", { "towers.climb": PermissionRule }>;
    // @ts-expect-error: two features declare it
    interface Twice extends Towers, Ropes {}
    expectTypeOf<keyof Twice>().toEqualTypeOf<"towers.climb">();
  });

  it("that nobody declares does not compile", () => {
    // @ts-expect-error: misspelt
    const misspelt: Permission = "work-order.read";
    expect(() => rolesWith(misspelt)).toThrow("Nobody has brought work-order.read");
  });

  it("is declared under the name of its feature, and brought by its manifest", () => {
    expectTypeOf<keyof typeof ofFeatures | keyof typeof platformPermissions>().toEqualTypeOf<
      keyof PermissionOwners
    >();
    const wrong = features.flatMap(({ name, permissions = {} }) => {
      const text = readFileSync(join(import.meta.dirname, name, "feature.ts"), "utf8");
      const owner = /DeclaredBy<"([\w-]+)", typeof permissions>/.exec(text)?.[1];
      return Object.keys(permissions).length > 0 && owner !== name
        ? [`${name}: feature.ts declares its permissions as those of ${owner ?? "nobody"}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it("of a feature is refused with an error where a program has not brought it", async () => {
    vi.resetModules();
    const unaware = await import("#platform/identity/permissions.ts");
    const someone = actor("administrator");
    expect(unaware.may(someone, "account.use-own")).toBe(true);
    expect(() => unaware.may(someone, "invoices.read")).toThrow("import #features/permissions.ts");
  });
});
