import { directors, type FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles } from "#platform/identity/roles.ts";

export const messagesRoutes = {
  name: "messages",
  portal: {
    "client-portal/messages": { module: "portal/list-page.tsx", roles: clientRoles },
    "client-portal/messages/new": {
      module: "portal/new-page.tsx",
      roles: clientRoles,
      takesFiles: true,
    },
    "client-portal/messages/:id": {
      module: "portal/thread-page.tsx",
      roles: clientRoles,
      takesFiles: true,
    },
    "client-portal/messages/:id/send.json": { module: "portal/send.ts", roles: "only posted" },
  },
  office: {
    "office/messages": { module: "office/list-page.tsx", roles: directors },
    "office/messages/new": { module: "office/new-page.tsx", roles: directors, takesFiles: true },
    "office/messages/:id": { module: "office/thread-page.tsx", roles: directors, takesFiles: true },
    "office/messages/:id/send.json": { module: "office/send.ts", roles: "only posted" },
  },
  api: {
    "api/portal/messages": "api/messages.ts",
    "api/portal/messages/:id": "api/thread.ts",
  },
} satisfies FeatureRoutes;
