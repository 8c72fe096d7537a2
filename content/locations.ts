import * as en from "./only-in-english/locations.ts";
import { untranslatedContent } from "./untranslated.ts";

export type { Location } from "./only-in-english/locations.ts";

export const locationsContent = untranslatedContent("locations", en);
