import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/hospitality.ts";
import * as es from "../es/industries/hospitality.ts";

export const hospitalityContent = contentIn("industries/hospitality", en, es);
