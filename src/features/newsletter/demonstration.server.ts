import { randomBytes } from "node:crypto";
import { company } from "#content/company.ts";
import { demoSubmissions } from "#content/demo-submissions.ts";
import { demoMoment } from "#demo/demo-moment.ts";
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
    for (const { by, written, sent, texts } of demoSubmissions.newsletters) {
      const newsletter = {
        id: newId(),
        texts,
        createdBy: places.accountOf(by),
        createdAt: demoMoment(written, company.timeZone, now),
      };
      if (sent === undefined) await db.insert(newsletters).values(newsletter);
      else
        await addSentNewsletter(db, newsletter, readers, demoMoment(sent, company.timeZone, now));
    }
  },
};

const subscriber = (email: string, index: number, now: Date) => ({
  id: newId(),
  email,
  mailbox: mailboxOf(email),
  ...(index % 4 === 3
    ? { language: "es" as const, requestedOnPage: "/es" }
    : { language: "en" as const, requestedOnPage: "/" }),
  requestedAt: daysBefore(now, 9 * index + 2),
  confirmedAt: daysBefore(now, 9 * index + 1.9),
  unsubscribeToken: randomBytes(24).toString("base64url"),
});

/** Everybody who had subscribed by then gets it, and the mailbox of one of them no longer exists. */
async function addSentNewsletter(
  db: Database,
  newsletter: typeof newsletters.$inferInsert & { id: string },
  readers: readonly ReturnType<typeof subscriber>[],
  startedAt: Date,
): Promise<void> {
  const reached = readers.filter(({ confirmedAt }) => confirmedAt <= startedAt);
  const finishedAt = new Date(startedAt.getTime() + 2_000);
  const refused = reached.at(-1);
  await db.insert(newsletters).values({
    ...newsletter,
    state: "sent",
    startedAt,
    finishedAt,
    expected: reached.length,
    isQueued: true,
    figures: {
      delivered: reached.length - 1,
      refused: 1,
      uncertain: 0,
      left: 0,
      stopped: 0,
    },
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
      ...(id === refused?.id
        ? { state: "failed" as const, lastAnswer: "550 5.1.1 User unknown" }
        : { state: "sent" as const, sentAt: finishedAt }),
      isBulk: true,
      tries: 1,
      createdAt: startedAt,
      key: `newsletter.${newsletter.id}.${id}`,
    })),
  );
}
