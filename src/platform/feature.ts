import type { Action, OfficeSection, PortalSection } from "#platform/frame/sections.ts";
import type { PermissionRoles } from "#platform/identity/permission-types.ts";

/**
 * What the rest of the product needs to know of a feature, said once. `src/features/manifests.ts` lists
 * them all; the walls between them are proved by `tests/architecture.test.ts`.
 */
export interface Feature {
  /** As its folder in `src/features`. */
  name: string;
  /** What is allowed about its nouns, and to which roles; declared as well (`PermissionOwners`). */
  permissions?: PermissionRoles;
  /** The features that it imports, and no others; nobody uses a feature that uses it. */
  uses: readonly string[];
  /** Where clients come to it. */
  portal?: { sections: readonly PortalSection[]; actions?: readonly Action[] };
  /** Where staff come to it. */
  office?: { sections: readonly OfficeSection[]; actions?: readonly Action[] };
}
