/** Permissions of a feature are declared in its manifest with this, and all others in `permissions.ts`. */
import type { ExtraRole, Role } from "./roles.ts";

export interface PermissionRule {
  /** Roles that have it when the product is shipped. */
  roles: readonly [Role, ...Role[]];
  /**
   * Roles to which an administrator may give it besides: the reads and commands behind it narrow what they
   * see (`scope.server.ts`). `nobody` where it hands out rights, secrets or everybody's data.
   */
  extraFor: readonly ExtraRole[];
  /** It opens nothing without this other one, so that both are given together. */
  needs?: string;
}

/** Permissions by name. */
export type PermissionRoles = Readonly<Record<string, PermissionRule>>;

/** The same names with who declares them, so that one name of two owners does not compile. */
export type DeclaredBy<Owner extends string, Permissions> = {
  readonly [Name in keyof Permissions]: Owner;
};
