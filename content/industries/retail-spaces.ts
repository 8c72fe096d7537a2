import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/retail-spaces.ts";
import * as es from "../es/industries/retail-spaces.ts";

export const retailSpacesContent = contentIn("industries/retail-spaces", en, es);
