import { randomBytes } from "node:crypto";
import { demoSubmissions } from "#content/demo-submissions.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { emails } from "#platform/email/tables/emails.ts";
import { subscribers } from "./tables/newsletter.ts";
import { newsletters } from "./tables/newsletters.ts";

export const demonstration: Demonstration = {
  async add({ db, places, now }) {
    const readers = demoSubmissions.subscribers.map((email, index) =>
      subscriber(email, index, now),
    );
    await db.insert(subscribers).values(readers);
    for (const { by, daysAgo, texts, isSent } of demoSubmissions.newsletters) {
      const newsletter = {
        id: newId(),
        texts,
        createdBy: places.accountOf(by),
        createdAt: daysBefore(now, daysAgo + 1),
      };
      if (isSent) await addSentNewsletter(db, newsletter, readers, daysBefore(now, daysAgo));
      else await db.insert(newsletters).values(newsletter);
    }
  },
};

const subscriber = (email: string, index: number, now: Date) => ({
  id: newId(),
  email,
  mailbox: mailboxOf(email),
  requestedOnPage: "/",
  requestedAt: daysBefore(now, 9 * index + 2),
  confirmedAt: daysBefore(now, 9 * index + 1.9),
  unsubscribeToken: randomBytes(24).toString("base64url"),
});

/** To those who had subscribed by then. */
async function addSentNewsletter(
  db: Database,
  newsletter: typeof newsletters.$inferInsert & { id: string },
  readers: readonly ReturnType<typeof subscriber>[],
  startedAt: Date,
): Promise<void> {
  const reached = readers.filter(({ confirmedAt }) => confirmedAt <= startedAt);
  await db.insert(newsletters).values({
    ...newsletter,
    state: "sent",
    startedAt,
    finishedAt: startedAt,
    expected: reached.length,
    isQueued: true,
    figures: { delivered: reached.length, refused: 0, uncertain: 0, left: 0, stopped: 0 },
  });
  await db.insert(emails).values(
    reached.map(({ id, email, mailbox }) => ({
      id: newId(),
      message: "newsletter",
      recipient: email,
      recipientMailbox: mailbox,
      aboutKind: "newsletter",
      aboutId: newsletter.id,
      data: { subscriberId: id },
      state: "sent" as const,
      isBulk: true,
      tries: 1,
      createdAt: startedAt,
      sentAt: startedAt,
      key: `newsletter.${newsletter.id}.${id}`,
    })),
  );
}
