import * as en from "./only-in-english/approach-page.ts";
import { untranslatedContent } from "./untranslated.ts";

export const approachPageContent = untranslatedContent("approach-page", en);
