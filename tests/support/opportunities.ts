/** Opportunities in a test's database, as if visitors had asked for a quote. */
import { eq } from "drizzle-orm";
import { openOpportunities } from "#features/opportunities/open-opportunities.server.ts";
import { opportunities } from "#features/schema.ts";
import type { Database } from "#platform/database/client.ts";
import { addSubmission, type SampleSubmission } from "./submissions.ts";

/** @returns its id */
export async function addOpportunity(db: Database, sample: SampleSubmission = {}): Promise<string> {
  const leadId = await addSubmission(db, "lead", sample);
  await db.transaction((tx) => openOpportunities(tx, [leadId]));
  const [row] = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(eq(opportunities.leadId, leadId));
  if (row === undefined) throw new Error("A quote request became no opportunity");
  return row.id;
}

export async function opportunityRow(db: Database, id: string) {
  const [row] = await db.select().from(opportunities).where(eq(opportunities.id, id));
  if (row === undefined) throw new Error("no opportunity");
  return row;
}

/** Fields of the form on which somebody enters one; all that it asks for. */
export const enteredOpportunity = {
  companyName: "Entered Dental Group",
  contactName: "Wanda Ellis",
  email: "wanda@entered-dental.example",
  phone: "(312) 555-0144",
  facilityType: "healthcare",
  stage: "contacted",
};
