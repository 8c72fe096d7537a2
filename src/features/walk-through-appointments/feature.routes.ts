import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const walkThroughAppointmentsRoutes = {
  name: "walk-through-appointments",
  office: {
    "office/pipeline/:id/appointment": { module: "office/walk-through-page.tsx", roles: sales },
  },
} satisfies FeatureRoutes;
