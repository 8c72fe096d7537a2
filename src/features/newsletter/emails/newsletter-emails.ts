import { eq } from "drizzle-orm";
import { companyVersion } from "#content/company.ts";
import { addressIn } from "#content/page-address.ts";
import type { ForAccount, NoData } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { currentRendering, type EditedTexts } from "#platform/email/email-texts.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { findPendingSignup } from "../confirm-signup.server.ts";
import { completeness, languageFor } from "../newsletter-types.ts";
import { findSubscriber, isSubscribed } from "../subscribers.server.ts";
import { type NewsletterRow, newsletters } from "../tables/newsletters.ts";
import { newsletterConfirmation } from "./newsletter-confirmation.tsx";
import { newsletterIssue } from "./newsletter-issue.tsx";
import { newsletterWelcome } from "./newsletter-welcome.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    "newsletter-confirmation": NoData;
    "newsletter-welcome": NoData;
    newsletter: { subscriberId: string };
    /** The author gets a test in one of its languages. */
    "newsletter-test": ForAccount & { language: Language };
  }
  interface EmailSubjects {
    "newsletter-signup": true;
    subscriber: true;
    newsletter: true;
  }
  interface NotDueReasons {
    "nothing-written": true;
    stopped: true;
    subscribed: true;
    unsubscribed: true;
  }
}

/** Address of a page that acts on one subscription; the token is all it needs. */
const pageFor = (
  origin: string,
  page: "confirm" | "unsubscribe",
  token: string,
  language: Language,
) => `${origin}${addressIn(language, `/newsletter/${page}`)}?token=${token}`;

type NewsletterMessage =
  | "newsletter-confirmation"
  | "newsletter-welcome"
  | "newsletter"
  | "newsletter-test";

export const newsletterEmails: Renderers<NewsletterMessage> = {
  async "newsletter-confirmation"({ db, origin }, { aboutId }) {
    const signup = await findPendingSignup(db, aboutId ?? "");
    if (signup === undefined) return undefined;
    if (await isSubscribed(db, signup.mailbox)) return { notDue: "subscribed" };
    const { language, unsubscribeToken, confirmationToken } = signup;
    const unsubscribeAddress = pageFor(origin, "unsubscribe", unsubscribeToken, language);
    const confirmAddress = pageFor(origin, "confirm", confirmationToken, language);
    const content = await newsletterConfirmation({ confirmAddress, unsubscribeAddress }, language);
    return { unsubscribeAddress, ...content };
  },
  async "newsletter-welcome"({ db, origin }, { aboutId }) {
    const subscriber = await findSubscriber(db, aboutId ?? "");
    if (subscriber === undefined || subscriber.unsubscribedAt !== null) return undefined;
    const { language, unsubscribeToken } = subscriber;
    const unsubscribeAddress = pageFor(origin, "unsubscribe", unsubscribeToken, language);
    const links = { newsAddress: `${origin}${addressIn(language, "/news")}`, unsubscribeAddress };
    const content = await newsletterWelcome(links, language);
    return { unsubscribeAddress, ...content };
  },
  // Nothing is sent if the reader has unsubscribed, or the newsletter was stopped, since the email was
  // queued.
  async newsletter({ db, origin }, { aboutId, data }) {
    const [newsletter] = await db
      .select()
      .from(newsletters)
      .where(eq(newsletters.id, aboutId ?? ""));
    const subscriber = await findSubscriber(db, data.subscriberId);
    if (newsletter === undefined || subscriber === undefined) return undefined;
    if (newsletter.state !== "sending") return { notDue: "stopped" };
    if (subscriber.unsubscribedAt !== null) return { notDue: "unsubscribed" };
    const { language, unsubscribeToken } = subscriber;
    const page = pageFor(origin, "unsubscribe", unsubscribeToken, language);
    const unsubscribeAddress = `${page}&newsletter=${newsletter.id}`;
    const message = await issueWith(newsletter, language, origin, unsubscribeAddress);
    if (message === undefined) return { notDue: "nothing-written" };
    return { ...message, unsubscribeAddress, neverTwice: true };
  },
  // The link unsubscribes nobody, but looks and is sent as those of subscribers are.
  async "newsletter-test"({ db, origin }, { aboutId, data }) {
    const author = await findActorOf(db, data.accountId);
    const [newsletter] = await db
      .select()
      .from(newsletters)
      .where(eq(newsletters.id, aboutId ?? ""));
    if (author === undefined || !may(author, "newsletters.send")) return undefined;
    const text = newsletter?.texts[data.language];
    if (text === undefined || completeness(text) !== "complete") return undefined;
    const unsubscribeAddress = pageFor(origin, "unsubscribe", "test", data.language);
    const textLanguage = data.language;
    const issue = { ...text, textLanguage, origin, unsubscribeAddress, isTest: true };
    return {
      ...(await newsletterIssue(issue, data.language)),
      unsubscribeAddress,
      to: author.email,
    };
  },
};

/** Stands for the address of each reader, and has no sign that HTML would write in another way. */
const anyReader = "https://unsubscribe.invalid/reader";

/** Thousands differ in one address alone; the latest ones are kept, as several may be sent at once. */
let rendered = new Map<string, Promise<Message>>();
let renderedWith: EditedTexts | undefined;
const maxRendered = 8;

async function issueWith(
  { id, revision, texts }: NewsletterRow,
  reader: Language,
  origin: string,
  unsubscribeAddress: string,
): Promise<Message | undefined> {
  const textLanguage = languageFor(texts, reader);
  if (textLanguage === undefined) return undefined;
  const { edited } = currentRendering();
  // Cached emails are outdated once somebody has edited the texts around the newsletter.
  if (edited !== renderedWith) rendered = new Map();
  renderedWith = edited;
  const key = [id, revision, reader, origin, companyVersion()].join(" ");
  const made =
    rendered.get(key) ??
    newsletterIssue(
      { ...texts[textLanguage], textLanguage, origin, unsubscribeAddress: anyReader },
      reader,
    );
  rendered.delete(key);
  rendered.set(key, made);
  for (const oldest of rendered.keys()) if (rendered.size > maxRendered) rendered.delete(oldest);
  const { subject, html, text } = await made;
  return {
    subject,
    html: html.replaceAll(anyReader, () => unsubscribeAddress.replaceAll("&", "&amp;")),
    text: text.replaceAll(anyReader, () => unsubscribeAddress),
  };
}
