/**
 * A phone makes these entries about a survey, perhaps without a connection, and sends them later. This module
 * is safe for browsers.
 */
import * as z from "zod/mini";

/** A phone may run an older page than the server: what it sends names the shape that it has. */
export const surveyEntryVersion = 1;

/** Each field by its name; how long it may be says the reader of the form. */
const texts = z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(4_000)));

const surveyAct = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("add"),
    areas: z
      .array(
        z.object({
          /** Made by the phone, so that what comes after can name it. */
          id: z.uuid(),
          source: z.enum(["entered", "proposed"]),
          fields: texts,
        }),
      )
      .check(z.minLength(1), z.maxLength(40)),
  }),
  z.object({ kind: z.literal("edit"), areaId: z.uuid(), fields: texts, seen: texts }),
  z.object({ kind: z.literal("move"), areaId: z.uuid(), to: z.enum(["up", "down"]) }),
  z.object({ kind: z.literal("remove"), areaId: z.uuid() }),
  z.object({ kind: z.literal("access"), fields: texts, seen: texts }),
  z.object({
    kind: z.literal("photos"),
    areaId: z.uuid(),
    /** Ids that the phone made for photos, which it has sent before. */
    photos: z.array(z.uuid()).check(z.minLength(1), z.maxLength(10)),
  }),
  z.object({
    kind: z.literal("remove-photo"),
    areaId: z.uuid(),
    /** Names the stored file, or a photo that the phone has not sent yet by the id it gave it. */
    photo: z.uuid(),
  }),
]);

export type SurveyAct = z.infer<typeof surveyAct>;

export const surveyEntry = z.object({
  version: z.literal(surveyEntryVersion),
  opportunityId: z.uuid(),
  /** The person who made the entry: another person's account on the same phone never sends it. */
  by: z.uuid(),
  /** The phone's clock may be wrong in both, so only the time between them counts. */
  at: z.iso.datetime(),
  sentAt: z.iso.datetime(),
  act: surveyAct,
});

export type SurveyEntry = z.infer<typeof surveyEntry>;
