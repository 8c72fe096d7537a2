import { contentIn } from "./content-in.ts";
import * as en from "./en/statistics.ts";
import * as es from "./es/statistics.ts";

export type { Statistic } from "./en/statistics.ts";

export const statisticsContent = contentIn("statistics", en, es);
