/** With the messages of the specification. */
import * as z from "zod/mini";

/** Characters without surrounding white space, inclusive; `max` is only against abuse. */
export const requiredText = (rule: { min: number; max: number; message: string }) =>
  z
    .string(rule.message)
    .check(
      z.trim(),
      z.minLength(rule.min, rule.message),
      z.maxLength(
        rule.max,
        `Please keep this under ${rule.max.toLocaleString("en-US")} characters`,
      ),
    );

/** May stay empty. @param maxCharacters of it */
export const optionalText = (maxCharacters: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        maxCharacters,
        `Please keep this under ${maxCharacters.toLocaleString("en-US")} characters`,
      ),
    );

/** Addresses of every script (RFC 6531), but nothing that could end a mail header or an address list. */
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
  "Please check this box or leave it blank",
);

/** JSON sends true or false, a native form `on`, `true` or nothing; always a boolean afterwards. */
export const optionalTick = z.pipe(
  z.optional(consent),
  z.transform((given): boolean => given === true || given === "on" || given === "true"),
);
