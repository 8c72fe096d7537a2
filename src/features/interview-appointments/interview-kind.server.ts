/** Appointments learn of an interview, and move its application on, through this one interface. */
import { eq } from "drizzle-orm";
import { company } from "#content/company.ts";
import type {
  AppointmentKindDefinition,
  AppointmentSubject,
} from "#features/appointments/appointment-kind.server.ts";
import { forbiddenQuestionsText } from "#features/hiring/answer-applicant.server.ts";
import { advanceApplication } from "#features/hiring/change-application.server.ts";
import { findForbiddenQuestions } from "#features/hiring/forbidden-questions.ts";
import { isOpenStage } from "#features/job-applications/application-stage-types.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import { isAssignable, listAssignees } from "#features/submissions/handling/assign.server.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { interviewMessages } from "./messages.ts";
import { notifyAboutFailedEmail, notifyAboutInterview } from "./notify-about-interview.server.ts";

declare module "#features/appointments/appointment-kind-types.ts" {
  interface AppointmentKinds {
    interview: true;
  }
}

const rowOf = async (db: Database | Transaction, id: string) => {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
  return row;
};

/** An interview is at the office unless somebody enters another place. */
const office = (): string => {
  const { street, city, state, postalCode } = company.address;
  return `${street}\n${city}, ${state} ${postalCode}`;
};

async function findSubject(
  db: Database | Transaction,
  id: string,
): Promise<AppointmentSubject | undefined> {
  const row = await rowOf(db, id);
  if (row === undefined) return undefined;
  const { fullName: name, email, language, assignedTo: hostId, screening, stage } = row;
  return {
    id,
    name,
    guest: { name, email, language },
    place: office(),
    hostId,
    isOpen: screening === "accepted" && isOpenStage(stage),
  };
}

export const interviewKind: AppointmentKindDefinition<"interview"> = {
  name: "interview",
  read: "applications.read",
  change: "applications.answer",
  pathOf: (id) => `/office/applications/${id}/appointment`,
  texts: interviewMessages,
  findSubject,
  async lockSubject(tx, id) {
    await tx
      .select({ id: jobApplications.id })
      .from(jobApplications)
      .where(eq(jobApplications.id, id))
      .for("update");
    return findSubject(tx, id);
  },
  listHosts: (db, actor) => listAssignees(db, actor, "application"),
  isHost: (tx, accountId) => isAssignable(tx, "application", accountId),
  async noteProblem(db, id, note, language) {
    const row = await rowOf(db, id);
    const questions = row === undefined ? [] : findForbiddenQuestions(note, row.stage);
    return questions.length === 0 ? undefined : forbiddenQuestionsText(questions, language);
  },
  async follow(tx, change) {
    const { what, appointment, actorId } = change;
    const { subjectId: id } = appointment;
    const mover = { accountId: actorId };
    if (what === "offered") await advanceApplication(tx, mover, id, "screening");
    if (what === "booked" || what === "moved") await advanceApplication(tx, mover, id, "interview");
    await recordHistory(tx, {
      recordKind: "application",
      recordId: id,
      kind: `interview-${what}`,
      actorId,
      change: nothingChanged,
    });
    await sendChangeEvent(tx, { kind: "application", id });
    await notifyAboutInterview(tx, change);
  },
  afterFailedEmail: notifyAboutFailedEmail,
};
