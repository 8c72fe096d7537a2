import type { NoData } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findPendingSignup } from "../confirm-signup.server.ts";
import { newsletterServerMessages } from "../messages.server.ts";
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
}

/** Address of a page that acts on one subscription; the token is all it needs. */
const pageFor = (origin: string, page: "confirm" | "unsubscribe", token: string) =>
  `${origin}/newsletter/${page}?token=${token}`;

export const newsletterEmails: Renderers<"newsletter-confirmation" | "newsletter-welcome"> = {
  async "newsletter-confirmation"({ db, origin }, { aboutId }) {
    const signup = await findPendingSignup(db, aboutId ?? "");
    if (signup === undefined) return undefined;
    if (await isSubscribed(db, signup.mailbox))
      return { notDue: newsletterServerMessages("en").confirmation.notDue };
    const unsubscribeAddress = pageFor(origin, "unsubscribe", signup.unsubscribeToken);
    const confirmAddress = pageFor(origin, "confirm", signup.confirmationToken);
    const content = await newsletterConfirmation({ confirmAddress, unsubscribeAddress }, "en");
    return { unsubscribeAddress, ...content };
  },
  async "newsletter-welcome"({ db, origin }, { aboutId }) {
    const subscriber = await findSubscriber(db, aboutId ?? "");
    if (subscriber === undefined || subscriber.unsubscribedAt !== null) return undefined;
    const unsubscribeAddress = pageFor(origin, "unsubscribe", subscriber.unsubscribeToken);
    const links = { newsAddress: `${origin}/news`, unsubscribeAddress };
    const content = await newsletterWelcome(links, "en");
    return { unsubscribeAddress, ...content };
  },
};
