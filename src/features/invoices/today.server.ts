import { company } from "#content/company.ts";
import { dayIn } from "./billing-days.ts";

/** By the company's calendar, ISO. */
export const today = (): string => dayIn(company.timeZone, new Date());
