import { sql } from "drizzle-orm";
import { index, jsonb, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

export const facilityType = pgEnum("facility_type", [
  "office",
  "healthcare",
  "education",
  "retail",
  "industrial",
  "hospitality",
  "other",
]);

/** Quarantined: looks like spam, is kept and listed, but causes no mail. */
export const screening = pgEnum("screening", ["accepted", "quarantined"]);

/** Held: no mail is due (quarantine). Failed: every attempt failed, a person has to act. */
export const mailState = pgEnum("mail_state", ["queued", "sent", "failed", "held"]);

/** Requests for a quote. */
export const leads = pgTable(
  "leads",
  {
    id: uuid().primaryKey(),
    /** Spoken on the telephone and written in mails; random, so that it tells nothing of volume. */
    reference: text().notNull().unique(),
    /** What the sender called this attempt; with the fingerprint it makes retries one lead. */
    idempotencyKey: text("idempotency_key").notNull(),
    /** SHA-256 over the payload: the same key with another text is another lead. */
    fingerprint: text().notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
    fullName: text("full_name").notNull(),
    company: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    facilityType: facilityType("facility_type").notNull(),
    squareFootage: text("square_footage").notNull(),
    message: text().notNull(),
    /** Path of the page that held the form. */
    page: text(),
    /** `utm_*` and click parameters of the first page of the visit. */
    campaign: jsonb().$type<Record<string, string>>().notNull().default(sql`'{}'::jsonb`),
    userAgent: text("user_agent"),
    /** Keyed hash of the network address: tells repeats apart without keeping the address. */
    addressHash: text("address_hash"),
    screening: screening().notNull().default("accepted"),
    screeningReasons: text("screening_reasons").array().notNull().default(sql`'{}'::text[]`),
    officeMail: mailState("office_mail").notNull().default("queued"),
    visitorMail: mailState("visitor_mail").notNull().default("queued"),
    /** What the mail server said last, for the person who acts on a failed mail. */
    mailFault: text("mail_fault"),
  },
  (table) => [
    uniqueIndex("leads_attempt").on(table.idempotencyKey, table.fingerprint),
    index("leads_received_at").on(table.receivedAt),
  ],
);

export type LeadRow = typeof leads.$inferSelect;
export type NewLeadRow = typeof leads.$inferInsert;
