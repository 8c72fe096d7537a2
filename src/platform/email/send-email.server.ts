import type { Job, JobResult, JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";
import type { Database, Transaction } from "#platform/database/client.ts";
import { allowEmail, type EmailBounds } from "./email-bounds.server.ts";
import type { EmailContent, NotDue, RenderParts } from "./email-renderer.ts";
import {
  findEmail,
  markEmailFailed,
  markEmailHeld,
  markEmailSent,
  markEmailUncertain,
  markHandedOver,
  noteEmailAttempt,
} from "./email-states.server.ts";
import type { EmailJob } from "./queue-emails.server.ts";
import type { EmailRow } from "./tables/emails.ts";
import type { Transport } from "./transport.ts";

export interface EmailSender {
  db: Database;
  transport: Transport;
  /** @returns the address at which the office reads its email */
  findOfficeAddress: () => Promise<string>;
  /** Public origin of links in emails, e.g. `https://www.example.com`. */
  origin: string;
  /** The features write their own. */
  render(parts: RenderParts, email: EmailRow): Promise<EmailContent | NotDue | undefined>;
  bounds: EmailBounds;
  /** Runs what a feature does about an email that was given up, in the same transaction. */
  afterFailure(tx: Transaction, email: EmailRow): Promise<void>;
  log: Logger;
}

/** `failed` is tried again; `deadletter` is final, as the mail server will not change its mind. */
export async function sendEmail(sender: EmailSender, job: Job<EmailJob>): Promise<JobResult> {
  const { db, transport, log } = sender;
  const { emailId } = job.data;
  try {
    const email = await findEmail(db, emailId);
    if (email?.state !== "queued") return { id: job.id, status: "completed" };
    if (email.handedOverAt !== null)
      return await leaveUncertain(sender, job, "No answer was read.");
    const content = await sender.render(sender, email);
    if (content === undefined || "notDue" in content) {
      await markEmailHeld(db, emailId, content?.notDue);
      return { id: job.id, status: "completed" };
    }
    if (!(await allowEmail(db, emailId, sender.bounds))) return { id: job.id, status: "completed" };
    const { neverTwice, to, ...outgoing } = content;
    const recipient = to ?? email.recipient ?? (await sender.findOfficeAddress());
    // The same name in every attempt: a mailbox recognizes the copy after a connection that broke late.
    const name = (email.key ?? `${email.message}.${email.id}`).replaceAll(":", ".");
    const delivery = await transport.deliver({
      ...outgoing,
      to: recipient,
      name,
      ...(neverTwice && { beforeLastByte: () => markHandedOver(db, emailId) }),
    });
    if (!delivery.ok && delivery.mayHaveArrived)
      return await leaveUncertain(sender, job, delivery.fault);
    if (!delivery.ok) {
      await noteEmailAttempt(db, emailId, delivery.fault);
      const { permanent, needsOwner, fault } = delivery;
      const facts = { message: email.message, emailId, attempt: email.tries + 1, permanent, fault };
      if (needsOwner) log.error({ ...facts, advice: "mend the configuration" }, "email not sent");
      else log.warn(facts, "email not sent");
      return { id: job.id, status: permanent ? "deadletter" : "failed", output: { fault } };
    }
    await markEmailSent(db, emailId, recipient, delivery.isKeptAsFile);
    log.info({ message: email.message, emailId }, "email sent");
    return { id: job.id, status: "completed" };
  } catch (error) {
    log.error({ err: error, emailId }, "email job failed");
    return { id: job.id, status: "failed", output: { fault: String(error) } };
  }
}

/** Sent to its last byte, and no answer came: sent again, it may arrive twice. A person decides. */
async function leaveUncertain(
  { db, log }: EmailSender,
  job: Job<EmailJob>,
  fault: string,
): Promise<JobResult> {
  const { emailId } = job.data;
  await markEmailUncertain(db, emailId, fault);
  log.warn({ emailId, fault }, "email may have arrived, and is not sent again");
  return { id: job.id, status: "completed" };
}

/** Marks the email, so that a person sees it and acts. */
export async function giveUpEmail(
  { db, log, afterFailure }: Pick<EmailSender, "db" | "log" | "afterFailure">,
  job: JobWithMetadata<EmailJob>,
): Promise<void> {
  const { emailId } = job.data;
  const fault = faultIn(job.sourceOutput);
  await db.transaction(async (tx) => {
    const failed = await markEmailFailed(tx, emailId, fault);
    if (failed !== undefined) await afterFailure(tx, failed);
  });
  log.error({ emailId, fault }, "email given up");
}

/** The queue itself leaves another shape where a process died while sending. */
function faultIn(output: object | null): string {
  if (output !== null && "fault" in output) return String(output.fault);
  return `No attempt came to an end: ${JSON.stringify(output)}`;
}
