import { contentIn } from "../content-in.ts";
import * as en from "../en/careers/careers.ts";
import * as es from "../es/careers/careers.ts";

export type { Benefit, HiringStep } from "../en/careers/careers.ts";

export const careersContent = contentIn("careers/careers", en, es);
