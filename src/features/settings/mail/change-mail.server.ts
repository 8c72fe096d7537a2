import * as z from "zod/mini";
import type { Database } from "#platform/database/client.ts";
import { emailAddress, optionalText } from "#platform/forms/fields.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Secrets } from "#platform/identity/secrets.server.ts";
import { isRecentlyConfirmed } from "#platform/identity/sign-in/recent-confirmation.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { languages } from "#platform/language/language.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { isUnchanged, type TextChanges, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { type LockedSection, lockSection, writeSection } from "../settings-sections.server.ts";
import { mailSecurities } from "./mail-choices.ts";
import { mailOf, passwordOwner, type StoredMail } from "./mail-settings.server.ts";

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
      /** If blank, the stored password stays. */
      password: z.string().check(z.maxLength(500, errors.password)),
      fromName: optionalText(language, 80),
      fromAddress: optionalAddress,
      officeAddress: optionalAddress,
      officeLanguage: z.enum(languages, errors.officeLanguage),
    })
    .check(
      z.refine(({ user, host }) => user === "" || host !== "", {
        path: ["host"],
        message: errors.host,
      }),
    );
});

/** The password is left out, because nobody ever sees it again. */
export const mailFieldNames = [
  "host",
  "port",
  "security",
  "user",
  "fromName",
  "fromAddress",
  "officeAddress",
  "officeLanguage",
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
  officeLanguage: mail.officeLanguage,
});

export type ChangeMailResult = ChangeResult<"confirm-first"> | EditRefusal;

/** Modes that protect the password less than the key does. */
const weaker: Readonly<Record<string, readonly string[]>> = {
  tls: ["starttls", "none"],
  starttls: ["none"],
};

/**
 * A new server or user must not get the stored password, and neither must a connection weaker than the one it
 * was entered for.
 */
const isPasswordGone = ({ before, after }: TextChanges): boolean =>
  ["host", "port", "user"].some((name) => name in after) ||
  (after.security !== undefined && (weaker[before.security ?? ""] ?? []).includes(after.security));

const together = [["host", "port", "security", "user"]];

/** @param seen what the form showed; the password is never shown, and one that is empty stays */
export const changeMail = (
  { db, secrets }: { db: Database; secrets: Secrets },
  actor: Actor,
  { password, ...form }: MailForm,
  seen: Texts = {},
): Promise<ChangeMailResult> =>
  changeRecord<
    LockedSection,
    { changes: TextChanges; mail: StoredMail },
    "confirm-first",
    Done | EditRefusal
  >(
    { db },
    {
      lock: (tx) => lockSection(tx, "mail"),
      isAllowed: may(actor, "settings.change"),
      async decide(tx, { id, value }) {
        // Links that let people in go through the mail server.
        if (!(await isRecentlyConfirmed(tx, actor))) return "confirm-first";
        const mail = mailOf(value);
        const record = { recordKind: "company-settings", recordId: id } as const;
        const edit = { stored: mailTexts(mail), seen, sent: form, together };
        const changes = await mergeFields(tx, actor, record, edit);
        if ("ok" in changes) return changes;
        return isUnchanged(changes) && password === "" ? done : { changes, mail };
      },
      async apply(tx, { id }, { changes, mail }) {
        const { host, port, ...texts } = { ...mailTexts(mail), ...changes.after };
        const kept = isPasswordGone(changes) ? null : mail.encryptedPassword;
        const encryptedPassword = password === "" ? kept : secrets.encrypt(password, passwordOwner);
        const changed = { ...texts, host, port: Number(port), encryptedPassword };
        await writeSection(tx, id, changed, {
          kind: "mail-changed",
          actorId: actor.accountId,
          change: changes,
          // The password is left out, because readers of the audit may not know it.
          ...(password !== "" && { details: { passwordChanged: true } }),
        });
        return done;
      },
    },
  );
