/** What people changed, in words, with filters and a file for spreadsheets. */
import ClipboardList from "lucide-react/icons/clipboard-list";
import type { Feature } from "#platform/feature.ts";

export const audit = {
  name: "audit",
  uses: ["documents", "facilities", "inspections", "invoices", "settings", "visits", "work-orders"],
  office: {
    sections: [
      {
        path: "/office/audit",
        icon: ClipboardList,
        needs: "audit.read-all",
        place: 160,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
