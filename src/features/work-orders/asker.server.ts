/** Who asked for a work order, as its readers are told. */
import type { Language } from "#platform/language/language.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import type { WorkOrderRow } from "./tables/work-orders.ts";

/** Stored as the name of who reported something at a sign and named nobody; read in each language. */
export const namelessOccupant = "An occupant";

interface Asked {
  askedName: string;
  source: WorkOrderRow["source"];
}

export const isNameless = ({ askedName, source }: Asked): boolean =>
  source === "occupant" && askedName === namelessOccupant;

export const askerName = (asked: Asked, language: Language): string =>
  isNameless(asked) ? workOrderServerMessages(language).anOccupant : asked.askedName;

/** With what kind of person or thing it was, unless the name says so. */
export function requestedBy(asked: Asked, language: Language): string {
  const messages = workOrderServerMessages(language);
  return isNameless(asked)
    ? messages.anOccupant
    : messages.requestedBy[asked.source]({ name: asked.askedName });
}
