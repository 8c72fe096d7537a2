import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const walkThroughSurveysRoutes = {
  name: "walk-through-surveys",
  office: {
    "office/pipeline/:id/survey": {
      module: "office/survey-page.tsx",
      roles: sales,
      takesFiles: true,
    },
    "office/pipeline/surveys/phone.json": { module: "office/phone-json.ts", roles: sales },
    "office/pipeline/surveys/entries/:id": { module: "office/entry.ts", roles: "only posted" },
    "office/pipeline/surveys/photos/:id": {
      module: "office/photo.ts",
      roles: "only posted",
      takesFiles: true,
    },
  },
} satisfies FeatureRoutes;
