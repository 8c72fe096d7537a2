import { contentIn } from "./content-in.ts";
import * as en from "./en/differentiators.ts";
import * as es from "./es/differentiators.ts";

export type { Differentiator } from "./en/differentiators.ts";

export const differentiatorsContent = contentIn("differentiators", en, es);
