/** Bids in a test's database. */
import { saveBid } from "#features/bids/bid-commands.server.ts";
import type { BidSheet } from "#features/bids/bid-sheet-types.ts";
import { exampleSheet } from "#features/bids/calculation/example-bid.test-support.ts";
import { sheetTexts } from "#features/bids/sheet-texts.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { addOpportunity } from "./opportunities.ts";
import type { SampleSubmission } from "./submissions.ts";

/** The worked example, as the bid of a new opportunity. @returns the id of the opportunity */
export async function addBid(
  db: Database,
  actor: Actor,
  sheet: Partial<BidSheet> = {},
  sample: SampleSubmission = {},
): Promise<string> {
  const opportunityId = await addOpportunity(db, sample);
  const result = await saveBid({ db }, actor, opportunityId, sheetTexts(exampleSheet(sheet)));
  if (!result.ok) throw new Error(`A bid was refused: ${result.reason}`);
  return opportunityId;
}
