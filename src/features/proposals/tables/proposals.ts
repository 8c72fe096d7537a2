import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { AlternativeName } from "#features/bids/bid-sheet-types.ts";
import { bidVersions } from "#features/bids/tables/bids.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { Language } from "#platform/language/language.ts";
import type { Offer } from "../offer-types.ts";
import type { EvidenceKind, PaperKind, ProposalDraft, ProposalState } from "../proposal-types.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** The draft of a proposal: an opportunity has at most one. */
export const proposals = pgTable("proposals", {
  id: uuid().primaryKey(),
  opportunityId: uuid("opportunity_id")
    .notNull()
    .unique()
    .references(() => opportunities.id, { onDelete: "cascade" }),
  draft: jsonb().$type<ProposalDraft>().notNull(),
  /** Goes up with each edit: what is sent is what its sender has seen. */
  revision: integer().notNull().default(1),
  changedAt: timestamptz("changed_at").notNull().default(sql`clock_timestamp()`),
  /** The length of the evidence and the hash of its last entry reveal if entries were cut off at the end. */
  evidenceCount: integer("evidence_count").notNull().default(0),
  evidenceHash: text("evidence_hash").notNull().default(""),
});

/** An offer as it was sent. What it offers, to whom and until when never changes, by a trigger; what becomes of it does. */
export const proposalVersions = pgTable(
  "proposal_versions",
  {
    id: uuid().primaryKey(),
    proposalId: uuid("proposal_id")
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    /** Versions count from 1. */
    number: integer().notNull(),
    bidVersionId: uuid("bid_version_id")
      .notNull()
      .references(() => bidVersions.id, { onDelete: "cascade" }),
    offer: jsonb().$type<Offer>().notNull(),
    /** SHA-256 of the offer in its canonical form, hexadecimal: printed on each page of its paper. */
    digest: text().notNull(),
    recipientEmail: text("recipient_email").notNull(),
    language: text().$type<Language>().notNull(),
    /** The last day on which it can be signed, by the company's calendar. */
    expiresOn: date("expires_on", { mode: "string" }).notNull(),
    state: text().$type<ProposalState>().notNull().default("open"),
    stateSince: timestamptz("state_since").notNull().default(sql`clock_timestamp()`),
    sentBy: accountReference("sent_by").notNull(),
    sentAt: timestamptz("sent_at").notNull().default(sql`clock_timestamp()`),
    /** Set by whoever opens the link, including programs of mail servers that look at links. */
    openedAt: timestamptz("opened_at"),
    remindedAt: timestamptz("reminded_at"),
    /** The last failure to seal or stamp its paper; null if there was none. */
    sealFailedAt: timestamptz("seal_failed_at"),
    /** The prospect's own text; empty if they gave no reason. */
    declineReason: text("decline_reason").notNull().default(""),
    /** The language of the page on which it was written; null for reasons from before November 30, 2026. */
    declineLanguage: text("decline_language").$type<Language>(),
    /**
     * The reason why we have released the prospect from the signature, which the prospect reads; empty
     * without one.
     */
    releaseReason: text("release_reason").notNull().default(""),
    /** The language of whoever wrote it; null for reasons from before November 30, 2026. */
    releaseLanguage: text("release_language").$type<Language>(),
  },
  (table) => [
    unique("proposal_versions_number").on(table.proposalId, table.number),
    index("proposal_versions_digest").on(table.digest),
    index("proposal_versions_ending").on(table.expiresOn).where(sql`state = 'open'`),
    check(
      "proposal_versions_state_known",
      sql`state in ('open', 'replaced', 'withdrawn', 'declined', 'signed', 'released', 'countersigned')`,
    ),
  ],
);

