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

/** The text fits into a sentence: `in 20 states`, `in Washington`. */
export function serviceArea(language: Language): string {
  const served = servedStates();
  if (served.length === 1) return nameOfStateIn(served[0] ?? "", language);
  return `${served.length} ${stateNoun(language)}`;
}

/** The noun that follows the number of states. */
export function stateNoun(language: Language): string {
  const isOne = servedStates().length === 1;
  if (language === "es") return isOne ? "estado" : "estados";
  return isOne ? "state" : "states";
}

/** Readers can take in this many names at a glance; of a longer list only the first ones are named. */
const mostNamed = 4;

/** Names the states, all of them or the first few, or the region that the shipped ones span. */
export function statesNamed(language: Language): string {
  const served = servedStates();
  const ofPlaces = new Set<StateCode>(places.map(({ stateCode }) => stateCode));
  if (served.length === ofPlaces.size && served.every((code) => ofPlaces.has(code)))
    return language === "es"
      ? "De Colorado a Nueva York y de Minnesota a Texas"
      : "From Colorado to New York, Minnesota to Texas";
  const names = served.map((code) => nameOfStateIn(code, language));
  if (names.length <= mostNamed) return listed(names, language);
  const shown = names.slice(0, mostNamed - 1);
  const others = names.length - shown.length;
  return listed([...shown, language === "es" ? `${others} más` : `${others} more`], language);
}

/** Lists of the site have no comma before their last word, and American ones would. */
const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === "es" ? "es-US" : "en-GB").format(names);
