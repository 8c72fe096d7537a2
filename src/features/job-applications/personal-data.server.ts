/** Applications for a job, which federal rules keep for a while whatever the applicant wishes. */
import { privacyLaws } from "#content/privacy-laws.ts";
import { yearsAfter } from "#platform/privacy/keep-reason.ts";
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { submissionColumnKinds } from "#platform/submissions/submission-personal-data.server.ts";
import { jobApplications } from "./tables/job-applications.ts";

declare module "#platform/privacy/keep-reason.ts" {
  interface KeepReasons {
    /** Applications for a job. */
    application: true;
  }
}

export const applicationPersonalData = [
  personalTable({
    table: jobApplications,
    columns: {
      ...submissionColumnKinds,
      search: "derived",
      fullName: "name",
      email: "email",
      phone: "phone",
      position: "code",
      positionTitle: "about",
      experience: "about",
      resume: "about",
      coverLetter: "words",
      stage: "code",
      rejectionReason: "about",
    },
    record: {
      at: "receivedAt",
      path: ({ id }) => `/office/applications/${id}`,
      fate({ screening, receivedAt }, now) {
        const until = yearsAfter(receivedAt, privacyLaws.keep.application.years);
        // A submission held as spam was never considered as an application, so nothing has to be kept.
        if (screening === "quarantined" || until <= now) return { kind: "deleted" };
        return { kind: "kept", keeps: [{ reason: "application", until }] };
      },
      // No rule asks for the browser of an applicant.
      emptied: () => ({ userAgent: null, addressHash: null, page: null, campaign: {} }),
    },
  }),
];
