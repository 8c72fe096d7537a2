/** Each command locks the opportunity, checks the actor's permission, writes, and adds to the history. */
import { and, eq, gt, max, sql } from "drizzle-orm";
import type { BidAssumptions } from "#content/bid-assumptions.ts";
import { lockOpportunity } from "#features/opportunities/change-opportunity.server.ts";
import {
  advanceOpportunity,
  estimateByBid,
} from "#features/opportunities/opportunity-commands.server.ts";
import type { OpportunityRow } from "#features/opportunities/tables/opportunities.ts";
import { readRatesInForce } from "#features/production-rates/read-rates.server.ts";
import {
  bidAssumptionTexts,
  readBidAssumptions,
} from "#features/settings/bid-assumptions/bid-assumptions-section.server.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import {
  changedFields,
  createdFields,
  type FieldChanges,
} from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { isUnchanged, type TextChanges, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { alternativeNames, type BidInput, type BidSheet } from "./bid-sheet-types.ts";
import { isUnderMarginFloor, offersNothing, priceBid } from "./calculation/price-bid.ts";
import { assumptionPrefix } from "./describe-field.server.ts";
import { listBidApprovers, notifyAboutBid } from "./notify-about-bid.server.ts";
import {
  emptySheet,
  maxAreas,
  maxWork,
  readSheet,
  rowIds,
  sheetTexts,
  withoutBlankRows,
} from "./sheet-texts.ts";
import { bids, bidVersions } from "./tables/bids.ts";

interface Context {
  db: Database | Transaction;
}

export type BidProblem =
  | "not-found"
  | "not-allowed"
  /** The opportunity is won or lost. */
  | "closed"
  /** Somebody has saved the bid since it was shown. */
  | "changed-since"
  | "nothing-priced"
  /** An alternative that is offered has no price, or nothing in it. */
  | "nothing-offered"
  /** Counts the areas that somebody else has added meanwhile. */
  | "too-many-areas"
  | "too-much-work"
  /** Approved already, or needs no approval. */
  | "wrong-state";

type BidResult = ChangeResult<BidProblem>;

interface LockedBid {
  opportunity: OpportunityRow;
  bid: typeof bids.$inferSelect | undefined;
}

/** The lock of the opportunity, as there may be no bid yet. */
async function lockBid(
  tx: Transaction,
  actor: Actor,
  opportunityId: string,
): Promise<LockedBid | undefined> {
  if (!may(actor, "bids.read") || !may(actor, "opportunities.read")) return undefined;
  const opportunity = await lockOpportunity(tx, opportunityId);
  if (opportunity === undefined) return undefined;
  const [bid] = await tx.select().from(bids).where(eq(bids.opportunityId, opportunityId));
  return { opportunity, bid };
}

/** Fields that make sense together alone: how the price is found, and by how much. */
const together = [
  ...alternativeNames.map((name) => [`alternative.${name}.kind`, `alternative.${name}.value`]),
  ["supplies", "suppliesAmount"],
  ["from", "until"],
];

/**
 * Writes what this person has changed.
 * @param sent fields of the form, which the caller has read without a fault
 * @param seen what the form showed
 */
export const saveBid = (
  { db }: Context,
  actor: Actor,
  opportunityId: string,
  sent: Texts,
  seen: Texts = {},
): Promise<BidResult | EditRefusal> =>
  changeRecord<
    LockedBid,
    { stored: Texts; change: TextChanges; assumptions: BidAssumptions },
    BidProblem,
    Done | EditRefusal
  >(
    { db },
    {
      lock: (tx) => lockBid(tx, actor, opportunityId),
      isAllowed: may(actor, "bids.change"),
      async decide(tx, { bid, opportunity }) {
        if (opportunity.closedAt !== null) return "closed";
        const assumptions = bid?.assumptions ?? (await readBidAssumptions(tx));
        const stored = sheetTexts(bid?.sheet ?? emptySheet("office", assumptions.margin));
        const record = { recordKind: "bid", recordId: bid?.id ?? opportunityId } as const;
        const edit = { stored, seen, sent: withRemovals(stored, sent), together };
        const change = await mergeFields(tx, actor, record, edit);
        if ("ok" in change) return change;
        if (rowIds({ ...stored, ...change.after }, "area").length > maxAreas)
          return "too-many-areas";
        if (rowIds({ ...stored, ...change.after }, "work").length > maxWork) return "too-much-work";
        return bid !== undefined && isUnchanged(change) ? done : { stored, change, assumptions };
      },
      async apply(tx, { bid }, { stored, change, assumptions }) {
        const texts = { ...stored, ...change.after };
        const { sheet } = readSheet(texts, actor.language, assumptions.margin);
        const id = bid?.id ?? newId();
        const ofToday = { assumptions, assumptionsAt: sql`clock_timestamp()` };
        if (bid === undefined)
          await tx.insert(bids).values({ id, opportunityId, sheet, ...ofToday });
        else
          await tx
            .update(bids)
            .set({
              sheet,
              revision: bid.revision + 1,
              changedAt: sql`clock_timestamp()`,
              ...(bid.assumptions === null && ofToday),
            })
            .where(eq(bids.id, id));
        const details = { names: namesIn(texts, change) };
        await recordBidEvent(tx, actor, opportunityId, id, { kind: "changed", change, details });
        return done;
      },
    },
  );

/** A row that is emptied stays among the fields, so that the merge sees that it was taken out. */
export function withRemovals(stored: Texts, sent: Texts): Texts {
  const rows = withoutBlankRows(sent);
  const emptied = Object.keys(stored).filter((name) => name in sent && !(name in rows));
  return { ...rows, ...Object.fromEntries(emptied.map((name) => [name, ""])) };
}

/** Names of the areas whose fields are changed: their ids say nothing to a reader of the history. */
function namesIn(texts: Texts, { before, after }: TextChanges): string[] {
  const ids = Object.keys(after).flatMap((name) => /^(area|work)\.[^.]+/.exec(name)?.[0] ?? []);
  return [...new Set(ids)].flatMap((id) => {
    const name = texts[`${id}.name`] || before[`${id}.name`];
    return name ? [name] : [];
  });
}

/**
 * Rates are always today's; assumptions are too, unless the bid has its own.
 * @param kept the bid's own assumptions; null if it has not been begun
 */
export async function currentInput(
  db: Database | Transaction,
  sheet: BidSheet,
  kept: BidAssumptions | null = null,
): Promise<BidInput> {
  const inForce = await readRatesInForce(db);
  return { sheet, ...inForce, assumptions: kept ?? (await readBidAssumptions(db)) };
}

/** Only the assumptions that today's settings would change, by the names of their fields. */
export const assumptionChanges = (kept: BidAssumptions, today: BidAssumptions): TextChanges =>
  // Both sides have the same fields, so every change has two texts.
  changedFields(bidAssumptionTexts(kept), bidAssumptionTexts(today)) as TextChanges;

/** The bid drops its own assumptions and is priced with today's settings. */
export const renewAssumptions = (
  { db }: Context,
  actor: Actor,
  opportunityId: string,
  seenRevision: number,
): Promise<BidResult> =>
  changeRecord<
    LockedBid,
    { bidId: string; assumptions: BidAssumptions; change: TextChanges },
    BidProblem,
    Done
  >(
    { db },
    {
      lock: (tx) => lockBid(tx, actor, opportunityId),
      isAllowed: may(actor, "bids.change"),
      async decide(tx, { bid, opportunity }) {
        if (opportunity.closedAt !== null) return "closed";
        if (bid === undefined || bid.assumptions === null) return done;
        const assumptions = await readBidAssumptions(tx);
        const change = assumptionChanges(bid.assumptions, assumptions);
        if (isUnchanged(change)) return done;
        return bid.revision === seenRevision
          ? { bidId: bid.id, assumptions, change }
          : "changed-since";
      },
      async apply(tx, _, { bidId, assumptions, change }) {
        await tx
          .update(bids)
          .set({
            assumptions,
            assumptionsAt: sql`clock_timestamp()`,
            revision: seenRevision + 1,
            changedAt: sql`clock_timestamp()`,
          })
          .where(eq(bids.id, bidId));
        const fields = inHistory(change);
        await recordBidEvent(tx, actor, opportunityId, bidId, {
          kind: "assumptions-renewed",
          change: fields,
        });
        return done;
      },
    },
  );

/** A wage of the company's is no wage of the building, though both fields have one name. */
function inHistory({ before, after }: TextChanges): FieldChanges {
  const prefixed = (texts: Texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [`${assumptionPrefix}${name}`, text]),
    );
  return changedFields(prefixed(before), prefixed(after));
}

