/**
 * The addresses of a feature. They have a file of their own, since `src/routes.ts` runs before anything is
 * built and no browser needs the names of modules.
 */
import type { Role } from "#platform/identity/roles.ts";

export interface Address {
  /** The path in the feature's folder, e.g. `portal/list-page.tsx`. */
  module: string;
  /**
   * Roles that may open it: `tests/roles/addresses.test.ts` requests it as each role, and without an account.
   */
  roles: readonly Role[] | "asks itself" | "only posted";
  /** Its forms carry photos or documents: they may be larger and take longer (`server/http-limits.ts`). */
  takesFiles?: true;
  /** It shows panels of sales and hiring, whose code other pages of the office do without. */
  hasPanels?: true;
}

export interface FeatureRoutes {
  /** The name in the feature's manifest. */
  name: string;
  /** Keys are paths beneath the area's layout. */
  portal?: Readonly<Record<`client-portal/${string}`, Address>>;
  office?: Readonly<Record<`office/${string}`, Address>>;
  /** People without an account open these by a sign: the code of the sign is the key. */
  occupant?: Readonly<Record<`r/${string}`, string>>;
  /** Programs call these: each module asks for a session, or for the secret in its address. */
  api?: Readonly<Record<`api/${string}`, string>>;
}
