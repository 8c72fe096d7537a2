/** Hiring leads from an application to a person of the company: stages, notes, answers, and the last step. */
import BriefcaseBusiness from "@lucide/icons/icons/briefcase-business";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { nobody, recruiting } from "#platform/identity/roles.ts";

const permissions = {
  /** Makes an account with an invitation: a crew lead's, or whatever the role may give besides. */
  "applications.hire": { roles: recruiting, extraFor: nobody, needs: "applications.answer" },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"hiring", typeof permissions> {}
}

export const hiringFeature = {
  name: "hiring",
  permissions,
  uses: ["appointments", "facilities", "job-applications", "people", "submissions"],
  office: {
    sections: [
      {
        path: "/office/applications",
        group: "people",
        icon: BriefcaseBusiness,
        needs: "applications.read",
        place: 50,
        hasFinder: true,
        attentionKinds: ["application"],
      },
    ],
  },
} as const satisfies Feature;
