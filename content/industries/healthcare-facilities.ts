import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/healthcare-facilities.ts";
import * as es from "../es/industries/healthcare-facilities.ts";

export type { Zone } from "../en/industries/healthcare-facilities.ts";

export const healthcareFacilitiesContent = contentIn("industries/healthcare-facilities", en, es);
