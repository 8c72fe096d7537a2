import type { Action, OfficeSection, PortalSection } from "#platform/frame/sections.ts";
import type { PermissionRoles } from "#platform/identity/permission-types.ts";

/**
 * The facts about a feature that the rest of the product needs, in one place. `src/features/manifests.ts`
 * lists them all; the walls between them are proved by `tests/architecture.test.ts`.
 */
export interface Feature {
  /** The name of its folder in `src/features`. */
  name: string;
  /** The permissions for its nouns, and their roles; declared as well (`PermissionOwners`). */
  permissions?: PermissionRoles;
  /** The features that it imports, and no others; nobody uses a feature that uses it. */
  uses: readonly string[];
  /** Its pages for clients. */
  portal?: { sections: readonly PortalSection[]; actions?: readonly Action[] };
  /** Its pages for staff. */
  office?: { sections: readonly OfficeSection[]; actions?: readonly Action[] };
}
