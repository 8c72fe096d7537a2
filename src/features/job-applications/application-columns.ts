import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import type { JobApplication } from "./applications.server.ts";

/** @param timeZone in which moments are written, e.g. `America/Chicago` */
export const applicationColumns = (timeZone: string): readonly Column<JobApplication>[] => [
  { name: "reference", value: (application) => application.reference },
  {
    name: `received (${timeZone})`,
    value: (application) => localTime(application.receivedAt, timeZone),
  },
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
];
