import { inArray, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import { newId } from "#platform/database/new-id.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { may } from "#platform/identity/permissions.ts";
import { dayIn, formulaFaults } from "#platform/imports/cell-faults.server.ts";
import { plainWords, shown } from "#platform/imports/cell-values.ts";
import {
  type CreatedRow,
  faultsOf,
  type ImportableNoun,
  type ImportContext,
  type RowFault,
} from "#platform/imports/importable-noun.server.ts";
import type { Language } from "#platform/language/language.ts";
import { newMailToken } from "../confirm-signup.server.ts";
import { newsletterForm } from "../newsletter-form.ts";
import { findOptOuts } from "../opt-outs.server.ts";
import { subscribers } from "../tables/newsletter.ts";
import { subscriberImportMessages } from "./messages.server.ts";

const label =
  (name: keyof ReturnType<typeof subscriberImportMessages>["columns"]) => (language: Language) =>
    subscriberImportMessages(language).columns[name];

/** Other programs mark addresses that may be written to with these. */
const subscribedWords = ["", "subscribed", "active", "confirmed", "yes", "suscrito", "activo"];

const languageWords: Readonly<Record<string, Language>> = {
  "": "en",
  en: "en",
  english: "en",
  ingles: "en",
  es: "es",
  spanish: "es",
  espanol: "es",
};

export const subscribersNoun: ImportableNoun = {
  name: "subscribers",
  place: 100,
  needs: "subscribers.read",
  label: (language) => subscriberImportMessages(language).noun,
  help: (language) => subscriberImportMessages(language).help,
  columns: [
    {
      name: "email",
      label: label("email"),
      heads: ["e mail", "email address", "correo electronico"],
      isRequired: true,
    },
    {
      name: "consentedOn",
      label: label("consentedOn"),
      heads: [
        "consent date",
        "consented on",
        "opt in date",
        "opt in time",
        "optin time",
        "confirm time",
        "subscribed on",
        "date subscribed",
        "signup date",
      ],
      isRequired: true,
    },
    {
      name: "consentedAt",
      label: label("consentedAt"),
      heads: ["source", "consent source", "signup source", "page", "form", "origen"],
    },
    { name: "language", label: label("language"), heads: ["lang"] },
    { name: "status", label: label("status"), heads: ["subscription status", "state"] },
  ],
  async readRows({ db, language }, rows) {
    const mailboxes = rows.map(({ email = "" }) => mailboxOf(email));
    const knownSubscribers = await db
      .select({
        id: subscribers.id,
        mailbox: subscribers.mailbox,
        unsubscribedAt: subscribers.unsubscribedAt,
      })
      .from(subscribers)
      .where(inArray(subscribers.mailbox, mailboxes));
    const optOutHashes = await findOptOuts(db, mailboxes);
    const { faults: sentences } = subscriberImportMessages(language);
    return rows.map((cells, n) => {
      const consented = dayIn(cells, "consentedOn", language);
      const parsed = z.safeParse(newsletterForm(language), { email: cells.email ?? "" });
      const there = knownSubscribers.find(({ mailbox }) => mailbox === mailboxes[n]);
      const readerLanguage = languageWords[plainWords(cells.language ?? "")];
      const faults: RowFault[] = [
        ...formulaFaults(cells, language),
        ...(parsed.success ? [] : faultsOf(parsed.error.issues)),
        ...consented.faults,
        ...consentFaults(cells, consented.day, language),
        ...(readerLanguage === undefined ? [{ column: "language", text: sentences.language }] : []),
        // A reader who has unsubscribed here stays unsubscribed, even if an older list has the address.
        ...((there && there.unsubscribedAt !== null) ||
        optOutHashes.has(mailboxOf(cells.email ?? ""))
          ? [{ column: "email", text: sentences.unsubscribed }]
          : []),
      ];
      const { day } = consented;
      if (faults.length > 0 || !parsed.success || day === undefined || readerLanguage === undefined)
        return { state: "faulty", faults };
      const { email } = parsed.data;
      if (there !== undefined) return { state: "known", title: email, id: there.id };
      const consent = {
        day,
        place: (cells.consentedAt ?? "").slice(0, 200),
        language: readerLanguage,
      };
      return {
        state: "ready",
        title: email,
        key: mailboxOf(email),
        create: (context) => addSubscriber(context, email, consent),
      };
    });
  },
  undo: {
    table: subscribers,
    named: subscribers.email,
    // An undone import must keep readers who have unsubscribed since, or the next import would add them
    // again.
    watched: [subscribers.email, subscribers.confirmedAt, subscribers.unsubscribedAt],
  },
};

function consentFaults(
  { consentedOn = "", status = "" }: Readonly<Record<string, string>>,
  day: string | undefined,
  language: Language,
): RowFault[] {
  const { faults } = subscriberImportMessages(language);
  const column = "consentedOn";
  if (!subscribedWords.includes(plainWords(status)))
    return [{ column: "status", text: faults.notSubscribed({ status: shown(status) }) }];
  if (consentedOn === "") return [{ column, text: faults.noConsent }];
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return day !== undefined && day > tomorrow ? [{ column, text: faults.inFuture }] : [];
}

interface Consent {
  day: string;
  /** The source of the consent, in the list's own text. */
  place: string;
  language: Language;
}

/**
 * The list's proof of consent is stored. No welcome is sent, because the list's former keeper has sent one.
 */
async function addSubscriber(
  { db, actor }: ImportContext,
  email: string,
  { day, place, language }: Consent,
): Promise<CreatedRow> {
  if (!may(actor, "subscribers.read")) return { ok: false };
  const id = newId();
  const agreedAt = sql`least(now(), ${`${day}T18:00:00Z`}::timestamptz)`;
  return db.transaction(async (tx): Promise<CreatedRow> => {
    if ((await findOptOuts(tx, [mailboxOf(email)])).size > 0) return { ok: false };
    const [added] = await tx
      .insert(subscribers)
      .values({
        id,
        email,
        mailbox: mailboxOf(email),
        requestedAt: agreedAt,
        requestedOnPage: place || null,
        language,
        confirmedAt: agreedAt,
        unsubscribeToken: newMailToken(),
      })
      .onConflictDoNothing()
      .returning({ id: subscribers.id });
    if (added === undefined) return { ok: false };
    await sendChangeEvent(tx, { kind: "subscriber", id });
    return { ok: true, id };
  });
}
