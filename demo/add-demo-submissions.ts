/** Leads, applicants and subscribers of the demonstration: the latest ones still wait for an answer. */
import { randomBytes, randomUUID } from "node:crypto";
import { contactMessages } from "#features/contact-messages/tables/contact-messages.ts";
import type { FacilityType } from "#features/facilities/facility-types.ts";
import type { ApplicationForm } from "#features/job-applications/application-form.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import type { Frequency } from "#features/leads/frequency-types.ts";
import { planningRange, type RateCard } from "#features/leads/planning-range.ts";
import { leads } from "#features/leads/tables/leads.ts";
import type { NewsletterTexts } from "#features/newsletter/newsletter-types.ts";
import { subscribers } from "#features/newsletter/tables/newsletter.ts";
import { newsletters } from "#features/newsletter/tables/newsletters.ts";
import { submissionNotes } from "#features/submissions/tables/submission-notes.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { emails } from "#platform/email/tables/emails.ts";
import { dayMs } from "#platform/format/durations.ts";
import { newReference } from "#platform/records/reference.server.ts";
import { signsInContent } from "#platform/submissions/content-score.ts";
import type { DemoPlaces } from "./add-demo-visits.ts";

type DemoLead = readonly [
  facilityType: FacilityType,
  company: string,
  fullName: string,
  squareFootage: string,
  frequency: Frequency | undefined,
  daysAgo: number,
  message: string,
];

export interface DemoSubmissions {
  leads: readonly DemoLead[];
  contactMessages: readonly { name: string; daysAgo: number; subject: string; message: string }[];
  applications: readonly {
    name: string;
    position: string;
    experience: ApplicationForm["experience"];
    daysAgo: number;
    coverLetter: string;
  }[];
  /** Email addresses. */
  subscribers: readonly string[];
  newsletters: readonly {
    by: string;
    daysAgo: number;
    texts: NewsletterTexts;
    /** To all of them; a draft otherwise. */
    isSent: boolean;
  }[];
  /** About a lead, by its company. */
  notes: readonly { company: string; by: string; daysAgo: number; text: string }[];
  spam: { company: string; name: string; message: string };
  rateCard: RateCard;
  openings: readonly { id: string; title: string }[];
}

interface Setting {
  accountOf: DemoPlaces["accountOf"];
  now: Date;
}

/** What came before this is answered. */
const openDays = 4;

export async function addDemoSubmissions(
  tx: Transaction,
  submissions: DemoSubmissions,
  setting: Setting,
): Promise<void> {
  const { now, accountOf } = setting;
  const rows = submissions.leads.map((lead) => leadRow(lead, submissions.rateCard, setting));
  await tx.insert(leads).values([...rows, spamRow(submissions.spam, now)]);
  await tx.insert(contactMessages).values(
    submissions.contactMessages.map(({ name, daysAgo, subject, message }) => ({
      ...received("M", daysAgo, now, accountOf("staff.manager")),
      name,
      email: addressOf(name),
      subject,
      message,
      newsletter: false,
    })),
  );
  await tx.insert(jobApplications).values(
    submissions.applications.map(({ name, position, daysAgo, ...rest }) => ({
      ...received("A", daysAgo, now, accountOf("staff.recruiter")),
      fullName: name,
      email: addressOf(name),
      phone: "(312) 555-0188",
      position,
      positionTitle: submissions.openings.find(({ id }) => id === position)?.title ?? position,
      resume: "https://resumes.example.com",
      ...rest,
    })),
  );
  const readers = submissions.subscribers.map((email, n) => subscriber(email, n, now));
  await tx.insert(subscribers).values(readers);
  for (const { by, daysAgo, texts, isSent } of submissions.newsletters) {
    const newsletter = { id: newId(), texts, createdBy: accountOf(by) };
    const createdAt = before(now, daysAgo + 1);
    if (!isSent) await tx.insert(newsletters).values({ ...newsletter, createdAt });
    else await addSentNewsletter(tx, { ...newsletter, createdAt }, readers, before(now, daysAgo));
  }
  await tx.insert(submissionNotes).values(
    submissions.notes.map(({ company, by, daysAgo, text }) => ({
      id: newId(),
      recordKind: "lead",
      authorId: accountOf(by),
      text,
      recordId: rows.find((row) => row.company === company)?.id ?? "",
      writtenAt: before(now, daysAgo),
    })),
  );
}

function leadRow(
  [facilityType, company, fullName, squareFootage, frequency, daysAgo, message]: DemoLead,
  rateCard: RateCard,
  { accountOf, now }: Setting,
) {
  const range = planningRange(rateCard, { facilityType, squareFootage, frequency });
  return {
    ...received("Q", daysAgo, now, accountOf("staff.manager")),
    fullName,
    company,
    email: addressOf(fullName),
    phone: "(312) 555-0142",
    facilityType,
    squareFootage,
    message,
    frequency: frequency ?? null,
    ...(range.ok && { rangeLow: range.low, rangeHigh: range.high, rateCard: range.rateCard }),
  };
}

const spamRow = ({ company, name, message }: DemoSubmissions["spam"], now: Date) => ({
  ...received("Q", 2.5, now, undefined),
  company,
  fullName: name,
  email: addressOf(name),
  phone: "(312) 555-0199",
  message,
  facilityType: "other" as const,
  squareFootage: "1",
  screening: "quarantined" as const,
  screeningReasons: signsInContent({ short: [name, company], message }).map(({ flag }) => flag),
});

/** @param by who has answered what is older; nobody has, where absent */
const received = (kind: string, daysAgo: number, now: Date, by: string | undefined) => ({
  id: newId(),
  reference: newReference(kind),
  idempotencyKey: randomUUID(),
  fingerprint: randomBytes(32).toString("hex"),
  receivedAt: before(now, daysAgo),
  ...(by !== undefined &&
    daysAgo > openDays && {
      assignedTo: by,
      answeredBy: by,
      answeredAt: before(now, daysAgo - 0.3),
    }),
});

const subscriber = (email: string, n: number, now: Date) => ({
  id: newId(),
  email,
  mailbox: mailboxOf(email),
  requestedOnPage: "/",
  requestedAt: before(now, 9 * n + 2),
  confirmedAt: before(now, 9 * n + 1.9),
  unsubscribeToken: randomBytes(24).toString("base64url"),
});

/** To those who had subscribed by then. */
async function addSentNewsletter(
  tx: Transaction,
  newsletter: typeof newsletters.$inferInsert & { id: string },
  readers: readonly ReturnType<typeof subscriber>[],
  startedAt: Date,
): Promise<void> {
  const reached = readers.filter(({ confirmedAt }) => confirmedAt <= startedAt);
  await tx.insert(newsletters).values({
    ...newsletter,
    state: "sent",
    startedAt,
    finishedAt: startedAt,
    expected: reached.length,
    isQueued: true,
    figures: { delivered: reached.length, refused: 0, uncertain: 0, left: 0, stopped: 0 },
  });
  await tx.insert(emails).values(
    reached.map(({ id, email, mailbox }) => ({
      id: newId(),
      message: "newsletter",
      recipient: email,
      recipientMailbox: mailbox,
      aboutKind: "newsletter",
      aboutId: newsletter.id,
      data: { subscriberId: id },
      state: "sent" as const,
      tries: 1,
      createdAt: startedAt,
      sentAt: startedAt,
      key: `newsletter.${newsletter.id}.${id}`,
    })),
  );
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** Nobody gets mail there. */
const addressOf = (name: string) =>
  `${name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/^(dr|fr)\. |[^a-z ]/g, "")
    .trim()
    .replaceAll(" ", ".")}@example.com`;
