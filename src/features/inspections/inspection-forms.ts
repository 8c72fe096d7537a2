/**
 * A phone makes these entries, perhaps without a connection, and sends them later. This module is safe for
 * browsers.
 */
import * as z from "zod/mini";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { inspectionMessages } from "./messages.ts";
import { scoringMethods } from "./scoring.ts";

/** A phone may run an older page than the server: what it sends names the shape that it has. */
export const inspectionEntryVersion = 1;

const rating = z.enum(["1", "2", "3", "4", "5", "pass", "fail", "na"]);

const inspectionAct = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("answer"),
    itemId: z.uuid(),
    rating: z.nullable(rating),
    comment: z.string().check(z.trim(), z.maxLength(500)),
    /** Ids of the answers that were shown when it was given. */
    replaces: z.array(z.uuid()).check(z.maxLength(20)),
  }),
  /** One press rates all items of an area that nobody has rated. Without a rating, it takes that back. */
  z.object({
    kind: z.literal("rest"),
    rating: z.nullable(rating),
    answers: z
      .array(
        z.object({
          /** Made by the phone, so that a later press can name it. */
          id: z.uuid(),
          itemId: z.uuid(),
          replaces: z.array(z.uuid()).check(z.maxLength(20)),
        }),
      )
      .check(z.minLength(1), z.maxLength(60)),
  }),
  z.object({
    kind: z.literal("photos"),
    itemId: z.uuid(),
    /** Ids that the phone made for photos, which it has sent before. */
    photos: z.array(z.uuid()).check(z.minLength(1), z.maxLength(10)),
  }),
  z.object({ kind: z.literal("finish") }),
]);

export type InspectionAct = z.infer<typeof inspectionAct>;

export const inspectionEntry = z.object({
  version: z.literal(inspectionEntryVersion),
  inspectionId: z.uuid(),
  /** The person who made the entry: another person's account on the same phone never sends it. */
  by: z.uuid(),
  /** The phone's clock may be wrong in both, so only the time between them counts. */
  at: z.iso.datetime(),
  sentAt: z.iso.datetime(),
  act: inspectionAct,
});

export type InspectionEntry = z.infer<typeof inspectionEntry>;

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

export const ruleForm = byLanguage((language) => {
  const { errors } = inspectionMessages(language);
  return z.object({
    facilityId: z.uuid(errors.facility),
    everyMonths: z.pipe(z.enum(["1", "2", "3", "6", "12"], errors.often), z.transform(Number)),
    dayOfMonth: z.coerce
      .number(errors.day)
      .check(
        z.int(errors.dayInRange),
        z.minimum(1, errors.dayInRange),
        z.maximum(28, errors.dayInRange),
      ),
    inspectorId: z.uuid(errors.inspector),
    method: z.enum(scoringMethods, errors.method),
  });
});

export type RuleForm = z.infer<ReturnType<typeof ruleForm>>;

export const linkDays = [7, 30, 90] as const;

/** Steps of the forms of an inspection, in portal and office. */
export const makeLinkForm = byLanguage((language) =>
  z.object({
    step: z.literal("make-link"),
    days: z.enum(["7", "30", "90"], inspectionMessages(language).errors.days),
  }),
);

export const revokeLinkForm = z.object({ step: z.literal("revoke-link"), link: z.uuid() });
