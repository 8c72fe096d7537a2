/** Insurance and certificates of the company itself, which prospects get with a proposal. */
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { administrators, nobody } from "#platform/identity/roles.ts";

const permissions = {
  /** Adds and removes them; who writes proposals chooses among them. */
  "company-certificates.change": { roles: administrators, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"company-certificates", typeof permissions> {}
}

export const companyCertificatesFeature = {
  name: "company-certificates",
  permissions,
  uses: ["settings"],
} as const satisfies Feature;
