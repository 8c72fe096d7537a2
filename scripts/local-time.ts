import { company } from "#content/company.ts";
import * as exported from "#domain/exports/local-time.ts";

/** In the company's time zone. */
export const localTime = (moment: Date): string => exported.localTime(moment, company.timeZone);
