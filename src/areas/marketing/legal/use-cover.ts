import { company } from "#content/company.ts";
import type { LegalPart } from "#content/legal/document.ts";
import { dollarsText } from "#platform/format/number-format.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { legalMessages } from "./messages.ts";

/** Licenses and insurance as a part of the terms; undefined where the owner has entered none. */
export function useCover(): LegalPart | undefined {
  const { cover } = useMessages(legalMessages);
  const { licenses, insurance } = company.legal;
  const { perOccurrence, aggregate, umbrella, bond, workersCompensation } = insurance;
  const liability = perOccurrence && { each: dollarsText(perOccurrence) };
  const points = [
    ...licenses,
    liability && aggregate
      ? cover.liabilityWithAggregate({ ...liability, all: dollarsText(aggregate) })
      : liability && cover.liability(liability),
    umbrella && cover.umbrella({ amount: dollarsText(umbrella) }),
    bond && cover.bond({ amount: dollarsText(bond) }),
    workersCompensation && cover.workersCompensation,
  ].filter((point) => typeof point === "string");
  if (points.length === 0) return undefined;
  return { id: "cover", title: cover.title, blocks: [{ points }] };
}
