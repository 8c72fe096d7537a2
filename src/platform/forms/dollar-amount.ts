import * as z from "zod/mini";
import { byLanguage } from "#platform/language/by-language.ts";
import { formMessages } from "./messages.ts";

const maxDollars = 10_000_000;

/** Accepts `240` or `$1,240.50`, and makes integer cents above zero of it. */
export const dollarAmount = byLanguage((language) => {
  const { dollars, moreThanZero, tooManyDollars } = formMessages(language);
  return z.pipe(
    z.pipe(
      z
        .string(dollars)
        .check(z.trim(), z.regex(/^\$?\s?(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,2})?$/, dollars)),
      z.transform((text): number => {
        const [whole = "", part = ""] = text.replaceAll(/[$,\s]/g, "").split(".");
        return Number(whole) * 100 + Number(part.padEnd(2, "0"));
      }),
    ),
    z.number().check(z.gt(0, moreThanZero), z.lte(maxDollars * 100, tooManyDollars)),
  );
});