/** The PDFs of a version: each is made once, and kept as it was made, by a trigger. */
export const proposalPapers = pgTable(
  "proposal_papers",
  {
    versionId: uuid("version_id")
      .notNull()
      .references(() => proposalVersions.id, { onDelete: "cascade" }),
    kind: text().$type<PaperKind>().notNull(),
    content: bytes().notNull(),
    /** The hash of the content, hexadecimal. */
    sha256: text().notNull(),
    /** The moment of sealing by the clock of a time server; null without a time stamp. */
    stampedAt: timestamptz("stamped_at"),
    madeAt: timestamptz("made_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.kind] }),
    index("proposal_papers_sha256").on(table.sha256),
  ],
);

/** Secret addresses: each email has one of its own, which opens the version that it was sent for. */
export const proposalLinks = pgTable(
  "proposal_links",
  {
    id: uuid().primaryKey(),
    versionId: uuid("version_id")
      .notNull()
      .references(() => proposalVersions.id, { onDelete: "cascade" }),
    /** The secret itself is in the email alone. */
    secretHash: text("secret_hash").notNull(),
    /**
     * True for a link that the prospect has made to forward: it opens only this version, and allows no
     * command.
     */
    isReadOnly: boolean("is_read_only").notNull().default(false),
    /** A link that somebody has turned off, read-only or not, opens nothing anymore. */
    turnedOffAt: timestamptz("turned_off_at"),
    madeAt: timestamptz("made_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("proposal_links_version").on(table.versionId)],
);

/** Questions of the prospect, and what the office answers. */
export const proposalMessages = pgTable(
  "proposal_messages",
  {
    id: uuid().primaryKey(),
    versionId: uuid("version_id")
      .notNull()
      .references(() => proposalVersions.id, { onDelete: "cascade" }),
    /** Null for the prospect. */
    authorId: accountReference("author_id"),
    text: text().notNull(),
    /** The language of its author, or of the prospect's page; null for those from before November 30, 2026. */
    language: text().$type<Language>(),
    /** The key of the form that it came by: the same form twice is one question. */
    attempt: uuid().unique(),
    at: timestamptz("at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("proposal_messages_version").on(table.versionId, table.at)],
);

/**
 * One row for the prospect's signature, one for the company's. Triggers keep rows from ever changing, and for
 * ten years from being deleted, so a signature keeps its opportunity, papers and evidence.
 */
export const proposalSignatures = pgTable(
  "proposal_signatures",
  {
    id: uuid().primaryKey(),
    versionId: uuid("version_id")
      .notNull()
      .references(() => proposalVersions.id, { onDelete: "cascade" }),
    isOfCompany: boolean("is_of_company").notNull(),
    alternative: text().$type<AlternativeName>().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    /** Whom they sign for. */
    company: text().notNull(),
    /** The name as typed once more, in place of a handwritten signature. */
    signature: text().notNull(),
    /** SVG path within 0 to 1000 by 0 to 300; empty where nothing was drawn. */
    drawing: text().notNull().default(""),
    /** The wording of the consent that they read, and its language. */
    consent: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Keyed hash of the network address, and the browser as it called itself. */
    addressHash: text("address_hash").notNull(),
    userAgent: text("user_agent").notNull(),
    /** Random: nobody can guess from the hash in the evidence who has signed. */
    salt: text().notNull(),
    /** The key of the form that it came by: the same form twice is one signature. */
    attempt: uuid(),
    accountId: accountReference("account_id"),
    signedAt: timestamptz("signed_at").notNull(),
  },
  (table) => [unique("proposal_signatures_side").on(table.versionId, table.isOfCompany)],
);

/**
 * Events as a chain, in which each entry has the hash of the one before it. A trigger keeps rows from
 * changing.
 */
export const proposalEvidence = pgTable(
  "proposal_evidence",
  {
    id: uuid().primaryKey(),
    proposalId: uuid("proposal_id")
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    /** Counted from 1, without a gap. */
    position: integer().notNull(),
    kind: text().$type<EvidenceKind>().notNull(),
    at: timestamptz("at").notNull(),
    /** The hash is made of all of this, including kind and moment. */
    content: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text().notNull(),
  },
  (table) => [unique("proposal_evidence_position").on(table.proposalId, table.position)],
);

export type ProposalRow = typeof proposals.$inferSelect;
export type ProposalVersionRow = typeof proposalVersions.$inferSelect;
export type ProposalSignatureRow = typeof proposalSignatures.$inferSelect;
export type ProposalEvidenceRow = typeof proposalEvidence.$inferSelect;
