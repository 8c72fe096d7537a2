/** The form of an area as it is posted: fields `rating.<item>`, `comment.<item>` and `was.<item>`. */
import * as z from "zod/mini";
import type { NewAnswer } from "../apply-entry.server.ts";

/** The values that the page showed of an item, against which changes are found. */
const seenAnswer = z.object({
  rating: z.nullable(z.string()),
  comment: z.string(),
  replaces: z.array(z.uuid()),
});

export type SeenAnswer = z.infer<typeof seenAnswer>;

const shortText = z.catch(z.string().check(z.trim(), z.maxLength(500)), "");

/** Only values that differ from those on the page count, so that a form sent twice adds nothing. */
export function answersIn(fields: Record<string, unknown>): NewAnswer[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const itemId = /^was\.(.+)$/.exec(name)?.[1];
    const was = itemId === undefined ? undefined : z.safeParse(seenAnswer, parsed(value));
    if (itemId === undefined || !z.safeParse(z.uuid(), itemId).success || !was?.success) return [];
    const comment = z.parse(shortText, fields[`comment.${itemId}`]);
    // One button rates all items without a rating or a comment.
    const rest = comment === "" ? z.parse(shortText, fields.rest) : "";
    const rating = z.parse(shortText, fields[`rating.${itemId}`]) || rest || null;
    const { replaces } = was.data;
    const isSame = rating === was.data.rating && comment === was.data.comment;
    return isSame || (rating === null && comment === "" && was.data.comment === "")
      ? []
      : [{ itemId, rating, comment, replaces }];
  });
}

/** Keyed by the id of the area or item; invalid weights are ignored. */
export function weightsIn(fields: Record<string, unknown>, maxWeight: number): Map<string, number> {
  const ratings = Object.entries(fields).flatMap(([name, value]): [string, number][] => {
    const id = z.safeParse(z.uuid(), /^weight\.(.+)$/.exec(name)?.[1]);
    const weight = Number(value);
    const isWeight = Number.isInteger(weight) && weight >= 1 && weight <= maxWeight;
    return id.success && isWeight ? [[id.data, weight]] : [];
  });
  return new Map(ratings);
}

function parsed(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return undefined;
  }
}
