/** The office works alike on all that visitors send: leads, contact messages and applications. */
import Inbox from "@lucide/icons/icons/inbox";
import Mails from "@lucide/icons/icons/mails";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { sales } from "#platform/identity/roles.ts";

const permissions = {
  /** Releases suspected spam, or confirms it. */
  "quarantine.decide": { roles: [...sales, "recruiter"], extraFor: ["supervisor"] },
  "records.export": { roles: [...sales, "recruiter"], extraFor: ["supervisor"] },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"submissions", typeof permissions> {}
}

export const submissionsFeature = {
  name: "submissions",
  permissions,
  uses: [
    "contact-messages",
    "facilities",
    "job-applications",
    "leads",
    "newsletter",
    "opportunities",
    "own-pages",
  ],
  office: {
    sections: [
      {
        path: "/office/leads",
        group: "sales",
        icon: Inbox,
        needs: "leads.read",
        place: 10,
        hasFinder: true,
        attentionKinds: ["lead"],
      },
      {
        path: "/office/contact-messages",
        group: "sales",
        icon: Mails,
        needs: "contact-messages.read",
        place: 20,
        hasFinder: true,
        attentionKinds: ["contact-message"],
      },
    ],
  },
} as const satisfies Feature;
