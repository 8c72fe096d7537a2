import * as z from "zod/mini";

const amountMessage = "Please enter dollars, e.g. 240 or 1,240.50";
const maxDollars = 10_000_000;

/** As people write it: `240`, `$1,240.50`; integer cents above zero afterwards. */
export const dollarAmount = z.pipe(
  z.pipe(
    z
      .string(amountMessage)
      .check(
        z.trim(),
        z.regex(/^\$?\s?(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,2})?$/, amountMessage),
      ),
    z.transform((text): number => {
      const [whole = "", part = ""] = text.replaceAll(/[$,\s]/g, "").split(".");
      return Number(whole) * 100 + Number(part.padEnd(2, "0"));
    }),
  ),
  z
    .number()
    .check(
      z.gt(0, "Please enter more than zero"),
      z.lte(maxDollars * 100, "Please check this amount: it's over ten million dollars"),
    ),
);
