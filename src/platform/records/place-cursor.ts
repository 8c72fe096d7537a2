/** The place of a row in a list by time: the list goes on after it even if the row was deleted meanwhile. */
import * as z from "zod/mini";

/** Microseconds since 1970, as the database has them, and the id of the row. */
export const placePattern =
  /^(?<microseconds>\d{1,16})-(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const placeCursor = z.string().check(z.regex(placePattern));
