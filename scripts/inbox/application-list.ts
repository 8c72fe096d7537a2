import { type JobApplication, listApplications } from "#domain/careers/applications.ts";
import { localTime } from "../leads/lead-columns.ts";
import type { PrintedList } from "../print-records.ts";
import { isShown } from "../stored-submissions.ts";
import { blockOf, receivedColumn, statusOf } from "./inbox-list.ts";

export const applicationList: PrintedList<JobApplication> = {
  name: "applications",
  noun: ["application", "applications"],
  read: listApplications,
  moments: ["receivedAt"],
  isShown,
  columns: [
    { name: "reference", value: (application) => application.reference },
    receivedColumn,
    { name: "name", value: (application) => application.fullName },
    { name: "phone", value: (application) => application.phone },
    { name: "email", value: (application) => application.email },
    { name: "position", value: (application) => application.positionTitle },
    { name: "experience (years)", value: (application) => `${application.experience} years` },
    { name: "resume", value: (application) => application.resume },
    { name: "cover letter", value: (application) => application.coverLetter },
    { name: "page", value: (application) => application.page },
    { name: "screening", value: (application) => application.screening },
    { name: "screening reasons", value: (application) => application.screeningReasons.join("; ") },
    { name: "email to office", value: (application) => application.officeEmail },
    { name: "email to applicant", value: (application) => application.visitorEmail },
    { name: "email error", value: (application) => application.emailError },
    { name: "id", value: (application) => application.id },
  ],
  block: (application) =>
    blockOf([
      `${application.reference}, ${localTime(application.receivedAt)}`,
      `${application.fullName}, ${application.positionTitle}, ${application.experience} years`,
      `${application.phone}, ${application.email}`,
      application.resume,
      application.coverLetter,
      statusOf(application),
    ]),
};
