/**
 * An email belongs to the conversation whose secret its address has, or else to that of the email it answers.
 */
import { and, desc, eq, inArray } from "drizzle-orm";
import { appointments } from "#features/appointments/tables/appointments.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { proposals, proposalVersions } from "#features/proposals/tables/proposals.ts";
import type { Database } from "#platform/database/client.ts";
import { emails } from "#platform/email/tables/emails.ts";
import { opportunityEmails } from "../tables/opportunity-emails.ts";
import type { MailHead } from "./mail-types.ts";

/** The sender does not matter: colleagues of the contact answer as well, and the page names them. */
export async function findConversation(
  db: Database,
  { addresses, references, kind }: Pick<MailHead, "addresses" | "references" | "kind">,
): Promise<string | undefined> {
  const { opportunityId, replyAddress, direction, id } = opportunityEmails;
  if (addresses.length > 0) {
    const [byAddress] = await db
      .select({ opportunityId })
      .from(opportunityEmails)
      .where(inArray(replyAddress, [...addresses]))
      .limit(1);
    if (byAddress !== undefined) return byAddress.opportunityId;
  }
  const ids = references.flatMap((reference) => ownEmailIdIn(reference) ?? []);
  if (ids.length === 0) return kind === "bounce" ? findSubjectOfReport(db, references) : undefined;
  const [byReference] = await db
    .select({ opportunityId })
    .from(opportunityEmails)
    .where(and(eq(direction, "sent"), inArray(id, ids)))
    .orderBy(desc(id))
    .limit(1);
  return byReference?.opportunityId;
}

/**
 * The product's own emails to prospects bring a proposal or times: their owner learns that one has come back.
 * What a person answers to them goes where the email says.
 */
async function findSubjectOfReport(
  db: Database,
  references: readonly string[],
): Promise<string | undefined> {
  const ids = references.flatMap(
    (reference) => productId.exec(reference)?.[1]?.toLowerCase() ?? [],
  );
  if (ids.length === 0) return undefined;
  const [ofProposal] = await db
    .select({ opportunityId: proposals.opportunityId })
    .from(emails)
    .innerJoin(proposalVersions, eq(proposalVersions.id, emails.aboutId))
    .innerJoin(proposals, eq(proposals.id, proposalVersions.proposalId))
    .where(and(inArray(emails.id, ids), eq(emails.aboutKind, "proposal")))
    .limit(1);
  if (ofProposal !== undefined) return ofProposal.opportunityId;
  const [ofAppointment] = await db
    .select({ opportunityId: opportunities.id })
    .from(emails)
    .innerJoin(appointments, eq(appointments.id, emails.aboutId))
    .innerJoin(opportunities, eq(opportunities.id, appointments.subjectId))
    .where(and(inArray(emails.id, ids), eq(emails.aboutKind, "appointment")))
    .limit(1);
  return ofAppointment?.opportunityId;
}

const uuid = String.raw`([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})`;

/** Emails that prospects get; those to staff have other names. */
const toProspects =
  "proposal-(?:sent|answered|reminder|released|copy)|appointment-(?:offered|booked|canceled|reminder)";
const productId = new RegExp(String.raw`<(?:${toProspects})\.${uuid}@[^<>\s]{1,254}>`, "i");

/** Matches the ids that `message-headers.ts` writes, whatever their domain. */
const ourId =
  /<opportunity-email\.([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})@[^<>\s]{1,254}>/i;

export const ownEmailIdIn = (reference: string): string | undefined =>
  ourId.exec(reference)?.[1]?.toLowerCase();

/** A mail server that could not deliver ours returns it, or its head, within its report. */
export function referencesInReport(report: Uint8Array): string[] {
  const text = Buffer.from(report).toString("latin1");
  return [ourId, productId].flatMap((messageId) =>
    [...text.matchAll(new RegExp(messageId, "gi"))].slice(0, 20).map(([id]) => id),
  );
}