/** @param seenRevision of the bid as its maker has seen it */
export const makeVersion = (
  { db }: Context,
  actor: Actor,
  opportunityId: string,
  { seenRevision, note }: { seenRevision: number; note: string },
): Promise<BidResult> =>
  changeRecord<LockedBid, { bidId: string; input: BidInput }, BidProblem, Done>(
    { db },
    {
      lock: (tx) => lockBid(tx, actor, opportunityId),
      isAllowed: may(actor, "bids.change"),
      async decide(tx, { bid, opportunity }) {
        if (opportunity.closedAt !== null) return "closed";
        if (bid === undefined || bid.sheet.areas.length === 0) return "nothing-priced";
        if (bid.revision !== seenRevision) return "changed-since";
        const input = await currentInput(tx, bid.sheet, bid.assumptions);
        return offersNothing(input) ? "nothing-offered" : { bidId: bid.id, input };
      },
      async apply(tx, { opportunity }, { bidId, input }) {
        const [last] = await tx
          .select({ number: max(bidVersions.number) })
          .from(bidVersions)
          .where(eq(bidVersions.bidId, bidId));
        const number = (last?.number ?? 0) + 1;
        const needsApproval = isUnderMarginFloor(input);
        await tx.insert(bidVersions).values({
          id: newId(),
          bidId,
          number,
          input: withUsedRates(input),
          note,
          noteLanguage: actor.language,
          needsApproval,
          madeBy: actor.accountId,
        });
        await recordBidEvent(tx, actor, opportunityId, bidId, {
          kind: "version-made",
          change: createdFields({ number, note, needsApproval }),
        });
        await advanceOpportunity(tx, actor, opportunityId, "bid");
        // One that waits for an administrator says nothing yet of what it will bring.
        if (!needsApproval)
          await estimateByBid(tx, actor, opportunityId, priceBid(input, "a").price);
        else {
          const news = { event: "waits", number, note } as const;
          await notifyAboutBid(tx, actor, opportunity, news, await listBidApprovers(tx));
        }
        return done;
      },
    },
  );

