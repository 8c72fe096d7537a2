/** What a phone sends about an inspection, made while it may have had no connection; safe for browsers. */
import * as z from "zod/mini";

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
  /** All items of an area that nobody has rated, by one press; without a rating it takes that back. */
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
  /** Who gave it: another person on the same phone never sends it. */
  by: z.uuid(),
  /** Both by the clock of the phone, which may be wrong: only how long ago it was counts. */
  at: z.iso.datetime(),
  sentAt: z.iso.datetime(),
  act: inspectionAct,
});

export type InspectionEntry = z.infer<typeof inspectionEntry>;
