/** Answers applicants by email; what was written is kept word for word. */
import { desc, eq, sql } from "drizzle-orm";
import type { ForbiddenSubjectName } from "#content/hiring-laws.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { emailAbout } from "#platform/email/record-emails.server.ts";
import { type EmailRow, emails } from "#platform/email/tables/emails.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { changeApplication } from "./change-application.server.ts";
import { forbiddenQuestions } from "./forbidden-questions.ts";
import type { AnswerForm } from "./hiring-types.ts";
import { applicationAnswers } from "./tables/application-answers.ts";

type AnswerProblem =
  | "wrong-state"
  /** Somebody else has answered after the form was shown. */
  | "answered-since";

type AnswerResult =
  | { ok: true }
  | { ok: false; reason: "forbidden-questions"; subjects: readonly ForbiddenSubjectName[] }
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
      const subjects = forbiddenQuestions(`${subject}\n${text}`, row.stage);
      if (subjects.length > 0) return { ok: false, reason: "forbidden-questions", subjects };
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
      sentAt: applicationAnswers.sentAt,
      senderName: accounts.name,
      emailState,
    })
    .from(applicationAnswers)
    .innerJoin(accounts, eq(accounts.id, applicationAnswers.sentBy))
    .where(eq(applicationAnswers.applicationId, applicationId))
    .orderBy(desc(applicationAnswers.sentAt), desc(applicationAnswers.id))
    .limit(200);
