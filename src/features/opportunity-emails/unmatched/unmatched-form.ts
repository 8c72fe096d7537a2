/** The commands on an unmatched email. This module is safe for browsers. */
import * as z from "zod/mini";
import { byLanguage } from "#platform/language/by-language.ts";
import type { UnmatchedState } from "../email-types.ts";
import { opportunityEmailMessages } from "../messages.ts";

export const unmatchedPath = "/office/pipeline/unmatched";

export function unmatchedAddress(state: UnmatchedState, after?: string): string {
  const search = new URLSearchParams({
    ...(state !== "waiting" && { state }),
    ...(after !== undefined && { after }),
  }).toString();
  return unmatchedPath + (search === "" ? "" : `?${search}`);
}

export const unmatchedForm = byLanguage((language) => {
  const { errors } = opportunityEmailMessages(language);
  return z.discriminatedUnion("step", [
    z.object({ step: z.literal("join"), opportunity: z.uuid(errors.email) }),
    z.object({ step: z.literal("aside") }),
    z.object({ step: z.literal("back") }),
  ]);
});
