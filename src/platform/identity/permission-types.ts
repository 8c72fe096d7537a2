/** How permissions are declared: those of a feature in its manifest, those of no feature in `permissions.ts`. */
import type { Role } from "./roles.ts";

/** Permissions by name, each with at least one role. */
export type PermissionRoles = Readonly<Record<string, readonly [Role, ...Role[]]>>;

/** The same names with who declares them, so that one name of two owners does not compile. */
export type DeclaredBy<Owner extends string, Permissions> = {
  readonly [Name in keyof Permissions]: Owner;
};
