import * as en from "./only-in-english/about.ts";
import { untranslatedContent } from "./untranslated.ts";

export type { Leader } from "./only-in-english/about.ts";

export const aboutContent = untranslatedContent("about", en);
