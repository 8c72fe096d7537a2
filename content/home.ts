import { contentIn } from "./content-in.ts";
import * as en from "./en/home.ts";
import * as es from "./es/home.ts";

export const homeContent = contentIn("home", en, es);
