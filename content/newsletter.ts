import { contentIn } from "./content-in.ts";
import * as en from "./en/newsletter.ts";
import * as es from "./es/newsletter.ts";

export const newsletterContent = contentIn("newsletter", en, es);
