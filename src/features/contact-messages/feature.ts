import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { sales } from "#platform/identity/roles.ts";

const permissions = {
  "contact-messages.read": { roles: sales, extraFor: ["supervisor", "recruiter"] },
  "contact-messages.answer": {
    roles: sales,
    extraFor: ["supervisor", "recruiter"],
    needs: "contact-messages.read",
  },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"contact-messages", typeof permissions> {}
}

export const contactMessagesFeature = {
  name: "contact-messages",
  permissions,
  uses: ["newsletter"],
} as const satisfies Feature;
