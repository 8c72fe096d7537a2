import { company } from "#content/company.ts";
import type { LegalPart } from "#content/legal/document.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { legalMessages } from "./messages.ts";

/** Licenses and insurance as a part of the terms; undefined where the owner has entered none. */
export function useCover(): LegalPart | undefined {
  const { cover } = useMessages(legalMessages);
  const { licenses, insurance } = company.legal;
  const { perOccurrence, aggregate, umbrella, bond, workersCompensation } = insurance;
  const inDollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
  const liability = perOccurrence && { each: inDollars(perOccurrence) };
  const points = [
    ...licenses,
    liability && aggregate
      ? cover.liabilityWithAggregate({ ...liability, all: inDollars(aggregate) })
      : liability && cover.liability(liability),
    umbrella && cover.umbrella({ amount: inDollars(umbrella) }),
    bond && cover.bond({ amount: inDollars(bond) }),
    workersCompensation && cover.workersCompensation,
  ].filter((point) => typeof point === "string");
  if (points.length === 0) return undefined;
  return { id: "cover", title: cover.title, blocks: [{ points }] };
}
