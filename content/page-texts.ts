import { contentIn } from "./content-in.ts";
import * as en from "./en/page-texts.ts";
import * as es from "./es/page-texts.ts";

export const pageTextsContent = contentIn("page-texts", en, es);
