import { contentIn } from "./content-in.ts";
import * as en from "./en/quote.ts";
import * as es from "./es/quote.ts";

export const quoteContent = contentIn("quote", en, es);
