import { eq } from "drizzle-orm";
import { makeAppointmentLink } from "#features/appointments/appointment-links.server.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import type { NoData } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findOfferedInterview } from "../answer-applicant.server.ts";
import { applicationAnswers } from "../tables/application-answers.ts";
import { applicationAnswer } from "./application-answer.ts";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    "application-answer": NoData;
  }
  interface EmailSubjects {
    "application-answer": true;
  }
}

export const hiringEmails: Renderers<"application-answer"> = {
  async "application-answer"({ db, origin }, { aboutId }) {
    const [answer] = await db
      .select({
        applicationId: applicationAnswers.applicationId,
        template: applicationAnswers.template,
        name: jobApplications.fullName,
        subject: applicationAnswers.subject,
        text: applicationAnswers.text,
        language: applicationAnswers.language,
      })
      .from(applicationAnswers)
      .innerJoin(jobApplications, eq(jobApplications.id, applicationAnswers.applicationId))
      .where(eq(applicationAnswers.id, aboutId ?? ""));
    if (answer === undefined) return undefined;
    const { applicationId, template, ...message } = answer;
    const offered =
      template === "invitation" ? await findOfferedInterview(db, applicationId) : undefined;
    const pickAddress = offered && origin + (await makeAppointmentLink(db, offered));
    return applicationAnswer({ ...message, pickAddress });
  },
};
