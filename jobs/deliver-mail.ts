import type { Job, JobResult, JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#database/client.ts";
import type { MailJob } from "#domain/outbox/mail-jobs.ts";
import type { Transport } from "#mail/transport.ts";
import type { Sender } from "./posting.ts";
import { postings } from "./postings.ts";

export interface PostOffice {
  db: Database;
  transport: Transport;
  sender: Sender;
  log: Logger;
}

/**
 * One attempt to deliver one mail. `failed` is tried again later by the queue; `deadletter` is given
 * up at once, because the mail server will not change its mind.
 */
export async function deliverMail(office: PostOffice, job: Job<MailJob>): Promise<JobResult> {
  const { db, transport, sender, log } = office;
  const { message, recordId } = job.data;
  try {
    const email = await postings[message].write(db, recordId, sender);
    if (email === undefined) return { id: job.id, status: "completed" };

    const delivery = await transport.deliver(email);
    if (!delivery.ok) {
      const { permanent, needsOwner, fault } = delivery;
      const told = { message, recordId, attempt: job.retryCount + 1, permanent, fault };
      if (needsOwner)
        log.error(told, "No mail leaves until the configuration is mended: see fault");
      else log.warn(told, "A mail was not delivered");
      return { id: job.id, status: permanent ? "deadletter" : "failed", output: { fault } };
    }
    await postings[message].sent(db, recordId);
    log.info({ message, recordId }, "A mail was delivered");
    return { id: job.id, status: "completed" };
  } catch (error) {
    log.error({ err: error, message, recordId }, "A mail could not be worked on");
    return { id: job.id, status: "failed", output: { fault: String(error) } };
  }
}

/** No attempt is left: flags the record, so that a person sees it and acts. */
export async function flagUndeliverable(
  { db, log }: Pick<PostOffice, "db" | "log">,
  job: JobWithMetadata<MailJob>,
): Promise<void> {
  const { message, recordId } = job.data;
  const fault = faultIn(job.sourceOutput);
  await postings[message].failed(db, recordId, fault);
  log.error({ message, recordId, fault }, "A mail is given up; the record is flagged");
}

/** The queue itself leaves another shape where a process died while sending. */
function faultIn(output: object | null): string {
  if (output !== null && "fault" in output) return String(output.fault);
  return `No attempt came to an end: ${JSON.stringify(output)}`;
}
