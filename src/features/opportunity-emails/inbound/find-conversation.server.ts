/** Which conversation an email belongs to: by the secret in its address, else by the email of ours that it answers. */
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { opportunityEmails } from "../tables/opportunity-emails.ts";
import type { MailHead } from "./mail-types.ts";

/** Who has written it does not matter: colleagues of the contact answer as well, and the page says who. */
export async function findConversation(
  db: Database,
  { addresses, references }: Pick<MailHead, "addresses" | "references">,
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
  if (ids.length === 0) return undefined;
  const [byReference] = await db
    .select({ opportunityId })
    .from(opportunityEmails)
    .where(and(eq(direction, "sent"), inArray(id, ids)))
    .orderBy(desc(id))
    .limit(1);
  return byReference?.opportunityId;
}

/** As `message-headers.ts` writes it, whatever the domain. */
const ourId =
  /<opportunity-email\.([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})@[^<>\s]{1,254}>/i;

export const ownEmailIdIn = (reference: string): string | undefined =>
  ourId.exec(reference)?.[1]?.toLowerCase();

/** A mail server that could not deliver ours returns it, or its head, within its report. */
export function referencesInReport(report: Uint8Array): string[] {
  const text = Buffer.from(report).toString("latin1");
  return [...text.matchAll(new RegExp(ourId, "gi"))].slice(0, 20).map(([id]) => id);
}
