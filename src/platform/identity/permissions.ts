/** Who may do what; `scope.ts` decides with which records. */
import type { Actor } from "./actor.ts";
import { clientRoles, type Role, staffRoles } from "./roles.ts";

const permissionNames = [
  "leads.read",
  "leads.answer",
  "contact-messages.read",
  "contact-messages.answer",
  "applications.read",
  "applications.answer",
  "subscribers.read",
  /** Releases suspected spam, or confirms it. */
  "quarantine.decide",
  "records.export",
  "clients.read",
  "clients.change",
  /** Facilities with their areas and scope, and what happens there. */
  "facilities.read",
  "work-orders.read",
  "work-orders.create",
  "work-orders.comment",
  /** Acknowledges, assigns, declines, joins duplicates, sets the priority. */
  "work-orders.direct",
  /** Starts, holds and finishes: crew leads what is assigned to them. */
  "work-orders.work",
  /** For the client: accepts what is done, or reopens it. */
  "work-orders.accept",
  "work-orders.export",
  "service-levels.change",
  /** Messages between a client's people and the account team. */
  "threads.use",
  /** What clients think of our work, from 0 to 10. */
  "feedback.read",
  "feedback.give",
  /** What is red at clients and facilities that one looks after. */
  "client-health.read",
  /** Figures of a client's facilities over a period. */
  "insights.read",
  /** Plans visits and cancels them. */
  "schedule.read",
  "schedule.change",
  /** Checks in and out on site, and writes down what was done. */
  "visits.attend",
  /** What crews tell their supervisor; clients never see it. */
  "visit-notes.read",
  /** Keys and access cards of facilities; crew leads those that they have. */
  "keys.read",
  /** Adds, issues and takes back, retires. */
  "keys.change",
  /** Reads a code without having it; each look is recorded. */
  "key-codes.read",
  "keys.export",
  "documents.read",
  /** Contracts and service agreements, which name prices and terms. */
  "contracts.read",
  /** Adds documents and versions, dates and withdraws them; sees who opened them. */
  "documents.change",
  /** Says to have read what has to be read. */
  "documents.acknowledge",
  "inspections.read",
  /** Plans inspections, performs them, and sees to what failed. */
  "inspections.perform",
  /** For the client: signs, disputes, and accepts what was put right. */
  "inspections.sign",
  /** Makes links that open a report without an account, and revokes them. */
  "inspections.share",
  "facilities.change",
  /** QR signs of areas, with the addresses on them. */
  "signs.print",
  "facility-contacts.read",
  "access-notes.read",
  /** Whoever knows the code could claim to have been there. */
  "site-codes.read",
  "prices.read",
  /** Prices of extra work. */
  "prices.offer",
  "prices.accept",
  "invoices.read",
  /** Drafts, payments, reminders, and how a client is billed. */
  "invoices.change",
  "people.read",
  "staff.invite",
  "staff.change",
  "client-people.invite",
  "client-people.change",
  "colleagues.invite",
  "colleagues.change",
  "audit.read-all",
  "settings.change",
  /** Brings records of other programs along, and takes everything out again. */
  "data.import",
  "data.export",
  "account.use-own",
] as const;

export type Permission = (typeof permissionNames)[number];

const everyone: readonly Role[] = [...clientRoles, ...staffRoles];
/** Roles that decide what is done about work orders, by whom and when. */
const directors = ["administrator", "account-manager", "supervisor"] as const;

