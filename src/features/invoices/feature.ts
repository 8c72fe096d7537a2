/** Drafts, invoices, payments and statements of clients. */
import ReceiptText from "lucide-react/icons/receipt-text";
import type { Feature } from "#platform/feature.ts";

export const invoices = {
  name: "invoices",
  uses: ["facilities", "work-orders"],
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
