import { company } from "#content/company.ts";
import { applicationColumns } from "#domain/careers/application-columns.ts";
import { type JobApplication, listApplications } from "#domain/careers/applications.ts";
import { localTime } from "../local-time.ts";
import type { PrintedList } from "../print-records.ts";
import { isShown } from "../stored-submissions.ts";
import { blockOf, statusOf } from "./inbox-list.ts";

export const applicationList: PrintedList<JobApplication> = {
  name: "applications",
  noun: ["application", "applications"],
  read: listApplications,
  moments: ["receivedAt"],
  isShown,
  columns: applicationColumns(company.timeZone),
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
