/** Who may do what; `scope.ts` decides with which records. Each feature declares its own in its manifest. */
import type { Actor } from "./actor.ts";
import type { DeclaredBy, PermissionRoles } from "./permission-types.ts";
import {
  administrators,
  clientAdministrators,
  clientsAndWorkforce,
  everyone,
  type Role,
  sales,
} from "./roles.ts";

/** Those of accounts and files, which are no feature's. */
export const platformPermissions = {
  "account.use-own": everyone,
  /** Sends photos and documents, and opens those of records that one sees. */
  "files.use": clientsAndWorkforce,
  // `list-people.server.ts` narrows it: account managers see people of their clients.
  "people.read": sales,
  "staff.invite": administrators,
  "staff.change": administrators,
  "client-people.invite": administrators,
  "client-people.change": administrators,
  "colleagues.invite": clientAdministrators,
  "colleagues.change": clientAdministrators,
} as const satisfies PermissionRoles;

/** Every permission, with who declares it: features add theirs by declaration merging. */
export interface PermissionOwners extends DeclaredBy<"platform", typeof platformPermissions> {}

/** A name that nobody declares does not compile. */
export type Permission = keyof PermissionOwners;

type FeaturePermission = Exclude<Permission, keyof typeof platformPermissions>;

let rolesByPermission: Partial<Record<Permission, readonly Role[]>> = platformPermissions;

/** Called by `src/features/permissions.ts`: what a feature declares and does not bring does not compile. */
export function bringPermissions(
  ofFeatures: Readonly<Record<FeaturePermission, readonly Role[]>>,
): void {
  rolesByPermission = { ...ofFeatures, ...platformPermissions };
}

/** @throws in a program that does not import `src/features/permissions.ts` */
export function rolesWith(permission: Permission): readonly Role[] {
  const roles = rolesByPermission[permission];
  if (roles === undefined)
    throw new Error(`Nobody has brought ${permission}: import #features/permissions.ts`);
  return roles;
}

/** A permission alone opens no record. */
export function may(
  actor: Pick<Actor, "role" | "needsSecondFactor">,
  permission: Permission,
): boolean {
  if (actor.needsSecondFactor && permission !== "account.use-own") return false;
  return rolesWith(permission).includes(actor.role);
}
