import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { recruiting } from "#platform/identity/roles.ts";

export const interviewAppointmentsRoutes = {
  name: "interview-appointments",
  office: {
    "office/applications/:id/appointment": {
      module: "office/interview-page.tsx",
      roles: recruiting,
    },
  },
} satisfies FeatureRoutes;
