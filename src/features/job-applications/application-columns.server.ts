import { titleOfPosition } from "#content/careers/openings.ts";
import { emailErrors } from "#platform/email/held-reason.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { formatFlags } from "#platform/submissions/format-flags.server.ts";
import { receivedMessages } from "#platform/submissions/messages.server.ts";
import type { JobApplication } from "./applications.server.ts";
import { experienceChoices } from "./experience-types.ts";
import { applicationServerMessages } from "./messages.server.ts";
import { applicationMessages } from "./messages.ts";

export const experienceOf = ({ experience }: { experience: string }, language: Language): string =>
  experienceChoices(language).find(({ value }) => value === experience)?.label ?? experience;

/** Its title is stored in English; an opening that is gone meanwhile keeps that one. */
export const positionTitleIn = (
  { position, positionTitle }: Pick<JobApplication, "position" | "positionTitle">,
  language: Language,
): string => titleOfPosition(position, language) ?? positionTitle;

/** @param timeZone in which moments are written, e.g. `America/Chicago` */
export function applicationColumns(
  timeZone: string,
  language: Language,
): readonly Column<JobApplication>[] {
  const { export: heads, screenings, emailStates } = receivedMessages(language);
  const { export: ownHeads } = applicationServerMessages(language);
  const { stages, rejectionReasons } = applicationMessages(language);
  return [
    { name: heads.reference, value: (application) => application.reference },
    {
      name: heads.received({ timeZone }),
      value: (application) => localTime(application.receivedAt, timeZone),
    },
    { name: heads.name, value: (application) => application.fullName },
    { name: heads.phone, value: (application) => application.phone },
    { name: heads.email, value: (application) => application.email },
    { name: ownHeads.position, value: (application) => application.positionTitle },
    { name: ownHeads.experience, value: (application) => experienceOf(application, language) },
    { name: ownHeads.resume, value: (application) => application.resume },
    { name: ownHeads.coverLetter, value: (application) => application.coverLetter },
    { name: ownHeads.stage, value: ({ stage }) => stages[stage] },
    {
      name: ownHeads.since({ timeZone }),
      value: ({ stageSince, receivedAt }) => localTime(stageSince ?? receivedAt, timeZone),
    },
    {
      name: ownHeads.rejectionReason,
      value: ({ rejectionReason: reason }) => reason && rejectionReasons[reason],
    },
    { name: heads.page, value: (application) => application.page },
    { name: heads.screening, value: (application) => screenings[application.screening] },
    {
      name: heads.screeningReasons,
      value: (application) => formatFlags(application.screeningReasons, language),
    },
    { name: heads.emailToOffice, value: ({ officeEmail: state }) => state && emailStates[state] },
    {
      name: ownHeads.emailToApplicant,
      value: ({ visitorEmail: state }) => state && emailStates[state],
    },
    { name: heads.emailError, value: ({ emailError }) => emailErrors(emailError, language) },
    { name: heads.id, value: (application) => application.id },
  ];
}
