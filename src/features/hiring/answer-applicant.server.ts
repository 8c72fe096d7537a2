/** Answers applicants by email; what was written is kept word for word. */
import { desc, eq, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import { findLatest, listFreeSlots } from "#features/appointments/change-appointment.server.ts";
import type { AppointmentRow } from "#features/appointments/tables/appointments.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { oneLine } from "#platform/email/one-line.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { emailAbout } from "#platform/email/record-emails.server.ts";
import { type EmailRow, emails } from "#platform/email/tables/emails.ts";
import { listText } from "#platform/format/list-text.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Language } from "#platform/language/language.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { changeApplication } from "./change-application.server.ts";
import { type ForbiddenQuestion, findForbiddenQuestions } from "./forbidden-questions.ts";
import type { AnswerForm, AnswerTemplate } from "./hiring-types.ts";
import { hiringServerMessages } from "./messages.server.ts";
import { applicationAnswers } from "./tables/application-answers.ts";

type AnswerProblem =
  | "wrong-state"
  /** Somebody else has answered after the form was shown. */
  | "answered-since";

type AnswerResult =
  | { ok: true }
  | { ok: false; reason: "forbidden-questions"; questions: readonly ForbiddenQuestion[] }
  | { ok: false; reason: AnswerProblem | "not-found" | "not-allowed" };

export const answerApplicant = (
  { db, queue }: Pick<CommandContext, "queue"> & { db: Database | Transaction },
  actor: Actor,
  id: string,
  { template, subject, text, seen }: AnswerForm,
): Promise<AnswerResult> =>
  changeApplication<AnswerProblem, AnswerResult>({ db }, actor, id, {
    isAllowed: may(actor, "applications.answer"),
    async decide(tx, row) {
      if (row.screening !== "accepted") return "wrong-state";
      const [last] = await listAnswers(tx, id);
      if ((last?.id ?? "") !== seen) return "answered-since";
      const questions = findForbiddenQuestions(`${subject}\n${text}`, row.stage);
      if (questions.length > 0) return { ok: false, reason: "forbidden-questions", questions };
      const { language, email: recipient } = row;
      const answerId = newId();
      await tx.insert(applicationAnswers).values({
        id: answerId,
        applicationId: id,
        template,
        language,
        recipient,
        subject,
        text,
        sentBy: actor.accountId,
      });
      const about = { kind: "application-answer", id: answerId } as const;
      await queueEmails(tx, queue, [emailAbout("application-answer", recipient, about)]);
      return { kind: "answer-sent" };
    },
    answer: () => ({ ok: true }),
  });

const emailState = sql<EmailRow["state"] | null>`(select ${emails.state} from ${emails}
  where ${emails.key} = 'application-answer.' || ${sql`${applicationAnswers}.id`}::text)`;

/** The latest first. The caller has checked that the actor may read the application. */
export const listAnswers = (db: Database | Transaction, applicationId: string) =>
  db
    .select({
      id: applicationAnswers.id,
      template: applicationAnswers.template,
      recipient: applicationAnswers.recipient,
      subject: applicationAnswers.subject,
      text: applicationAnswers.text,
      language: applicationAnswers.language,
      sentAt: applicationAnswers.sentAt,
      senderName: accounts.name,
      emailState,
    })
    .from(applicationAnswers)
    .innerJoin(accounts, eq(accounts.id, applicationAnswers.sentBy))
    .where(eq(applicationAnswers.applicationId, applicationId))
    .orderBy(desc(applicationAnswers.sentAt), desc(applicationAnswers.id))
    .limit(200);

interface Applied {
  reference: string;
  positionTitle: string;
}

/** An answer as its form begins, in the language in which the applicant wrote. */
export function answerTexts(
  template: AnswerTemplate,
  { reference, positionTitle }: Applied,
  language: Language,
  hasTimes = false,
): { subject: string; text: string } {
  const { answers } = hiringServerMessages(language);
  const texts = answers[template];
  const middle = template === "invitation" && hasTimes ? answers.chooseTime : texts.middle;
  const position = oneLine(positionTitle, 80);
  return {
    subject: texts.subject({ position, reference }),
    text: [
      texts.opening({ position, company: company.name }),
      middle,
      texts.closing({ phone: company.phone.display, company: company.name }),
    ].join("\n\n"),
  };
}

/** The beginning of a long sentence is enough to find it. */
const maxQuoted = 160;

/** The interview of which the applicant can pick a time now: an invitation leads there. */
export async function findOfferedInterview(
  db: Database | Transaction,
  applicationId: string,
): Promise<AppointmentRow | undefined> {
  const row = await findLatest(db, { name: "interview" }, applicationId);
  if (row?.state !== "offered") return undefined;
  return (await listFreeSlots(db, row, new Date())).length > 0 ? row : undefined;
}

/** Says why a message to an applicant is not sent, and quotes the sentences that have to be reworded. */
export function forbiddenQuestionsText(
  questions: readonly ForbiddenQuestion[],
  language: Language,
): string {
  const { forbidden } = hiringServerMessages(language);
  const named = questions.map(({ subject }) => forbidden.subjects[subject]);
  const sentences = [...new Set(questions.map(({ sentence }) => sentence))].map((sentence) => {
    const letters = Array.from(sentence);
    const quotedLetters = letters.slice(0, maxQuoted).join("");
    return forbidden.quoted({
      sentence: letters.length > maxQuoted ? `${quotedLetters}…` : quotedLetters,
    });
  });
  return forbidden.problem({
    subjects: listText(named, language),
    sentences: sentences.join(" "),
  });
}
