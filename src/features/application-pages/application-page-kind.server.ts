/** What own pages have to know of an application, and what its applicant does to it. */

import { eq } from "drizzle-orm";
import { titleOfPosition } from "#content/careers/openings.ts";
import { company } from "#content/company.ts";
import { describeTime } from "#features/appointments/appointment-times.ts";
import {
  findLatest,
  isBooked,
  listFreeSlots,
} from "#features/appointments/change-appointment.server.ts";
import { cancelWithSubject } from "#features/appointments/write-appointment.server.ts";
import { listAnswers } from "#features/hiring/answer-applicant.server.ts";
import { withdrawApplication } from "#features/hiring/change-application.server.ts";
import { readBy } from "#features/hiring/reading-promise.server.ts";
import { interviewKind } from "#features/interview-appointments/interview-kind.server.ts";
import {
  experienceOf,
  positionTitleIn,
} from "#features/job-applications/application-columns.server.ts";
import { isOpenStage } from "#features/job-applications/application-stage-types.ts";
import {
  findApplication,
  type JobApplication,
} from "#features/job-applications/applications.server.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import { firstNameOf } from "#features/own-pages/first-name.server.ts";
import type {
  OwnPageKindDefinition,
  OwnPageState,
  OwnPageView,
} from "#features/own-pages/own-page-kind.server.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database } from "#platform/database/client.ts";
import { dayOfMoment } from "#platform/document/moment.ts";
import { maxFileBytes } from "#platform/files/file-types.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { applicationPageMessages } from "./messages.server.ts";
import { notifyAboutApplicationPage } from "./notify-about-application-page.server.ts";

declare module "#features/own-pages/own-page-kind-types.ts" {
  interface OwnPageKinds {
    application: true;
  }
}

const { id: applicationId, stage, screening, assignedTo } = jobApplications;

const stateOf = (row: Pick<JobApplication, "stage" | "screening">): OwnPageState => ({
  isOpen: isOpenStage(row.stage),
  isHandled: row.screening === "accepted",
  isSigned: false,
  isQuarantined: row.screening === "quarantined",
});

export const applicationPageKind: OwnPageKindDefinition<"application"> = {
  name: "application",
  mayRead: (actor) => may(actor, "applications.read"),
  pathOf: (id) => `/office/applications/${id}`,
  async findSender(db, id, language) {
    const record = await findApplication(db, id);
    if (record === undefined) return undefined;
    const { fullName: name, phone } = record;
    return { record, name, phone, about: positionTitleIn(record, language) };
  },
  async readState(db, id) {
    const [row] = await db
      .select({ stage, screening })
      .from(jobApplications)
      .where(eq(applicationId, id));
    return row && stateOf(row);
  },
  async lock(tx, id) {
    const [row] = await tx
      .select({ stage, screening })
      .from(jobApplications)
      .where(eq(applicationId, id))
      .for("update");
    return row && stateOf(row);
  },
  async readView(db, id, language, now) {
    const application = await findApplication(db, id);
    return application && readView(db, application, language, now);
  },
  async withdraw(tx, queue, id) {
    await withdrawApplication(tx, id);
    await cancelWithSubject(tx, { kind: interviewKind, queue, actorId: null }, id);
  },
  async follow(tx, id, what) {
    await recordHistory(tx, {
      recordKind: "application",
      recordId: id,
      kind: `${what}-by-sender`,
      actorId: null,
      change: nothingChanged,
    });
    await sendChangeEvent(tx, { kind: "application", id });
    await notifyAboutApplicationPage(tx, id, what);
  },
  subjectOf: async (_, { kind, id }) => (kind === "application" ? id : undefined),
};

async function readView(
  db: Database,
  application: JobApplication,
  language: Language,
  now: Date,
): Promise<OwnPageView> {
  const texts = applicationPageMessages(language);
  const { facts } = texts;
  const [row] = await db
    .select({ assignedTo })
    .from(jobApplications)
    .where(eq(applicationId, application.id));
  return {
    title: texts.title,
    reference: application.reference,
    standing: await standingOf(db, application, language, now),
    promise: promiseOf(application, language, now),
    person: await firstNameOf(db, row?.assignedTo ?? null),
    facts: [
      { label: facts.name, value: application.fullName },
      { label: facts.email, value: application.email },
      { label: facts.phone, value: application.phone },
      {
        label: facts.position,
        value: titleOfPosition(application.position, language) ?? application.positionTitle,
      },
      { label: facts.experience, value: experienceOf(application, language) },
      { label: facts.resume, value: application.resume },
    ],
    text: application.coverLetter,
    fileHelp: texts.fileHelp({ megabytes: maxFileBytes / 1024 / 1024 }),
    withdrawHelp: texts.withdrawHelp,
    withdrawn: texts.withdrawn,
  };
}

/** The page explains no decision: the applicant hears it, and the reasons for it, from a person. */
async function standingOf(
  db: Database,
  { id, stage: current }: JobApplication,
  language: Language,
  now: Date,
): Promise<OwnPageView["standing"]> {
  const { standings } = applicationPageMessages(language);
  if (current === "hired") return standings.hired;
  if (!isOpenStage(current)) return standings.decided;
  if (current === "offer") {
    // The stage alone may be a plan: what counts is what a person has written.
    const sent = (await listAnswers(db, id)).find(({ template }) => template === "offer");
    const { title, text } = standings["offer-sent"];
    if (sent !== undefined)
      return {
        title,
        text: text({ day: dayOfMoment(sent.sentAt, language) }),
      };
  }
  const interview = await findLatest(db, interviewKind, id);
  if (interview !== undefined && isBooked(interview) && interview.endsAt > now) {
    const { title, text } = standings.interview;
    return { title, text: text({ time: describeTime(interview, language) }) };
  }
  if (interview?.state === "offered" && (await listFreeSlots(db, interview, now)).length > 0)
    return standings.offered;
  return current === "received" ? standings.received : standings["looked-at"];
}

function promiseOf(application: JobApplication, language: Language, now: Date): string | undefined {
  if (application.stage !== "received") return undefined;
  const by = readBy(application.receivedAt);
  if (by === undefined) return undefined;
  const { promise, late } = applicationPageMessages(language);
  const day = dayWithYear(by, language);
  return todayIn(company.timeZone, now) <= by ? promise({ day }) : late({ day });
}
