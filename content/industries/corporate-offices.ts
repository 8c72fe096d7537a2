import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/corporate-offices.ts";
import * as es from "../es/industries/corporate-offices.ts";

export type { OfficeDay } from "../en/industries/corporate-offices.ts";

export const corporateOfficesContent = contentIn("industries/corporate-offices", en, es);
