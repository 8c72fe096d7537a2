import * as en from "./only-in-english/locations.ts";
import { untranslatedContent } from "./untranslated.ts";

export type { Location } from "./only-in-english/locations.ts";

export const locationsContent = untranslatedContent("locations", en);

/** The anchor of a place on the page of all of them. */
export const placeAnchor = ({ address }: { address: string }): string => address;
