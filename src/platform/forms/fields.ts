/** Fields that many forms have; the English texts are the specification's. */
import * as z from "zod/mini";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { formMessages } from "./messages.ts";

interface TextRule {
  min: number;
  /** The limit is only against abuse. */
  max: number;
  message: string;
}

/**
 * Signs that are not seen, and turn the reading direction of whatever follows a name in a list or an email.
 * Those that join letters and emoji stay, and so does the hyphen that shows at the end of a line alone.
 */
const unseenSigns = /(?!\u200c|\u200d|\u00ad)\p{Cf}/gu;

export const withoutUnseenSigns = () =>
  z.overwrite((text: string) => text.replaceAll(unseenSigns, ""));

/** Characters without surrounding white space, both bounds included. */
export const requiredText = (language: Language, { min, max, message }: TextRule) =>
  z
    .string(message)
    .check(
      withoutUnseenSigns(),
      z.trim(),
      z.minLength(min, message),
      z.maxLength(max, formMessages(language).tooLong({ max })),
    );

/** May stay empty. @param max characters of it */
export const optionalText = (language: Language, max: number) =>
  z
    .string()
    .check(
      withoutUnseenSigns(),
      z.trim(),
      z.maxLength(max, formMessages(language).tooLong({ max })),
    );

const localPart = /[^\s\p{C}@<>()[\]\\,;:".]+/u.source;
const domainLabel = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?/u.source;

/**
 * Addresses of every script (RFC 6531) to which something can be delivered: names between single dots,
 * none of them longer than 63 characters, and nothing that could end a mail header or an address list.
 */
const deliverableEmail = new RegExp(
  `^(?=.{1,64}@)${localPart}(?:\\.${localPart})*@(?:${domainLabel}\\.)+(?!\\d+$)(?=..)${domainLabel}$`,
  "u",
);

export const emailAddress = byLanguage((language) => {
  const { email } = formMessages(language);
  return z.string(email).check(z.trim(), z.maxLength(254, email), z.regex(deliverableEmail, email));
});

/** JSON sends true or false, a native form `on`, `true` or nothing; always a boolean afterwards. */
export const optionalTick = byLanguage((language) =>
  z.pipe(
    z.optional(
      z.union([z.boolean(), z.enum(["on", "true", "false", ""])], formMessages(language).tick),
    ),
    z.transform((sent): boolean => sent === true || sent === "on" || sent === "true"),
  ),
);
