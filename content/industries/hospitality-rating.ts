import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/hospitality-rating.ts";
import * as es from "../es/industries/hospitality-rating.ts";

export const hospitalityRatingContent = contentIn("industries/hospitality-rating", en, es);
