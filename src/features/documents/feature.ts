/** Certificates, policies and contracts of clients, with what was acknowledged. */
import FileText from "@lucide/icons/icons/file-text";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import {
  clientAdministrators,
  clientsAndDirectors,
  nobody,
  sales,
} from "#platform/identity/roles.ts";

const permissions = {
  // `visible-documents.server.ts` narrows it to facilities, and to the client as a whole.
  "documents.read": { roles: clientsAndDirectors, extraFor: ["crew-lead"] },
  /** Contracts and service agreements, which name prices and terms. */
  "contracts.read": {
    roles: [...sales, "client-administrator"],
    extraFor: ["supervisor"],
    needs: "documents.read",
  },
  /** Adds documents and versions, dates and withdraws them; sees who opened them. */
  "documents.change": { roles: sales, extraFor: ["supervisor"], needs: "documents.read" },
  /** Says to have read what has to be read. */
  "documents.acknowledge": { roles: clientAdministrators, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"documents", typeof permissions> {}
}

export const documentsFeature = {
  name: "documents",
  permissions,
  uses: ["facilities"],
  portal: {
    sections: [
      {
        path: "/client-portal/documents",
        icon: FileText,
        needs: "documents.read",
        place: 60,
        recordLink: { place: 50 },
        hasFinder: true,
        attentionKinds: ["document"],
        hasFacilityFilter: true,
      },
    ],
  },
  office: {
    sections: [
      {
        path: "/office/documents",
        group: "service",
        icon: FileText,
        needs: "documents.read",
        place: 100,
        recordLink: { place: 50 },
        hasFinder: true,
      },
    ],
    actions: [
      {
        path: "/office/documents/new",
        needs: "documents.change",
        place: 30,
      },
    ],
  },
} as const satisfies Feature;
