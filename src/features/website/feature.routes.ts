import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { administrators } from "#platform/identity/roles.ts";

export const websiteRoutes = {
  name: "website",
  office: {
    "office/website": { module: "list-page.tsx", roles: administrators, takesFiles: true },
    "office/website/articles": { module: "articles-page.tsx", roles: administrators },
    "office/website/articles/new": { module: "new-article-page.tsx", roles: administrators },
    "office/website/document": { module: "document-page.tsx", roles: administrators },
    "office/website/invented": { module: "invented/invented-page.tsx", roles: administrators },
    "office/website/preview": { module: "preview-page.tsx", roles: administrators },
    "office/website/page": { module: "previewed-page.ts", roles: administrators },
    "office/website/pictures": {
      module: "pictures/list-page.tsx",
      roles: administrators,
      takesFiles: true,
    },
    "office/website/pictures/:id": { module: "pictures/picture-page.tsx", roles: administrators },
    "office/website/pictures/:id/file": { module: "pictures/file.ts", roles: "asks itself" },
    "office/website/edits.json": { module: "exported-edits.ts", roles: administrators },
    "office/website/edits.zip": { module: "exported-archive.ts", roles: administrators },
  },
} satisfies FeatureRoutes;
