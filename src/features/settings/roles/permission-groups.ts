/** The rights of the office in the order in which owners read them. */
import type { Permission } from "#platform/identity/permissions.ts";

/** Only clients have these, and clients' roles cannot be extended. */
type PermissionOfClients =
  | "colleagues.change"
  | "colleagues.invite"
  | "documents.acknowledge"
  | "feedback.give"
  | "inspections.sign"
  | "prices.accept"
  | "work-orders.accept";

export type OfficePermission = Exclude<Permission, PermissionOfClients>;

export const permissionGroups = {
  requests: [
    "leads.read",
    "leads.answer",
    "contact-messages.read",
    "contact-messages.answer",
    "applications.read",
    "applications.answer",
    "applications.hire",
    "quarantine.decide",
    "records.export",
  ],
  sales: [
    "opportunities.read",
    "opportunities.change",
    "opportunities.export",
    "prospects.read",
    "prospects.change",
    "prospects.export",
    "bids.read",
    "bids.change",
    "bids.approve",
    "proposals.read",
    "proposals.change",
    "proposals.sign",
    "appointments.read",
    "clients.start",
    "production-rates.change",
    "company-certificates.change",
  ],
  website: ["website.change", "newsletters.send", "subscribers.read"],
  clients: [
    "clients.read",
    "clients.change",
    "facilities.read",
    "facilities.change",
    "start-up-plans.change",
    "facility-contacts.read",
    "access-notes.read",
    "site-codes.read",
    "signs.print",
    "threads.use",
    "feedback.read",
    "client-health.read",
    "insights.read",
  ],
  work: [
    "schedule.read",
    "schedule.change",
    "visits.attend",
    "visit-notes.read",
    "work-orders.read",
    "work-orders.create",
    "work-orders.comment",
    "work-orders.direct",
    "work-orders.work",
    "work-orders.export",
    "service-levels.change",
  ],
  inspections: ["inspections.read", "inspections.perform", "inspections.share"],
  keys: ["keys.read", "keys.change", "key-codes.read", "keys.export"],
  documents: ["documents.read", "documents.change", "contracts.read"],
  money: ["prices.read", "prices.offer", "invoices.read", "invoices.change"],
  people: [
    "people.read",
    "client-people.invite",
    "client-people.change",
    "staff.invite",
    "staff.change",
    "privacy.handle",
  ],
  company: [
    "account.use-own",
    "files.use",
    "settings.change",
    "data.import",
    "data.export",
    "audit.read-all",
    "system.read",
  ],
} as const satisfies Record<string, readonly OfficePermission[]>;

export type PermissionGroup = keyof typeof permissionGroups;

export const permissionGroupNames = Object.keys(permissionGroups) as PermissionGroup[];

/** In the order of the groups; a test of this section names any permission that is in no group. */
export const officePermissions: readonly OfficePermission[] =
  Object.values(permissionGroups).flat();

export const isOfficePermission = (name: string | undefined): name is OfficePermission =>
  officePermissions.some((right) => right === name);
