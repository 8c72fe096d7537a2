/** Writes to the contact of an opportunity; the first email is the first answer, as if marked so by hand. */
import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import {
  lockOpportunity,
  type OpportunityEvent,
  recordOpportunityEvent,
} from "#features/opportunities/change-opportunity.server.ts";
import { advanceOpportunity } from "#features/opportunities/opportunity-commands.server.ts";
import type { OpportunityRow } from "#features/opportunities/tables/opportunities.ts";
import { prospectContacts } from "#features/prospects/tables/prospects.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { emailAbout } from "#platform/email/record-emails.server.ts";
import { sendAgain } from "#platform/email/send-again.server.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { type ChangeResult, changeRecord, done } from "#platform/records/change-record.server.ts";
import { emailKey, findLastEmail } from "./conversation.server.ts";
import { shippedTemplates, type WrittenEmail } from "./email-types.ts";
import { opportunityEmails } from "./tables/opportunity-emails.ts";

export interface WriteContext {
  db: Database | Transaction;
  queue: PgBoss;
  /**
   * The mailbox from which the product reads replies, e.g. `replies@example.com`; undefined if it reads none.
   */
  inboundAddress: string | undefined;
}

export type WriteProblem =
  | "no-address"
  /** The form showed another address. */
  | "contact-changed"
  /** A colleague has written, or something came in, after the form was opened. */
  | "written-since"
  | "not-failed";

export type WriteResult = ChangeResult<WriteProblem | "not-found" | "not-allowed">;

/** The state that the form was opened with. */
export interface SeenConversation {
  /** Id of the last email. */
  last?: string | undefined;
  to?: string | undefined;
}

const changeConversation = (
  db: Database | Transaction,
  actor: Actor,
  opportunityId: string,
  decide: (tx: Transaction, row: OpportunityRow) => Promise<OpportunityEvent | WriteProblem>,
): Promise<WriteResult> =>
  changeRecord<OpportunityRow, OpportunityEvent, WriteProblem, { ok: true }>(
    { db },
    {
      lock: async (tx) =>
        may(actor, "opportunities.read") ? lockOpportunity(tx, opportunityId) : undefined,
      isAllowed: may(actor, "opportunities.change"),
      decide,
      async apply(tx, row, event) {
        await recordOpportunityEvent(tx, actor.accountId, row.id, event);
        return done;
      },
    },
  );

export const writeEmail = (
  { db, queue, inboundAddress }: WriteContext,
  actor: Actor,
  opportunityId: string,
  { template, subject, text }: Omit<WrittenEmail, "step">,
  seen: SeenConversation,
): Promise<WriteResult> =>
  changeConversation(db, actor, opportunityId, async (tx, row) => {
    const contact = await findContact(tx, row.contactId);
    if (contact === undefined || contact.email === "") return "no-address";
    if (seen.to !== undefined && seen.to !== contact.email) return "contact-changed";
    const last = await findLastEmail(tx, opportunityId);
    if (seen.last !== undefined && seen.last !== last) return "written-since";
    const id = newId();
    const answeredAt = await answerBy(tx, actor, row);
    await tx.insert(opportunityEmails).values({
      id,
      opportunityId,
      direction: "sent",
      at: answeredAt ?? sql`clock_timestamp()`,
      subject,
      text,
      template: shippedTemplates.find((shippedTemplate) => shippedTemplate === template) ?? "own",
      sentBy: actor.accountId,
      recipient: contact.email,
      language: contact.language,
      replyAddress: inboundAddress === undefined ? null : secretAddress(inboundAddress),
    });
    await queueEmails(tx, queue, [
      emailAbout("opportunity-email", contact.email, { kind: "opportunity-email", id }),
    ]);
    return { kind: "emailed", change: nothingChanged };
  });

/**
 * @returns when the opportunity was answered, where nobody had until now: an email of that very moment is its
 * first answer, which is owed again where it does not arrive
 */
async function answerBy(
  tx: Transaction,
  actor: Actor,
  { id, answeredAt }: OpportunityRow,
): Promise<Date | undefined> {
  await advanceOpportunity(tx, actor, id, "contacted");
  if (answeredAt !== null) return undefined;
  const row = await lockOpportunity(tx, id);
  return row?.answeredAt ?? undefined;
}

/** Sends an email again that has failed for good or was held. */
export const writeAgain = (
  { db, queue }: Pick<WriteContext, "db" | "queue">,
  actor: Actor,
  opportunityId: string,
  emailId: string,
): Promise<WriteResult> =>
  changeConversation(db, actor, opportunityId, async (tx, row) => {
    const isOfOpportunity = and(
      eq(opportunityEmails.id, emailId),
      eq(opportunityEmails.opportunityId, opportunityId),
    );
    if ((await tx.$count(opportunityEmails, isOfOpportunity)) === 0) return "not-failed";
    if (!(await sendAgain(tx, queue, emailKey(emailId)))) return "not-failed";
    const answeredAt = await answerBy(tx, actor, row);
    if (answeredAt !== undefined)
      await tx.update(opportunityEmails).set({ at: answeredAt }).where(isOfOpportunity);
    return { kind: "emailed-again", change: nothingChanged };
  });

async function findContact(db: Database | Transaction, contactId: string) {
  const { name, email, language } = prospectContacts;
  const [contact] = await db
    .select({ name, email, language })
    .from(prospectContacts)
    .where(eq(prospectContacts.id, contactId));
  return contact;
}

/** Written as lower-case hex digits, because mail servers on the way may change the case of an address. */
const secretBytes = 12;

/** True for the shape of our secret addresses, whether or not a conversation has this one. */
export function isSecretAddress(address: string, inboundAddress: string): boolean {
  const at = inboundAddress.lastIndexOf("@");
  const [start, end] = [`${inboundAddress.slice(0, at)}+`, inboundAddress.slice(at)].map((part) =>
    part.toLowerCase(),
  );
  const typed = address.toLowerCase();
  if (!typed.startsWith(start ?? "") || !typed.endsWith(end ?? "")) return false;
  const secret = typed.slice(start?.length, -(end?.length ?? 0));
  return new RegExp(`^[\\da-f]{${2 * secretBytes}}$`).test(secret);
}

/** `replies+<secret>@example.com`: whoever has it can write into this conversation. */
function secretAddress(inboundAddress: string): string {
  const at = inboundAddress.lastIndexOf("@");
  const secret = randomBytes(secretBytes).toString("hex");
  return `${inboundAddress.slice(0, at)}+${secret}${inboundAddress.slice(at)}`.toLowerCase();
}
