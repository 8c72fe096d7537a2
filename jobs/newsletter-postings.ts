import {
  markConfirmationFailed,
  markConfirmationSent,
  markWelcomeFailed,
  markWelcomeSent,
} from "#domain/newsletter/newsletter-mails.ts";
import { reserveConfirmation } from "#domain/newsletter/reserve-confirmation.ts";
import { findSubscriber } from "#domain/newsletter/subscribers.ts";
import { newsletterConfirmation } from "#mail/newsletter-confirmation.tsx";
import { newsletterWelcome } from "#mail/newsletter-welcome.tsx";
import type { Posting } from "./posting.ts";

/** Address of a page that acts on one subscription; the token is all it needs. */
const pageFor = (origin: string, page: "confirm" | "unsubscribe", token: string) =>
  `${origin}/newsletter/${page}?token=${token}`;

export const newsletterConfirmationPosting: Posting = {
  async write(db, recordId, { origin }) {
    const signup = await reserveConfirmation(db, recordId);
    if (signup === undefined) return undefined;
    const unsubscribeAddress = pageFor(origin, "unsubscribe", signup.unsubscribeToken);
    const confirmAddress = pageFor(origin, "confirm", signup.confirmationToken);
    return {
      name: `newsletter-confirmation.${signup.id}`,
      to: signup.email,
      unsubscribeAddress,
      ...(await newsletterConfirmation({ confirmAddress, unsubscribeAddress })),
    };
  },
  sent: markConfirmationSent,
  failed: markConfirmationFailed,
};

export const newsletterWelcomePosting: Posting = {
  async write(db, recordId, { origin }) {
    const subscriber = await findSubscriber(db, recordId);
    if (subscriber?.welcomeMail !== "queued" || subscriber.unsubscribedAt !== null)
      return undefined;
    const unsubscribeAddress = pageFor(origin, "unsubscribe", subscriber.unsubscribeToken);
    return {
      // A second subscription after an end of the first is another letter.
      name: `newsletter-welcome.${subscriber.id}.${subscriber.confirmedAt.getTime()}`,
      to: subscriber.email,
      unsubscribeAddress,
      ...(await newsletterWelcome({ newsAddress: `${origin}/news`, unsubscribeAddress })),
    };
  },
  sent: markWelcomeSent,
  failed: markWelcomeFailed,
};
