import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Secrets } from "#platform/identity/secrets.server.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { isUnchanged, type TextChanges, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { type LockedSection, lockSection, writeSection } from "../settings-sections.server.ts";
import { type MailForm, mailTexts } from "./mail-form.server.ts";
import { mailOf, passwordOwner, type StoredMail } from "./mail-settings.server.ts";

export type ChangeMailResult = ChangeResult<never> | EditRefusal;

/** Who changes the server or the user has the password in view: it must not go to another one. */
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
    never,
    Done | EditRefusal
  >(
    { db },
    {
      lock: (tx) => lockSection(tx, "mail"),
      isAllowed: may(actor, "settings.change"),
      async decide(tx, { id, value }) {
        const mail = mailOf(value);
        const record = { recordKind: "company-settings", recordId: id } as const;
        const edit = { stored: mailTexts(mail), seen, sent: form, together };
        const changes = await mergeFields(tx, actor, record, edit);
        if ("ok" in changes) return changes;
        return isUnchanged(changes) && password === "" ? done : { changes, mail };
      },
      async apply(tx, { id }, { changes, mail }) {
        const { host, port, ...texts } = { ...mailTexts(mail), ...changes.after };
        const isElsewhere = "host" in changes.after || "user" in changes.after;
        const kept = isElsewhere ? null : mail.encryptedPassword;
        const encryptedPassword = password === "" ? kept : secrets.encrypt(password, passwordOwner);
        const changed = { ...texts, host, port: Number(port), encryptedPassword };
        await writeSection(tx, id, changed, {
          kind: "mail-changed",
          actorId: actor.accountId,
          change: changes,
          // Never the password: whoever reads the audit may not know it.
          ...(password !== "" && { details: { passwordChanged: true } }),
        });
        return done;
      },
    },
  );
