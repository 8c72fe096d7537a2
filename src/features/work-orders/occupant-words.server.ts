/**
 * What we write into a work order for an occupant who gave no name or typed nothing. It is stored in
 * English, as are the words of others, and read in each language.
 */
import type { Language } from "#platform/language/language.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import type { WorkOrderRow } from "./tables/work-orders.ts";

const { occupant: stored } = workOrderServerMessages("en");

export { stored as storedOccupantWords };

type Source = Pick<WorkOrderRow, "source">;

const isNameless = ({ askedName, source }: Source & { askedName: string }): boolean =>
  source === "occupant" && askedName === stored.name;

export const askerName = (asked: Source & { askedName: string }, language: Language): string =>
  isNameless(asked) ? workOrderServerMessages(language).occupant.name : asked.askedName;

/** With what kind of person or thing it was, unless the name says so. */
export function requestedBy(asked: Source & { askedName: string }, language: Language): string {
  const { occupant, requestedBy: sentences } = workOrderServerMessages(language);
  return isNameless(asked) ? occupant.name : sentences[asked.source]({ name: asked.askedName });
}

/** @param text of an occupant @returns as it is what somebody typed */
export function occupantText(text: string, language: Language): string {
  const { objection, reported } = workOrderServerMessages(language).occupant;
  if (text === stored.objection) return objection;
  const kinds = Object.keys(reported) as (keyof typeof reported)[];
  const kind = kinds.find((one) => stored.reported[one] === text);
  return kind === undefined ? text : reported[kind];
}
