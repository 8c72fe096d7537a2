import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, directors } from "#platform/identity/roles.ts";

export const messagesRoutes = {
  name: "messages",
  portal: {
    "client-portal/messages": { module: "list-page.tsx", roles: clientRoles },
    "client-portal/messages/new": {
      module: "new-page.tsx",
      roles: clientRoles,
      takesFiles: true,
    },
    "client-portal/messages/:id": {
      module: "thread-page.tsx",
      roles: clientRoles,
      takesFiles: true,
    },
    "client-portal/messages/:id/send.json": { module: "send.ts", roles: "only posted" },
  },
  office: {
    "office/messages": { module: "list-page.tsx", roles: directors },
    "office/messages/new": { module: "new-page.tsx", roles: directors, takesFiles: true },
    "office/messages/:id": { module: "thread-page.tsx", roles: directors, takesFiles: true },
    "office/messages/:id/send.json": { module: "send.ts", roles: "only posted" },
  },
  api: {
    "api/portal/messages": "api/messages.ts",
    "api/portal/messages/:id": "api/thread.ts",
  },
} satisfies FeatureRoutes;
