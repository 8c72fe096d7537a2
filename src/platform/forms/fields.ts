/** With the messages of the specification. */
import * as z from "zod/mini";

/** Characters without surrounding white space, inclusive; `most` is only against abuse. */
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
    );

/** May stay empty. @param most characters */
export const optionalText = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most, `Please keep this under ${most.toLocaleString("en-US")} characters`),
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
  "Please tick this box or leave it empty",
);

/** JSON sends true or false, a native form `on`, `true` or nothing; always a boolean afterwards. */
export const optionalTick = z.pipe(
  z.optional(consent),
  z.transform((given): boolean => given === true || given === "on" || given === "true"),
);
