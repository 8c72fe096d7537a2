/**
 * A phone makes these entries during a visit, perhaps without a connection, and sends them later. This module
 * is safe for browsers.
 */
import * as z from "zod/mini";
import { crewNoteCodes } from "#features/visits/crew-notes/crew-note.ts";

/** A phone may run an older page than the server: what it sends names the shape that it has. */
export const entryVersion = 1;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const attendance = z.discriminatedUnion("how", [
  z.object({ how: z.literal("site-code"), code: z.string().check(z.trim(), z.maxLength(40)) }),
  z.object({
    how: z.literal("entered-later"),
    time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  }),
]);

/** A tap or a form. */
const visitAct = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("check-in"), attendance }),
  z.object({
    kind: z.literal("check-out"),
    attendance,
    undoneReason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  z.object({
    kind: z.literal("task"),
    areaId: z.uuid(),
    task: z.string(),
    isDone: z.boolean(),
  }),
  /** Only the tasks of the area that one press changed. */
  z.object({
    kind: z.literal("tasks"),
    areaId: z.uuid(),
    isDone: z.boolean(),
    tasks: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(60)),
  }),
  z.object({
    kind: z.literal("exception"),
    areaId: z.optional(z.uuid()),
    /** A phone with an older page sends none. */
    code: z.optional(z.enum(crewNoteCodes)),
    /** Left out where the code says all. */
    text: z.optional(text),
    /** Ids that the phone made for photos, which it has sent before. */
    photos: z.array(z.uuid()).check(z.maxLength(10)),
  }),
  z.object({ kind: z.literal("message"), text }),
  /** A supply that was brought: its work order. */
  z.object({ kind: z.literal("supply"), order: z.uuid() }),
]);

export type VisitAct = z.infer<typeof visitAct>;

export const visitEntry = z.object({
  version: z.literal(entryVersion),
  visitId: z.uuid(),
  /** The person who made the entry: another person's account on the same phone never sends it. */
  by: z.uuid(),
  /** The phone's clock may be wrong in both, so only the time between them counts. */
  at: z.iso.datetime(),
  sentAt: z.iso.datetime(),
  act: visitAct,
});

export type VisitEntry = z.infer<typeof visitEntry>;
