import { contentIn } from "./content-in.ts";
import * as en from "./en/industries.ts";
import * as es from "./es/industries.ts";

export type { Industry, IndustryId } from "./en/industries.ts";

export const industriesContent = contentIn("industries", en, es);
