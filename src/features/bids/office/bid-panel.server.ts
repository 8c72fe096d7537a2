import { moneyText } from "#platform/format/money.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import { findBid, listVersions } from "../bid-queries.server.ts";
import { priceBid } from "../calculation/price-bid.ts";
import { percentText } from "./bid-sentences.ts";

interface BidPanelData {
  path: string;
  /** The number of areas in the draft; undefined without a draft. */
  areas: number | undefined;
  latest: { number: number; price: string; margin: string; waits: boolean } | undefined;
  mayChange: boolean;
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    bid: BidPanelData;
  }
}

export const readBidPanel: PanelReader<"bid"> = async (route, actor, { kind, id }) => {
  if (kind !== "opportunity" || !may(actor, "bids.read")) return undefined;
  const { db } = route.context.get(appContext);
  const [bid, [latest]] = await Promise.all([findBid(db, actor, id), listVersions(db, actor, id)]);
  return {
    path: `/office/pipeline/${id}/bid`,
    areas: bid?.sheet.areas.length,
    latest: latest && describeLatest(latest.version),
    mayChange: may(actor, "bids.change"),
  };
};

function describeLatest({
  number,
  input,
  needsApproval,
  approvedAt,
}: Awaited<ReturnType<typeof listVersions>>[number]["version"]) {
  const { price, margin } = priceBid(input, "a");
  return {
    number,
    price: moneyText(price),
    margin: percentText(margin),
    waits: needsApproval && approvedAt === null,
  };
}
