/** Keys, cards, fobs and codes of clients' buildings: who has them, and what is lost. */
import KeyRound from "@lucide/icons/icons/key-round";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import {
  administrators,
  clientsAndDirectors,
  clientsAndWorkforce,
  directors,
  nobody,
} from "#platform/identity/roles.ts";

const permissions = {
  /** Keys and access cards of facilities; crew leads those that they have (`key-queries.server.ts`). */
  "keys.read": { roles: clientsAndWorkforce, extraFor: nobody },
  /** Adds, issues and takes back, retires. */
  "keys.change": { roles: directors, extraFor: nobody },
  /** Reads a code without having it; each look is recorded. */
  "key-codes.read": { roles: [...administrators, "supervisor"], extraFor: nobody },
  "keys.export": { roles: clientsAndDirectors, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"keys", typeof permissions> {}
}

const section = {
  icon: KeyRound,
  needs: "keys.read",
  recordLink: { place: 55 },
  hasFinder: true,
} as const;

export const keysFeature = {
  name: "keys",
  permissions,
  uses: ["facilities", "visits", "work-orders"],
  portal: {
    sections: [{ ...section, path: "/client-portal/keys", place: 65, hasFacilityFilter: true }],
  },
  office: {
    sections: [
      { ...section, path: "/office/keys", group: "service", place: 85, attentionKinds: ["key"] },
    ],
    actions: [{ path: "/office/keys/new", needs: "keys.change", place: 35 }],
  },
} as const satisfies Feature;
