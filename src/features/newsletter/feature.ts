/** Subscribers, who enter and leave by themselves, and the newsletters that staff send them. */
import Megaphone from "@lucide/icons/icons/megaphone";
import Newspaper from "@lucide/icons/icons/newspaper";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { sales } from "#platform/identity/roles.ts";

const permissions = {
  // A list of addresses, needed only for newsletters.
  "subscribers.read": { roles: sales, extraFor: ["supervisor", "recruiter"] },
  /** Writes newsletters and sends them to all subscribers. */
  "newsletters.send": { roles: sales, extraFor: ["supervisor", "recruiter"] },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"newsletter", typeof permissions> {}
}

export const newsletterFeature = {
  name: "newsletter",
  permissions,
  uses: ["settings"],
  office: {
    sections: [
      {
        path: "/office/newsletters",
        group: "website",
        icon: Megaphone,
        needs: "newsletters.send",
        place: 58,
        hasFinder: false,
      },
      {
        path: "/office/subscribers",
        group: "website",
        icon: Newspaper,
        needs: "subscribers.read",
        place: 60,
        hasFinder: false,
      },
    ],
    actions: [{ path: "/office/newsletters/new", needs: "newsletters.send", place: 45 }],
  },
} as const satisfies Feature;
