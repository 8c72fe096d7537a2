/**
 * The addresses of a feature. They have a file of their own, since `src/routes.ts` runs before anything is
 * built and no browser needs the names of modules.
 */
import type { Role } from "#platform/identity/roles.ts";

export interface Address {
  /** In the feature's folder, e.g. `portal/list-page.tsx`. */
  module: string;
  /** Who is let in: `tests/roles/addresses.test.ts` asks it as each role, and as nobody. */
  roles: readonly Role[] | "asks itself" | "only posted";
  /** Its forms carry photos or documents: they may be larger and take longer (`server/http-limits.ts`). */
  takesFiles?: true;
  /** It shows panels of sales and hiring, whose code other pages of the office do without. */
  hasPanels?: true;
}

export interface FeatureRoutes {
  /** As in its manifest. */
  name: string;
  /** By their paths, beneath the area's layout. */
  portal?: Readonly<Record<`client-portal/${string}`, Address>>;
  office?: Readonly<Record<`office/${string}`, Address>>;
  /** What people without an account open by a sign: the code of the sign is the key. */
  occupant?: Readonly<Record<`r/${string}`, string>>;
  /** For programs: each module asks for a session, or for the secret in its address. */
  api?: Readonly<Record<`api/${string}`, string>>;
}
