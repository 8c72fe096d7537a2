import { eq } from "drizzle-orm";
import { deleteLeftAppointments } from "#features/appointments/remind.server.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { interviewNotifications } from "./notifications.server.ts";
import { readInterviewPanel } from "./office/interview-panel.server.ts";

export const interviewAppointmentsServer = {
  name: "interview-appointments",
  cleanup: {
    interviews: (db) =>
      deleteLeftAppointments(db, "interview", (subjectId) =>
        db
          .select({ id: jobApplications.id })
          .from(jobApplications)
          .where(eq(jobApplications.id, subjectId)),
      ),
  },
  notifications: interviewNotifications,
  panels: { interview: readInterviewPanel },
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
