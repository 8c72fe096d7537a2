/** Drafts, invoices, payments and statements of clients. */
import ReceiptText from "@lucide/icons/icons/receipt-text";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { nobody, sales } from "#platform/identity/roles.ts";

const permissions = {
  // `visible-invoices.server.ts` counts on it that these roles see all facilities of their clients.
  "invoices.read": { roles: [...sales, "client-administrator"], extraFor: nobody },
  /** Drafts, payments, reminders, and how a client is billed. */
  "invoices.change": { roles: sales, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"invoices", typeof permissions> {}
}

export const invoicesFeature = {
  name: "invoices",
  permissions,
  uses: ["facilities", "scopes", "work-orders"],
  portal: {
    sections: [
      {
        path: "/client-portal/invoices",
        icon: ReceiptText,
        needs: "invoices.read",
        place: 90,
        recordLink: { place: 60 },
        hasFinder: true,
        attentionKinds: ["invoice"],
        hasFacilityFilter: true,
      },
    ],
  },
  office: {
    sections: [
      {
        path: "/office/invoices",
        group: "money",
        icon: ReceiptText,
        needs: "invoices.read",
        place: 140,
        recordLink: { place: 60 },
        hasFinder: true,
        attentionKinds: ["invoice"],
      },
    ],
  },
} as const satisfies Feature;
