import * as z from "zod/mini";
import { emailAddress, optionalText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { mailSecurities } from "./mail-choices.ts";
import type { StoredMail } from "./mail-settings.server.ts";

/** A name or an address of a machine: nothing that could lead an address elsewhere. */
const hostName =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,62})?(?:\.[a-z\d](?:[a-z\d-]{0,62})?)*|\[[\da-f:.]+\])$/i;

export const mailForm = byLanguage((language) => {
  const { mail: errors } = settingsServerMessages(language).errors;
  const optionalAddress = z.union(
    [z.string().check(z.trim(), z.length(0)), emailAddress(language)],
    errors.address,
  );
  return z
    .object({
      host: z.string().check(
        z.trim(),
        z.refine((typed) => typed === "" || hostName.test(typed), errors.host),
      ),
      port: z.string().check(
        z.trim(),
        z.regex(/^\d{1,5}$/, errors.port),
        z.refine((typed) => Number(typed) >= 1 && Number(typed) <= 65_535, errors.port),
      ),
      security: z.enum(mailSecurities, errors.security),
      user: optionalText(language, 200),
      /** Empty: the one that is stored stays. */
      password: z.string().check(z.maxLength(500, errors.password)),
      fromName: optionalText(language, 80),
      fromAddress: optionalAddress,
      officeAddress: optionalAddress,
    })
    .check(
      z.refine(({ user, host }) => user === "" || host !== "", {
        path: ["host"],
        message: errors.host,
      }),
    );
});

/** Without the password, which is shown to nobody. */
export const mailFieldNames = [
  "host",
  "port",
  "security",
  "user",
  "fromName",
  "fromAddress",
  "officeAddress",
] as const;

export type MailForm = z.infer<ReturnType<typeof mailForm>>;

export const mailTexts = (mail: StoredMail): Record<(typeof mailFieldNames)[number], string> => ({
  host: mail.host,
  port: String(mail.port),
  security: mail.security,
  user: mail.user,
  fromName: mail.fromName,
  fromAddress: mail.fromAddress,
  officeAddress: mail.officeAddress,
});
