/** The time server whose stamps go with seals, as a section of the settings: none is shipped. */
import * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { TimeServer } from "#platform/seals/seal-types.ts";
import { changeSection, readSection, type Section } from "../change-section.server.ts";
import { settingsServerMessages } from "../messages.server.ts";

interface SealForm {
  timeServer: string;
}

/** An encrypted connection says who answers: who vouches for a time server's certificate, we do not ask. */
const isTimeServer = (typed: string): boolean => {
  const url = URL.parse(typed);
  return url?.protocol === "https:" && url.username === "" && url.password === "";
};

export const sealForm = byLanguage((language) => {
  const { timeServer: message } = settingsServerMessages(language).errors.seal;
  return z.object({
    timeServer: z.string(message).check(
      z.trim(),
      z.maxLength(300, message),
      z.refine((typed) => typed === "" || isTimeServer(typed), message),
    ),
  });
});

const stored = z.object({ timeServer: z._default(z.string(), "") });

export const sealTexts = ({ timeServer }: SealForm): Texts => ({ timeServer });

export const sealSection: Section<SealForm> = {
  name: "seal",
  kind: "seal-changed",
  read: (value) => stored.parse(value),
  texts: sealTexts,
};

export const changeTimeServer = (
  context: { db: Database },
  actor: Actor,
  form: SealForm,
  seen: Texts = {},
) => changeSection(context, actor, sealSection, { sent: sealTexts(form), seen, merge: () => form });

/** @returns undefined where none is entered */
export async function findTimeServer(db: Database | Transaction): Promise<TimeServer | undefined> {
  const { timeServer } = await readSection(db, sealSection);
  return timeServer === "" ? undefined : { address: timeServer };
}
