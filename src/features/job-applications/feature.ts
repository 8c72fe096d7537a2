import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { recruiting } from "#platform/identity/roles.ts";

const permissions = {
  "applications.read": { roles: recruiting, extraFor: ["account-manager", "supervisor"] },
  "applications.answer": {
    roles: recruiting,
    extraFor: ["account-manager", "supervisor"],
    needs: "applications.read",
  },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"job-applications", typeof permissions> {}
}

export const jobApplicationsFeature = {
  name: "job-applications",
  permissions,
  uses: ["own-pages"],
} as const satisfies Feature;
