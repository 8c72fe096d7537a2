import { describe, expect, it } from "vitest";
import type { Actor } from "./actor.ts";
import { may, type Permission, permissions } from "./permissions.ts";
import { clientRoles, type Role, staffRoles } from "./roles.ts";

const roles: Role[] = [...clientRoles, ...staffRoles];
const actor = (
  role: Role,
  needsSecondFactor = false,
): Pick<Actor, "role" | "needsSecondFactor"> => ({
  role,
  needsSecondFactor,
});
const names = Object.keys(permissions) as Permission[];
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
      ],
      "account-manager": [
        "leads.read",
        "leads.answer",
        "contact-messages.read",
        "contact-messages.answer",
        "subscribers.read",
        "newsletters.send",
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
      ],
      recruiter: [
        "applications.read",
        "applications.answer",
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
    const own =
      /^(colleagues|account|work-orders|inspections|insights|threads|feedback)\.|^(facilities|facility-contacts|access-notes|prices|documents|contracts|invoices)\.read$|^keys\.(read|export)$|^signs\.print$|^documents\.acknowledge$|^prices\.accept$/;
    for (const role of clientRoles) for (const name of allowedTo(role)) expect(name).toMatch(own);
    for (const name of [
      "work-orders.direct",
      "work-orders.work",
      "documents.change",
      "inspections.perform",
    ] as const)
      expect(permissions[name]).not.toEqual(expect.arrayContaining([...clientRoles]));
  });

  it("is the own account alone while a second factor is missing", () => {
    const waiting = actor("administrator", true);
    expect(names.filter((name) => may(waiting, name))).toEqual(["account.use-own"]);
  });
});
