import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const appointmentsRoutes = {
  name: "appointments",
  office: {
    "office/appointments": {
      module: "office/own-appointments-page.tsx",
      roles: [...sales, "recruiter"],
    },
  },
} satisfies FeatureRoutes;
