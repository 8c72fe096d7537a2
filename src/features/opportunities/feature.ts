/** An opportunity is a possible contract, from a prospect's first message until it is won or lost. */
import Filter from "@lucide/icons/icons/funnel";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { sales } from "#platform/identity/roles.ts";

const permissions = {
  "opportunities.read": { roles: sales, extraFor: ["supervisor"] },
  /** Moves them, plans what comes next, and says whose they are. */
  "opportunities.change": { roles: sales, extraFor: ["supervisor"], needs: "opportunities.read" },
  "opportunities.export": { roles: sales, extraFor: ["supervisor"], needs: "opportunities.read" },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"opportunities", typeof permissions> {}
}

export const opportunitiesFeature = {
  name: "opportunities",
  permissions,
  uses: ["appointments", "facilities", "leads", "own-pages", "prospects", "work-orders"],
  office: {
    sections: [
      {
        path: "/office/pipeline",
        group: "sales",
        icon: Filter,
        needs: "opportunities.read",
        place: 12,
        hasFinder: true,
        attentionKinds: ["opportunity"],
      },
    ],
  },
} as const satisfies Feature;
