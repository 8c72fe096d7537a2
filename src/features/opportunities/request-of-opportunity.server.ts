/** Pages about an opportunity show the request that the prospect made on the website. */
import { eq } from "drizzle-orm";
import { frequencyChoices } from "#features/leads/frequency-types.ts";
import { leads } from "#features/leads/tables/leads.ts";
import type { Database } from "#platform/database/client.ts";
import { numberText } from "#platform/format/number-format.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { opportunityMessages } from "./messages.ts";

/** A bare number as people read it; anything else stays in the prospect's words. */
const grouped = (size: string): string =>
  /^\d{4,9}$/.test(size.trim()) ? numberText(Number(size)) : size;

export interface RequestOfOpportunity {
  /** The prospect's own text. */
  text: string;
  language: Language;
  facts: { label: string; value: string }[];
}

/** Undefined where there was none, or it is deleted by now. */
export async function findRequest(
  db: Database,
  actor: Actor,
  leadId: string | null,
): Promise<RequestOfOpportunity | undefined> {
  if (leadId === null || !may(actor, "opportunities.read")) return undefined;
  const { message, language, squareFootage, frequency } = leads;
  const [lead] = await db
    .select({ message, language, squareFootage, frequency })
    .from(leads)
    .where(eq(leads.id, leadId));
  if (lead === undefined) return undefined;
  const { request } = opportunityMessages(actor.language);
  const visits = frequencyChoices(actor.language).find(({ value }) => value === lead.frequency);
  const facts = [
    { label: request.squareFeet, value: grouped(lead.squareFootage) },
    { label: request.visits, value: visits?.label ?? "" },
  ];
  return {
    text: lead.message,
    language: lead.language,
    facts: facts.filter(({ value }) => value !== ""),
  };
}
