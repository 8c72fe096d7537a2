import { addressIn } from "#content/page-address.ts";
import type { NoData } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import type { Language } from "#platform/language/language.ts";
import { findPendingSignup } from "../confirm-signup.server.ts";
import { findSubscriber, isSubscribed } from "../subscribers.server.ts";
import { newsletterConfirmation } from "./newsletter-confirmation.tsx";
import { newsletterWelcome } from "./newsletter-welcome.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    "newsletter-confirmation": NoData;
    "newsletter-welcome": NoData;
  }
  interface EmailSubjects {
    "newsletter-signup": true;
    subscriber: true;
  }
  interface NotDueReasons {
    subscribed: true;
  }
}

/** Address of a page that acts on one subscription; the token is all it needs. */
const pageFor = (
  origin: string,
  page: "confirm" | "unsubscribe",
  token: string,
  language: Language,
) => `${origin}${addressIn(language, `/newsletter/${page}`)}?token=${token}`;

export const newsletterEmails: Renderers<"newsletter-confirmation" | "newsletter-welcome"> = {
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
};
