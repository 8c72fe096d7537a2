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
  "people.read",
  "staff.invite",
  "staff.change",
  "client-people.invite",
  "client-people.change",
  "colleagues.invite",
  "colleagues.change",
  "audit.read-all",
  "settings.change",
  "account.use-own",
] as const;

export type Permission = (typeof permissionNames)[number];

const everyone: readonly Role[] = [...clientRoles, ...staffRoles];

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
  "account.use-own": everyone,
};

/** A permission alone opens no record. */
export function may(actor: Pick<Actor, "role" | "needsSecondFactor">, asked: Permission): boolean {
  if (actor.needsSecondFactor && asked !== "account.use-own") return false;
  return permissions[asked].includes(actor.role);
}
