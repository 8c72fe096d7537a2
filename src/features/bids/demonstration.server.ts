/** Bids of the demonstration, each with a version; one is under the lowest margin, and was let pass. */
import { eq } from "drizzle-orm";
import { demoBids } from "#content/demo-bids.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import { changedFields, createdFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { currentInput } from "./bid-commands.server.ts";
import type { BidSheet } from "./bid-sheet-types.ts";
import { isUnderMarginFloor, priceBid } from "./calculation/price-bid.ts";
import { readSheet } from "./sheet-texts.ts";
import { bids, bidVersions } from "./tables/bids.ts";

export const demonstration: Demonstration = {
  async add(parts) {
    await parts.db.transaction(async (tx) => {
      for (const bid of demoBids) await addBid(tx, parts, bid);
    });
  },
};

type DemoBid = (typeof demoBids)[number];

async function addBid(tx: Transaction, { places, now }: DemoParts, bid: DemoBid): Promise<void> {
  const [row] = await tx
    .select({ id: opportunities.id })
    .from(opportunities)
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
    .where(eq(prospectCompanies.name, bid.company));
  if (row === undefined) throw new Error(`The demonstration has no opportunity of ${bid.company}`);
  const id = newId();
  const madeBy = places.accountOf(bid.by);
  const input = await currentInput(tx, sheetOf(bid));
  const [first] = bid.versions;
  const changedAt = daysBefore(now, first?.daysAgo ?? 1);
  await tx.insert(bids).values({
    id,
    opportunityId: row.id,
    sheet: input.sheet,
    assumptions: input.assumptions,
    assumptionsAt: changedAt,
    changedAt,
  });
  const event = { recordKind: "bid", recordId: id } as const;
  await recordHistory(tx, {
    ...event,
    kind: "changed",
    actorId: madeBy,
    at: changedAt,
    change: createdFields({ facilityType: input.sheet.facilityType }),
    details: { names: bid.areas.map(({ name }) => name) },
  });
  for (const [index, { daysAgo, note, approvedBy }] of bid.versions.entries()) {
    const madeAt = daysBefore(now, daysAgo);
    const approver = approvedBy === undefined ? null : places.accountOf(approvedBy);
    const approvedAt = approver === null ? null : daysBefore(now, daysAgo - 0.1);
    const needsApproval = isUnderMarginFloor(input);
    const number = index + 1;
    await tx.insert(bidVersions).values({
      id: newId(),
      bidId: id,
      number,
      input,
      note,
      noteLanguage: "en",
      needsApproval,
      madeBy,
      madeAt,
      approvedBy: approver,
      approvedAt,
    });
    await recordHistory(tx, {
      ...event,
      kind: "version-made",
      actorId: madeBy,
      at: madeAt,
      change: createdFields({ number, note, needsApproval }),
    });
    if (approvedAt !== null)
      await recordHistory(tx, {
        ...event,
        kind: "version-approved",
        actorId: approver,
        at: approvedAt,
        change: changedFields({ approved: false }, { approved: true }),
        details: { number },
      });
  }
  // A made version sets the worth of its opportunity, so the demonstration does the same.
  const isPriced = bid.versions.length > 0 && !isUnderMarginFloor(input);
  if (isPriced)
    await tx
      .update(opportunities)
      .set({ valueCents: priceBid(input, "a").price, valueBasis: "bid" })
      .where(eq(opportunities.id, row.id));
}

/** The form reads these texts, so that the demonstration fails here on anything the form would refuse. */
function sheetOf(bid: DemoBid): BidSheet {
  const often = (nights: number) => (nights === 0 ? "none" : `${nights}-week`);
  const texts: Record<string, string> = {
    facilityType: bid.facilityType,
    from: bid.window[0],
    until: bid.window[1],
    people: String(bid.people),
    setUp: "10",
    supervision: "6",
    supplies: "share",
    equipment: "85",
  };
  for (const [n, name] of (["a", "b"] as const).entries()) {
    const prefix = `alternative.${name}`;
    texts[`${prefix}.name`] = bid.names[n] ?? "";
    texts[`${prefix}.offered`] = bid.names[n] === "" ? "no" : "yes";
    texts[`${prefix}.kind`] = "margin";
    texts[`${prefix}.value`] = String(bid.margin[n] ?? 0);
    if (bid.porterHours !== undefined && name === "a") {
      texts[`${prefix}.porterHours`] = String(bid.porterHours);
      texts[`${prefix}.porterDays`] = "5";
    }
  }
  for (const [n, area] of bid.areas.entries()) {
    const prefix = `area.demo${n}`;
    const [toilets = 0, urinals = 0, sinks = 0] = area.fixtures ?? [];
    Object.assign(texts, {
      [`${prefix}.name`]: area.name,
      [`${prefix}.floor`]: area.floor,
      [`${prefix}.type`]: area.type,
      [`${prefix}.covering`]: area.covering,
      [`${prefix}.squareFeet`]: String(area.squareFeet ?? ""),
      [`${prefix}.toilet`]: String(toilets),
      [`${prefix}.urinal`]: String(urinals),
      [`${prefix}.sink`]: String(sinks),
      [`${prefix}.minutes`]: String(area.minutes ?? ""),
      [`${prefix}.difficulty`]: String(area.difficulty ?? 100),
      [`${prefix}.a`]: often(area.nights[0]),
      [`${prefix}.b`]: often(area.nights[1]),
      [`${prefix}.c`]: "none",
    });
  }
  for (const [n, [name, dollars, times, month]] of bid.work.entries())
    Object.assign(texts, {
      [`work.demo${n}.name`]: name,
      [`work.demo${n}.cost`]: String(dollars),
      [`work.demo${n}.times`]: String(times),
      [`work.demo${n}.month`]: String(month),
    });
  const { sheet, errors } = readSheet(texts, "en", 0);
  const [fault] = Object.entries(errors);
  if (fault !== undefined) throw new Error(`The bid for ${bid.company}: ${fault.join(": ")}`);
  return sheet;
}