/** A version keeps only the rates that its areas use, because a licensed table has thousands. */
function withUsedRates(input: BidInput): BidInput {
  const used = new Set(
    alternativeNames.flatMap((name) =>
      priceBid(input, name).areas.flatMap(({ basis }) =>
        basis.by === "rate" ? basis.rate.id : [],
      ),
    ),
  );
  return { ...input, rates: input.rates.filter(({ id }) => used.has(id)) };
}

export const approveVersion = (
  { db }: Context,
  actor: Actor,
  opportunityId: string,
  number: number,
): Promise<BidResult> =>
  changeRecord<LockedBid, typeof bidVersions.$inferSelect, BidProblem, Done>(
    { db },
    {
      lock: (tx) => lockBid(tx, actor, opportunityId),
      isAllowed: may(actor, "bids.approve"),
      async decide(tx, { bid }) {
        if (bid === undefined) return "not-found";
        const [version] = await tx
          .select()
          .from(bidVersions)
          .where(sql`${bidVersions.bidId} = ${bid.id} and ${bidVersions.number} = ${number}`);
        if (version === undefined) return "not-found";
        return version.needsApproval && version.approvedAt === null ? version : "wrong-state";
      },
      async apply(tx, { opportunity }, { id, bidId, input, madeBy }) {
        await tx
          .update(bidVersions)
          .set({ approvedBy: actor.accountId, approvedAt: sql`clock_timestamp()` })
          .where(eq(bidVersions.id, id));
        await recordBidEvent(tx, actor, opportunityId, bidId, {
          kind: "version-approved",
          change: changedFields({ approved: false }, { approved: true }),
          details: { number },
        });
        const later = await tx.$count(
          bidVersions,
          and(eq(bidVersions.bidId, bidId), gt(bidVersions.number, number)),
        );
        if (later === 0) await estimateByBid(tx, actor, opportunityId, priceBid(input, "a").price);
        const news = { event: "approved", number, note: "" } as const;
        await notifyAboutBid(tx, actor, opportunity, news, [madeBy]);
        return done;
      },
    },
  );

interface BidEvent {
  kind: HistoryKindOf<"bid">;
  change: FieldChanges;
  details?: HistoryDetails;
}

async function recordBidEvent(
  tx: Transaction,
  { accountId }: Actor,
  opportunityId: string,
  recordId: string,
  event: BidEvent,
): Promise<void> {
  await recordHistory(tx, { ...event, recordKind: "bid", recordId, actorId: accountId });
  await sendChangeEvent(tx, { kind: "opportunity", id: opportunityId });
}
