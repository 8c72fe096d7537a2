/**
 * Permissions decide who may do what; `scope.server.ts` decides with which records. Each feature declares its
 * own in its manifest.
 */
import type { Actor } from "./actor.ts";
import type { DeclaredBy, PermissionRoles, PermissionRule } from "./permission-types.ts";
import {
  administrators,
  clientAdministrators,
  clientsAndWorkforce,
  type ExtraRole,
  everyone,
  extraRoles,
  nobody,
  type Role,
  sales,
} from "./roles.ts";

/** Permissions for accounts and files, which belong to no feature. */
export const platformPermissions = {
  "account.use-own": { roles: everyone, extraFor: nobody },
  /** Sends photos and documents, and opens those of records that one sees. */
  "files.use": { roles: clientsAndWorkforce, extraFor: ["recruiter"] },
  // `list-people.server.ts` narrows it: account managers see people of their clients.
  "people.read": { roles: sales, extraFor: nobody },
  "staff.invite": { roles: administrators, extraFor: nobody },
  "staff.change": { roles: administrators, extraFor: nobody },
  "client-people.invite": { roles: administrators, extraFor: nobody },
  "client-people.change": { roles: administrators, extraFor: nobody },
  "colleagues.invite": { roles: clientAdministrators, extraFor: nobody },
  "colleagues.change": { roles: clientAdministrators, extraFor: nobody },
} as const satisfies PermissionRoles;

/** Every permission, with who declares it: features add theirs by declaration merging. */
export interface PermissionOwners extends DeclaredBy<"platform", typeof platformPermissions> {}

/** A name that nobody declares does not compile. */
export type Permission = keyof PermissionOwners;

type FeaturePermission = Exclude<Permission, keyof typeof platformPermissions>;

type Rules = Readonly<Record<Permission, PermissionRule>>;

/** Rights that administrators have given to a role beyond those that are shipped. */
export type Extras = Readonly<Partial<Record<ExtraRole, readonly Permission[]>>>;

let rules: Partial<Rules> = platformPermissions;
let extras: Extras = {};

/** Called by `src/features/permissions.ts`: what a feature declares and does not bring does not compile. */
export function bringPermissions(
  ofFeatures: Readonly<Record<FeaturePermission, PermissionRule>>,
): void {
  rules = { ...ofFeatures, ...platformPermissions };
}

/**
 * Replaces those given before, in this process. What a rule does not allow is left out, whatever is stored:
 * a later version may have closed it.
 */
export function giveExtras(newExtras: Extras): void {
  extras = Object.fromEntries(
    extraRoles.map((role) => [
      role,
      newExtras[role]?.filter((name) => rules[name]?.extraFor.includes(role)),
    ]),
  );
}

/** @throws in a program that does not import `src/features/permissions.ts` */
export function ruleOf(permission: Permission): PermissionRule {
  const rule = rules[permission];
  if (rule === undefined)
    throw new Error(`Nobody has brought ${permission}: import #features/permissions.ts`);
  return rule;
}

/** @returns roles that are shipped with it, and roles that it was given to */
export function rolesWith(permission: Permission): readonly Role[] {
  const { roles, extraFor } = ruleOf(permission);
  const rolesWithExtra = extraFor.filter((role) => extras[role]?.includes(permission));
  return rolesWithExtra.length === 0 ? roles : [...roles, ...rolesWithExtra];
}

/** A permission alone opens no record. */
export function may(
  actor: Pick<Actor, "role" | "needsSecondFactor">,
  permission: Permission,
): boolean {
  if (actor.needsSecondFactor && permission !== "account.use-own") return false;
  return rolesWith(permission).includes(actor.role);
}
