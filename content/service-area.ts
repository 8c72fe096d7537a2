/** The states in which the company works: those that the settings name, or else those of its places, or its own. */
import type { Language } from "#platform/language/language.ts";
import { company } from "./company.ts";
import { contentEdits, type LanguageEdits, withEdits } from "./content-edits.ts";
import { places } from "./shipped-places.ts";
import { isStateCode, nameOfStateIn, type StateCode } from "./states.ts";

/** Never made of `placesIn`, whose texts may themselves say how many states there are. */
export function servedStates(edits: LanguageEdits = contentEdits().en): readonly StateCode[] {
  if (company.statesServed !== null) return company.statesServed;
  const named = withEdits({ places }, edits.places).places.filter(({ name }) => name.trim() !== "");
  // Nobody works in no state: without a place, there is the one of the office.
  if (named.length === 0) return [company.address.state].filter(isStateCode);
  return [...new Set(named.map(({ stateCode }) => stateCode))];
}

/** As it stands in a sentence: `in 20 states`, `in Washington`. */
export function serviceArea(language: Language): string {
  const served = servedStates();
  if (served.length === 1) return nameOfStateIn(served[0] ?? "", language);
  return language === "es" ? `${served.length} estados` : `${served.length} states`;
}
