/** What bids reckon with, as a section of the settings. */
import * as z from "zod/mini";
import {
  type BidAssumptions,
  burdenParts,
  shippedBidAssumptions,
} from "#content/bid-assumptions.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { hundredthsOf, hundredthsText } from "#platform/format/hundredths.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { changeSection, readSection, type Section } from "../change-section.server.ts";
import {
  bidAssumptionNames,
  burdenField,
  marginNames,
  shareNames,
  wageNames,
} from "./bid-assumptions-form.server.ts";

/** Only what differs from what is shipped, by the names of the form's fields. */
const stored = z.record(z.string(), z.number());

const plainNames = [...wageNames, ...shareNames, ...marginNames] as const;

const valuesOf = (assumptions: BidAssumptions): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(plainNames.map((name) => [name, assumptions[name]])),
  ...Object.fromEntries(burdenParts.map((part) => [burdenField(part), assumptions.burden[part]])),
});

function assumptionsOf(value: unknown): BidAssumptions {
  const own = stored.parse(value);
  const of = (name: string, shipped: number) => own[name] ?? shipped;
  const shipped = shippedBidAssumptions;
  return {
    wage: of("wage", shipped.wage),
    supervisorWage: of("supervisorWage", shipped.supervisorWage),
    wageFloor: of("wageFloor", shipped.wageFloor),
    burden: {
      socialSecurity: of("burden.socialSecurity", shipped.burden.socialSecurity),
      federalUnemployment: of("burden.federalUnemployment", shipped.burden.federalUnemployment),
      stateUnemployment: of("burden.stateUnemployment", shipped.burden.stateUnemployment),
      workersCompensation: of("burden.workersCompensation", shipped.burden.workersCompensation),
      liability: of("burden.liability", shipped.burden.liability),
      paidTimeOff: of("burden.paidTimeOff", shipped.burden.paidTimeOff),
      health: of("burden.health", shipped.burden.health),
    },
    supplies: of("supplies", shipped.supplies),
    overhead: of("overhead", shipped.overhead),
    allowance: of("allowance", shipped.allowance),
    margin: of("margin", shipped.margin),
    marginFloor: of("marginFloor", shipped.marginFloor),
  };
}

export const bidAssumptionTexts = (assumptions: BidAssumptions): Texts => {
  const values = valuesOf(assumptions);
  return Object.fromEntries(
    bidAssumptionNames.map((name) => [name, hundredthsText(values[name] ?? 0)]),
  );
};

export const bidAssumptionsSection: Section<BidAssumptions> = {
  name: "bid-assumptions",
  kind: "bid-assumptions-changed",
  read: assumptionsOf,
  texts: bidAssumptionTexts,
};

export const changeBidAssumptions = (
  context: { db: Database },
  actor: Actor,
  form: Texts,
  seen: Texts = {},
) =>
  changeSection(context, actor, bidAssumptionsSection, {
    seen,
    sent: form,
    // The floor says what the margin may be.
    together: [["margin", "marginFloor"]],
    merge: (assumptions, { after }) => {
      const shipped = valuesOf(shippedBidAssumptions);
      const next = {
        ...valuesOf(assumptions),
        ...Object.fromEntries(
          Object.entries(after).map(([name, text]) => [name, hundredthsOf(text) ?? 0]),
        ),
      };
      return Object.fromEntries(
        Object.entries(next).filter(([name, value]) => value !== shipped[name]),
      );
    },
  });

export const readBidAssumptions = (db: Database | Transaction): Promise<BidAssumptions> =>
  readSection(db, bidAssumptionsSection);
