import { contentIn } from "./content-in.ts";
import * as en from "./en/contact.ts";
import * as es from "./es/contact.ts";

export const contactContent = contentIn("contact", en, es);
