/**
 * Places where the company works, each with a page. They are apart from what the pages say, as every page of
 * the site names them.
 */
import { company } from "./company.ts";
import { contentIn, whileContentStays } from "./content-in.ts";
import { type Place, places } from "./shipped-places.ts";

/** @see `untranslated.ts`: names are the same in both languages until somebody says otherwise. */
const written = contentIn("places", { places }, { places });

/**
 * Leaves out what nobody could open (an entry that has no name yet, or the address of another one), and
 * places in states that the company does not serve.
 */
export const placesIn = whileContentStays((language): readonly Place[] => {
  const seen = new Set<string>();
  return written(language).places.filter(({ name, address, stateCode }) => {
    if (company.statesServed?.includes(stateCode) === false) return false;
    if (name.trim() === "" || address === "" || seen.has(address)) return false;
    seen.add(address);
    return true;
  });
});

export const placePath = ({ address }: Pick<Place, "address">): `/locations/${string}` =>
  `/locations/${address}`;
