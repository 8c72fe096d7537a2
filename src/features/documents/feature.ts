/** Certificates, policies and contracts of clients, with what was acknowledged. */
import FileText from "lucide-react/icons/file-text";
import type { Feature } from "#platform/feature.ts";

export const documents = {
  name: "documents",
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
