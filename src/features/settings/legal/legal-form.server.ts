import * as z from "zod/mini";
import { optionalText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { settingsServerMessages } from "../messages.server.ts";

const maxLicenses = 20;
const maxDollars = 1_000_000_000;

/** Whole dollars, as people write them; empty where there is no such cover. */
const dollars = (message: string) =>
  z.pipe(
    z.string(message).check(z.trim(), z.regex(/^(\$?\s?\d{1,3}(,?\d{3}){0,3}(\.00)?)?$/, message)),
    z.pipe(
      z.transform((typed: string): string => {
        const digits = typed.replace(/\.00$/, "").replaceAll(/\D/g, "");
        return digits === "" ? "" : String(Number(digits));
      }),
      z
        .string()
        .check(
          z.refine((typed) => typed === "" || (+typed >= 1_000 && +typed <= maxDollars), message),
        ),
    ),
  );

export const legalForm = byLanguage((language) => {
  const { legal: errors } = settingsServerMessages(language).errors;
  const amount = dollars(errors.dollars);
  return z
    .object({
      legalName: optionalText(language, 120),
      lawState: z
        .string(errors.lawState)
        .check(z.trim(), z.regex(/^\p{L}[\p{L} .]{2,38}\p{L}$/u, errors.lawState)),
      licenses: z.pipe(
        z.string(errors.licenses({ max: maxLicenses })),
        z.pipe(
          z.transform((typed: string): string =>
            typed
              .split(/\r\n|[\n\r\u2028\u2029]/u)
              .map((line) => line.trim().replaceAll(/\s+/gu, " "))
              .filter((line) => line !== "")
              .join("\n"),
          ),
          z.string().check(
            z.refine(
              (text) => {
                const lines = text.split("\n");
                return lines.length <= maxLicenses && lines.every(({ length }) => length <= 120);
              },
              errors.licenses({ max: maxLicenses }),
            ),
          ),
        ),
      ),
      perOccurrence: amount,
      aggregate: amount,
      umbrella: amount,
      bond: amount,
      workersCompensation: z.enum(["", "yes"], errors.workersCompensation),
    })
    .check(
      z.refine(
        ({ perOccurrence, aggregate }) =>
          aggregate === "" || (perOccurrence !== "" && +aggregate >= +perOccurrence),
        { path: ["aggregate"], message: errors.aggregate },
      ),
    );
});

export type LegalForm = z.infer<ReturnType<typeof legalForm>>;
