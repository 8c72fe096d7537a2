/** Promises for the first 90 days at a facility, as tasks with a day that clients and crews can follow. */
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { directors, nobody } from "#platform/identity/roles.ts";

const permissions = {
  /** Whoever may read a facility may read its plan. */
  "start-up-plans.change": { roles: directors, extraFor: nobody, needs: "facilities.read" },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"start-up-plans", typeof permissions> {}
}

export const startUpPlansFeature = {
  name: "start-up-plans",
  permissions,
  uses: ["documents", "facilities", "invoices", "scopes", "visits", "work-orders"],
  office: {
    sections: [],
    actions: [
      { path: "/office/clients/start-up-tasks", needs: "start-up-plans.change", place: 37 },
    ],
  },
} as const satisfies Feature;
