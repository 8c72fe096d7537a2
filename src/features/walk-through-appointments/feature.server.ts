import { eq } from "drizzle-orm";
import { deleteLeftAppointments } from "#features/appointments/remind.server.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { walkThroughNotifications } from "./notifications.server.ts";
import { readWalkThroughPanel } from "./office/walk-through-panel.server.ts";

export const walkThroughAppointmentsServer = {
  name: "walk-through-appointments",
  cleanup: {
    walkThroughs: (db) =>
      deleteLeftAppointments(db, "walk-through", (subjectId) =>
        db
          .select({ id: opportunities.id })
          .from(opportunities)
          .where(eq(opportunities.id, subjectId)),
      ),
  },
  notifications: walkThroughNotifications,
  panels: { walkThrough: readWalkThroughPanel },
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
