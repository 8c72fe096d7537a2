/** Fills the areas of a bid from the survey, through the bid's own command: what somebody else changed there stays. */
import { eq, sql } from "drizzle-orm";
import { type BidProblem, saveBid } from "#features/bids/bid-commands.server.ts";
import { findBid } from "#features/bids/bid-queries.server.ts";
import { maxAreas, rowIds, sheetTexts } from "#features/bids/sheet-texts.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import {
  areasOfSurvey,
  changeSurvey,
  type SurveyContext,
  surveyAreaOf,
} from "./change-survey.server.ts";
import { type BidAreaPlan, planBidAreas } from "./plan-bid-areas.ts";
import { type SurveyAreaRow, surveyAreas } from "./tables/walk-through-surveys.ts";

export type AddToBidProblem =
  | BidProblem
  /** The bid would have more areas than it takes. */
  | "too-many-areas";

/** Two at once wait for each other; the second finds all of it taken. */
export const addSurveyToBid = async (
  context: SurveyContext,
  actor: Actor,
  opportunityId: string,
): Promise<ChangeResult<AddToBidProblem>> =>
  may(actor, "bids.change")
    ? changeSurvey<AddToBidProblem>(context, actor, opportunityId, async (tx, survey) => {
        const bid = await findBid(tx, actor, opportunityId);
        const stored = bid === undefined ? {} : sheetTexts(bid.sheet);
        const areas = await areasOfSurvey(tx, survey.id);
        const { sent, taken, added, updated } = planBidAreas(stored, areas.map(plannedAreaOf));
        const whole = { ...stored, ...sent };
        if (rowIds(whole, "area").length > maxAreas) return "too-many-areas";
        if (added.length + updated.length > 0) {
          const first = bid === undefined ? await buildingOf(tx, opportunityId) : {};
          const result = await saveBid({ db: tx }, actor, opportunityId, { ...first, ...whole });
          // The lock is held, so nobody else can save the bid: it is still what the areas were compared with.
          if (!result.ok)
            return result.reason === "edited-by-both" ? "changed-since" : result.reason;
        }
        for (const { id, takenAs } of taken)
          await tx
            .update(surveyAreas)
            .set({ takenAs, takenAt: sql`clock_timestamp()` })
            .where(eq(surveyAreas.id, id));
        if (added.length + updated.length === 0) return done;
        return {
          kind: "taken",
          change: createdFields({ areas: [...added, ...updated].join(", ") }),
        };
      })
    : { ok: false, reason: "not-allowed" };

const plannedAreaOf = (row: SurveyAreaRow) => ({
  ...surveyAreaOf(row),
  id: row.id,
  takenAs: row.takenAs,
});

/** A bid that begins with a survey is for the building of its opportunity. */
async function buildingOf(tx: Transaction, opportunityId: string): Promise<Texts> {
  const [row] = await tx
    .select({ facilityType: opportunities.facilityType })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  return row?.facilityType ? { facilityType: row.facilityType } : {};
}

/** A preview; undefined for people who may not change bids. The page says itself if the opportunity is closed. */
export async function readBidAreaPlan(
  db: Database,
  actor: Actor,
  opportunityId: string,
  areas: readonly SurveyAreaRow[],
): Promise<BidAreaPlan | undefined> {
  if (!may(actor, "bids.change")) return undefined;
  const bid = await findBid(db, actor, opportunityId);
  return planBidAreas(bid === undefined ? {} : sheetTexts(bid.sheet), areas.map(plannedAreaOf));
}
