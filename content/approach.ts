import { contentIn } from "./content-in.ts";
import * as en from "./en/approach.ts";
import * as es from "./es/approach.ts";

export type { ApproachStep } from "./en/approach.ts";

export const approachContent = contentIn("approach", en, es);
