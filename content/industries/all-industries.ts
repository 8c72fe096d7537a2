import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/all-industries.ts";
import * as es from "../es/industries/all-industries.ts";

export type { Hours, IndustrySection } from "../en/industries/all-industries.ts";

export const allIndustriesContent = contentIn("industries/all-industries", en, es);
