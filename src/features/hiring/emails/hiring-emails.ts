import { eq } from "drizzle-orm";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import type { NoData } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
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
  async "application-answer"({ db }, { aboutId }) {
    const [answer] = await db
      .select({
        name: jobApplications.fullName,
        subject: applicationAnswers.subject,
        text: applicationAnswers.text,
        language: applicationAnswers.language,
      })
      .from(applicationAnswers)
      .innerJoin(jobApplications, eq(jobApplications.id, applicationAnswers.applicationId))
      .where(eq(applicationAnswers.id, aboutId ?? ""));
    return answer && applicationAnswer(answer);
  },
};