/** A permission without a row does not compile; roles that are missing in a row may not. */
export const permissions: Record<Permission, readonly Role[]> = {
  "leads.read": ["administrator", "account-manager"],
  "leads.answer": ["administrator", "account-manager"],
  "contact-messages.read": ["administrator", "account-manager"],
  "contact-messages.answer": ["administrator", "account-manager"],
  "applications.read": ["administrator", "recruiter"],
  "applications.answer": ["administrator", "recruiter"],
  // A list of addresses, needed only for newsletters.
  "subscribers.read": ["administrator", "account-manager"],
  "quarantine.decide": ["administrator", "account-manager", "recruiter"],
  "records.export": ["administrator", "account-manager", "recruiter"],
  "clients.read": ["administrator", "account-manager", "supervisor", "crew-lead"],
  "clients.change": ["administrator"],
  "facilities.read": everyone.filter((role) => role !== "recruiter"),
  "work-orders.read": everyone.filter((role) => role !== "recruiter"),
  "work-orders.create": [...clientRoles, ...directors],
  "work-orders.comment": [...clientRoles, ...directors, "crew-lead"],
  "work-orders.direct": directors,
  "work-orders.work": [...directors, "crew-lead"],
  "work-orders.accept": clientRoles,
  "work-orders.export": [...clientRoles, ...directors],
  "service-levels.change": ["administrator", "account-manager"],
  "threads.use": [
    "client-administrator",
    "client-member",
    "administrator",
    "account-manager",
    "supervisor",
  ],
  "feedback.read": [...clientRoles, ...directors],
  "feedback.give": clientRoles,
  "client-health.read": directors,
  "insights.read": [...clientRoles, ...directors],
  "schedule.read": ["administrator", "account-manager", "supervisor"],
  "schedule.change": ["administrator", "account-manager", "supervisor"],
  // `visit-scope.ts` narrows it: crew leads see tonight's and tomorrow's visits alone.
  "visits.attend": ["administrator", "supervisor", "crew-lead"],
  "visit-notes.read": ["administrator", "account-manager", "supervisor", "crew-lead"],
  // `key-queries.server.ts` narrows it.
  "keys.read": everyone.filter((role) => role !== "recruiter"),
  "keys.change": directors,
  "key-codes.read": ["administrator", "supervisor"],
  "keys.export": [...clientRoles, ...directors],
  // `visible-documents.ts` narrows it to facilities, and to the client as a whole.
  "documents.read": [...clientRoles, ...directors],
  "contracts.read": ["administrator", "account-manager", "client-administrator"],
  "documents.change": ["administrator", "account-manager"],
  "documents.acknowledge": ["client-administrator"],
  "inspections.read": [...clientRoles, ...directors],
  "inspections.perform": directors,
  "inspections.sign": clientRoles,
  "inspections.share": [...directors, "client-administrator"],
  "facilities.change": ["administrator", "account-manager"],
  // Made, renewed and revoked by roles that may change the areas.
  "signs.print": [...directors, "client-administrator"],
  "facility-contacts.read": everyone.filter((role) => role !== "recruiter" && role !== "crew-lead"),
  "access-notes.read": everyone.filter((role) => role !== "recruiter" && role !== "client-member"),
  "site-codes.read": ["administrator", "account-manager", "supervisor"],
  "prices.read": ["administrator", "account-manager", "client-administrator"],
  "prices.offer": ["administrator", "account-manager"],
  "prices.accept": ["client-administrator"],
  // `visible-invoices.ts` counts on it that these roles see all facilities of their clients.
  "invoices.read": ["administrator", "account-manager", "client-administrator"],
  "invoices.change": ["administrator", "account-manager"],
  // `list-people.ts` narrows it: account managers see people of their clients.
  "people.read": ["administrator", "account-manager"],
  "staff.invite": ["administrator"],
  "staff.change": ["administrator"],
  "client-people.invite": ["administrator"],
  "client-people.change": ["administrator"],
  "colleagues.invite": ["client-administrator"],
  "colleagues.change": ["client-administrator"],
  "audit.read-all": ["administrator"],
  "settings.change": ["administrator"],
  "data.import": ["administrator"],
  "data.export": ["administrator"],
  "account.use-own": everyone,
};

/** A permission alone opens no record. */
export function may(
  actor: Pick<Actor, "role" | "needsSecondFactor">,
  permission: Permission,
): boolean {
  if (actor.needsSecondFactor && permission !== "account.use-own") return false;
  return permissions[permission].includes(actor.role);
}
