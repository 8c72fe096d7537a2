/** What is typed to plan an inspection; safe for browsers. */

import * as z from "zod/mini";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { inspectionMessages } from "./messages.ts";
import { scoringMethods } from "./scoring.ts";

export const inspectionForm = byLanguage((language) => {
  const { errors } = inspectionMessages(language);
  return z.object({
    facilityId: z.uuid(errors.facility),
    plannedOn: calendarDay(language),
    inspectorId: z.uuid(errors.inspector),
    method: z.enum(scoringMethods, errors.method),
  });
});

export type InspectionForm = z.infer<ReturnType<typeof inspectionForm>>;

export const inspectionTabs = ["planned", "to-sign", "signed", "all"] as const;

export type InspectionTab = (typeof inspectionTabs)[number];
