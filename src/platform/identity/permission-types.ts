/** How permissions are declared: those of a feature in its manifest, those of no feature in `permissions.ts`. */
import type { ExtraRole, Role } from "./roles.ts";

export interface PermissionRule {
  /** Who has it as the product is shipped. */
  roles: readonly [Role, ...Role[]];
  /**
   * To whom an administrator may give it besides: roles whose sight the reads and commands behind it narrow
   * (`scope.server.ts`). `nobody` where it hands out rights, secrets or everybody's data.
   */
  extraFor: readonly ExtraRole[];
  /** Without this one it opens nothing, so that it is given only together with it. */
  needs?: string;
}

/** Permissions by name. */
export type PermissionRoles = Readonly<Record<string, PermissionRule>>;

/** The same names with who declares them, so that one name of two owners does not compile. */
export type DeclaredBy<Owner extends string, Permissions> = {
  readonly [Name in keyof Permissions]: Owner;
};
