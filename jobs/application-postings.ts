import { jobApplications } from "#database/tables/job-applications.ts";
import { findApplication } from "#domain/careers/applications.ts";
import { applicationReceivedApplicant } from "#mail/application-received-applicant.tsx";
import { applicationReceivedOffice } from "#mail/application-received-office.tsx";
import { recordPosting } from "./record-posting.ts";

export const applicationReceivedOfficePosting = recordPosting(
  jobApplications,
  "officeMail",
  findApplication,
  async (application, sender) => ({
    name: `application-received-office.${application.id}`,
    to: sender.officeAddress,
    replyTo: { name: application.fullName, address: application.email },
    ...(await applicationReceivedOffice(application)),
  }),
);

export const applicationReceivedApplicantPosting = recordPosting(
  jobApplications,
  "visitorMail",
  findApplication,
  async (application) => ({
    name: `application-received-applicant.${application.id}`,
    to: application.email,
    ...(await applicationReceivedApplicant(application)),
  }),
);
