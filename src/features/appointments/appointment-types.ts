/** States, limits and forms of appointments; safe for browsers. */
import * as z from "zod/mini";
import { timeZones } from "#features/facilities/client-form.ts";
import { hourMs } from "#platform/format/durations.ts";
import { optionalText, optionalTick, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { appointmentMessages } from "./messages.ts";

export type AppointmentState =
  /** Waits for the guest to pick a time. */
  | "offered"
  | "booked"
  | "canceled"
  /** Other times were offered in its place. */
  | "replaced";

export const maxSlots = 20;
/** Until so long before it begins, guests pick, change and cancel a time by themselves. */
export const noticeMs = 4 * hourMs;
/** How far ahead a time can be. */
export const maxDaysAhead = 365;
export const lengths = [15, 30, 45, 60, 90, 120, 180, 240] as const;
export const usualMinutes = 60;
export const maxNote = 2_000;
export const maxPlace = 300;

/** The day and the time of each row, by the names of their fields. */
export const slotRows = Array.from({ length: maxSlots }, (_, index) => ({
  day: `day.${index}`,
  time: `time.${index}`,
}));

/** On the page in the office. Days and times are read by `readTimes`. */
export const appointmentForm = byLanguage((language) => {
  const { errors } = appointmentMessages(language);
  const plan = {
    seenId: z._default(z.union([z.literal(""), z.uuid()]), ""),
    seenRevision: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
    hostId: z.uuid(errors.host),
    timeZone: z.enum(
      timeZones(language).map(({ value }) => value),
      errors.timeZone,
    ),
    place: requiredText(language, { min: 1, max: maxPlace, message: errors.place }),
    minutes: z.pipe(
      z.enum(
        lengths.map((minutes) => String(minutes)),
        errors.minutes,
      ),
      z.transform(Number),
    ),
    note: z._default(optionalText(language, maxNote), ""),
    overlap: optionalTick(language),
  };
  return z.discriminatedUnion("step", [
    z.object({ step: z.literal("offer"), ...plan }),
    z.object({ step: z.literal("book"), ...plan }),
    z.object({
      step: z.literal("cancel"),
      seenId: plan.seenId,
      seenRevision: plan.seenRevision,
      note: plan.note,
    }),
  ]);
});

export type AppointmentForm = z.infer<ReturnType<typeof appointmentForm>>;
export type PlanForm = Exclude<AppointmentForm, { step: "cancel" }>;

/** What a guest sends. */
export const guestForm = byLanguage((language) => {
  const { errors } = appointmentMessages(language);
  const revision = z.coerce.number().check(z.int(), z.minimum(0));
  return z.discriminatedUnion("step", [
    z.object({ step: z.literal("pick"), revision, slot: z.uuid(errors.slot) }),
    z.object({
      step: z.literal("cancel"),
      revision,
      note: z._default(optionalText(language, maxNote), ""),
    }),
  ]);
});
