import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { attending } from "#platform/identity/roles.ts";

export const tonightRoutes = {
  name: "tonight",
  office: {
    "office/tonight": { module: "tonight-page.tsx", roles: attending },
    "office/tonight/visits.json": { module: "visits-json.ts", roles: attending },
    "office/tonight/entries/:id": { module: "entry.ts", roles: "only posted" },
    "office/tonight/photos/:id": { module: "photo.ts", roles: "only posted", takesFiles: true },
    "office/tonight/:id": { module: "visit-page.tsx", roles: attending, takesFiles: true },
  },
} satisfies FeatureRoutes;
