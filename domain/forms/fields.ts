/** Field rules that several forms share, with the messages of the specification. */
import * as z from "zod/mini";

/** PostgreSQL cannot store NUL. */
const noNul = z.refine<string>(
  (value) => !value.includes("\0"),
  "This contains a character we cannot read",
);

/**
 * Text that is required. Surrounding white space does not count.
 * @param least characters, inclusive; `message` is what a visitor reads below it
 * @param most characters, inclusive; generous, only against abuse
 */
export const requiredText = (rule: { least: number; most: number; message: string }) =>
  z
    .string(rule.message)
    .check(
      z.trim(),
      z.minLength(rule.least, rule.message),
      z.maxLength(
        rule.most,
        `Please keep this under ${rule.most.toLocaleString("en-US")} characters`,
      ),
      noNul,
    );

/**
 * Accepts addresses of every script (RFC 6531), which stricter patterns refuse, but nothing that
 * could end a mail header or an address list.
 */
export const emailAddress = z
  .string("Invalid email address")
  .check(
    z.trim(),
    z.maxLength(254, "Invalid email address"),
    z.regex(
      /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u,
      "Invalid email address",
    ),
  );

const consent = z.union(
  [z.boolean(), z.enum(["on", "true", "false", ""])],
  "Please tick this box or leave it empty",
);

/**
 * A checkbox that may stay unchecked: JSON sends true or false, a native form `on`, `true` or
 * nothing. Always a boolean once validated.
 */
export const optionalTick = z.pipe(
  z.optional(consent),
  z.transform((given): boolean => given === true || given === "on" || given === "true"),
);
