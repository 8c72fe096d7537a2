import * as z from "zod/mini";
import { timeZones } from "#features/facilities/client-form.ts";
import { optionalText, optionalTick, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { languages } from "#platform/language/language.ts";
import { lengths, maxNote, maxPlace } from "./appointment-types.ts";
import { appointmentMessages } from "./messages.ts";

/** The form of the office. `readTimes` reads its days and times, which this schema leaves out. */
export const appointmentForm = byLanguage((language) => {
  const { errors } = appointmentMessages(language);
  const seen = {
    "seen.id": z._default(z.union([z.literal(""), z.uuid()]), ""),
    "seen.revision": z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  };
  const plan = {
    ...seen,
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
    // Only a message to a guest with another language than its writer's needs this choice.
    noteLanguage: z._default(z.union([z.literal(""), z.enum(languages)]), ""),
    overlap: optionalTick(language),
    "seen.to": z.optional(z.string()),
  };
  return z.discriminatedUnion("step", [
    z.object({ step: z.literal("offer"), ...plan }),
    z.object({ step: z.literal("book"), ...plan }),
    z.object({
      step: z.literal("cancel"),
      ...seen,
      note: plan.note,
      noteLanguage: plan.noteLanguage,
    }),
    z.object({ step: z.literal("turn-off"), ...seen }),
  ]);
});

export type AppointmentForm = z.infer<ReturnType<typeof appointmentForm>>;
/** The appointment that the form showed when it was opened. */
export const seenAppointmentIn = (form: AppointmentForm) => ({
  seenId: form["seen.id"],
  seenRevision: form["seen.revision"],
});

export type PlanForm = Extract<AppointmentForm, { step: "offer" | "book" }>;

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
