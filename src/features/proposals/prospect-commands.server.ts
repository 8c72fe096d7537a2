/** Nobody is signed in on these pages: the link of an email alone is the key. */
import { and, desc, eq, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { newId } from "#platform/database/new-id.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { hourMs } from "#platform/format/durations.ts";
import { attemptOfContent } from "#platform/forms/attempt-of-content.server.ts";
import { changedFields, nothingChanged } from "#platform/history/field-changes.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Language } from "#platform/language/language.ts";
import {
  type GuestStanding,
  guestStandingOf,
  isWithdrawnOrReplaced,
  type LockedVersion,
  lockProposalOf,
  lockVersion,
  recordProposalEvent,
} from "./change-proposal.server.ts";
import { addEvidence, digestOf } from "./evidence.server.ts";
import { notifyAboutProposal } from "./notify-about-proposal.server.ts";
import {
  insertReadOnlyLink,
  type OpenedProposal,
  turnOffReadOnlyLinks,
} from "./proposal-links.server.ts";
import type { SignatureForm } from "./proposal-types.ts";
import { insertSignature } from "./sign.server.ts";
import {
  proposalEvidence,
  proposalMessages,
  proposalSignatures,
  proposalVersions,
} from "./tables/proposals.ts";

interface Context {
  db: Database;
  queue: PgBoss;
}

/** Facts of a request about whoever has the link. */
export interface Visitor {
  addressHash: string;
  userAgent: string;
  language: Language;
}

export type ProspectResult =
  | { ok: true }
  /** The reason why nothing can be decided any longer, or that there are too many questions. */
  | { ok: false; reason: Exclude<GuestStanding, "open"> | "gone" | "too-many" | "not-offered" };

/** Looking again within the hour is the same look, and nobody fills the evidence by looking. */
const countedOnceWithinMs = hourMs;
const maxEntries = 1_000;

/** Records that the page or its PDF was opened. The first time, the owner is notified. */
export async function recordLook(
  { db, queue }: Context,
  { linkId, version }: OpenedProposal,
  kind: "opened" | "downloaded",
  now = new Date(),
): Promise<void> {
  if (await wasSeenLately(db, version, kind, now)) return;
  await db.transaction(async (tx) => {
    const locked = await lockVersion(tx, version.id);
    if (locked === undefined || locked.proposal.evidenceCount >= maxEntries) return;
    if (await wasSeenLately(tx, version, kind, now)) return;
    const { proposal } = locked;
    await addEvidence(tx, proposal.id, {
      kind,
      version: version.number,
      facts: { link: linkId },
    });
    if (locked.version.openedAt !== null) return;
    await tx
      .update(proposalVersions)
      .set({ openedAt: sql`clock_timestamp()` })
      .where(eq(proposalVersions.id, version.id));
    await recordProposalEvent(tx, proposal, {
      kind: "opened",
      actorId: null,
      change: nothingChanged,
      details: { number: version.number },
    });
    await notifyAboutProposal(tx, queue, locked, "opened");
  });
}

async function wasSeenLately(
  db: Database | Transaction,
  { proposalId, number }: OpenedProposal["version"],
  kind: "opened" | "downloaded",
  now: Date,
): Promise<boolean> {
  const [last] = await db
    .select({ at: proposalEvidence.at })
    .from(proposalEvidence)
    .where(
      and(
        eq(proposalEvidence.proposalId, proposalId),
        eq(proposalEvidence.kind, kind),
        sql`(${proposalEvidence.content} ->> 'version')::int = ${number}`,
      ),
    )
    .orderBy(desc(proposalEvidence.position))
    .limit(1);
  return last !== undefined && now.getTime() - last.at.getTime() < countedOnceWithinMs;
}

/** The limit is for one version, with our answers, whatever number of links it has. */
const maxQuestions = 100;

/** May be asked as long as the version counts, and of one that is signed, declined or expired too. */
export const askAboutProposal = (
  { db, queue }: Context,
  { version }: OpenedProposal,
  { attempt: sentAttempt, text, language }: { attempt: string; text: string; language: Language },
): Promise<ProspectResult> =>
  db.transaction(async (tx): Promise<ProspectResult> => {
    // A changed text is another question, even if the browser sends it under the same attempt.
    const attempt = attemptOfContent(sentAttempt, text);
    const locked = await lockVersion(tx, version.id);
    if (locked === undefined) return { ok: false, reason: "gone" };
    const [copy] = await tx
      .select({ id: proposalMessages.id })
      .from(proposalMessages)
      .where(eq(proposalMessages.attempt, attempt));
    if (copy !== undefined) return { ok: true };
    const refusal = whyOver(locked);
    if (refusal !== undefined) return refusal;
    const isOfVersion = eq(proposalMessages.versionId, version.id);
    if ((await tx.$count(proposalMessages, isOfVersion)) >= maxQuestions)
      return { ok: false, reason: "too-many" };
    const id = newId();
    await tx
      .insert(proposalMessages)
      .values({ id, versionId: version.id, text, language, attempt });
    await addEvidence(tx, locked.proposal.id, {
      kind: "asked",
      version: version.number,
      facts: { message: id, text: digestOf(text) },
    });
    await recordProposalEvent(tx, locked.proposal, {
      kind: "asked",
      actorId: null,
      change: nothingChanged,
      details: { number: version.number },
    });
    await notifyAboutProposal(tx, queue, locked, "asked", { text, language });
    return { ok: true };
  });

/** A link that opens the version for reading alone, which its holder may forward. */
export const shareProposal = (
  { db, secrets }: Pick<AccountsContext, "db" | "secrets">,
  opened: OpenedProposal,
): Promise<ProspectResult> =>
  db.transaction(async (tx): Promise<ProspectResult> => {
    const locked = await lockVersion(tx, opened.version.id);
    if (locked === undefined) return { ok: false, reason: "gone" };
    const refusal = whyOver(locked);
    if (refusal !== undefined) return refusal;
    if (await insertReadOnlyLink(tx, secrets, opened))
      await addEvidence(tx, locked.proposal.id, {
        kind: "shared",
        version: locked.version.number,
        facts: { link: opened.linkId },
      });
    return { ok: true };
  });

/** Turns off all that were made for this version, and may be done whatever has become of it. */
export const unshareProposal = (
  { db }: Pick<AccountsContext, "db">,
  { linkId, version: { id } }: OpenedProposal,
): Promise<ProspectResult> =>
  db.transaction(async (tx): Promise<ProspectResult> => {
    const locked = await lockVersion(tx, id);
    if (locked === undefined) return { ok: false, reason: "gone" };
    const { proposal, version } = locked;
    await writeLinksTurnedOff(tx, proposal, version, { actorId: null, facts: { link: linkId } });
    return { ok: true };
  });

/**
 * Writes nothing if no link is on. The caller holds the lock of the proposal.
 * @returns how many were turned off
 */
export async function writeLinksTurnedOff(
  tx: Transaction,
  proposal: LockedVersion["proposal"],
  { id, number }: Pick<LockedVersion["version"], "id" | "number">,
  { actorId, facts }: { actorId: string | null; facts: Readonly<Record<string, string>> },
): Promise<number> {
  const links = await turnOffReadOnlyLinks(tx, id);
  if (links === 0) return 0;
  await addEvidence(tx, proposal.id, {
    kind: "unshared",
    version: number,
    facts: { ...facts, links },
  });
  await recordProposalEvent(tx, proposal, {
    kind: "unshared",
    actorId,
    change: nothingChanged,
    details: { number },
  });
  return links;
}

/** The reason why the version can no longer be asked about or forwarded. The caller holds the lock. */
function whyOver(locked: LockedVersion): ProspectResult | undefined {
  const standing = guestStandingOf(locked);
  return standing === "request-withdrawn" || isWithdrawnOrReplaced(standing)
    ? { ok: false, reason: standing }
    : undefined;
}

/** The caller holds the lock. */
function whyNot(locked: LockedVersion, now: Date): ProspectResult | undefined {
  const standing = guestStandingOf(locked, now);
  return standing === "open" ? undefined : { ok: false, reason: standing };
}

export const declineProposal = (
  { db, queue }: Context,
  { version }: OpenedProposal,
  { reason, language }: { reason: string; language: Language },
  now = new Date(),
): Promise<ProspectResult> =>
  db.transaction(async (tx): Promise<ProspectResult> => {
    const locked = await lockVersion(tx, version.id);
    if (locked === undefined) return { ok: false, reason: "gone" };
    const refusal = whyNot(locked, now);
    if (refusal !== undefined) return refusal;
    const { proposal } = locked;
    await writeDeclined(tx, proposal, locked.version, { reason, language });
    await notifyAboutProposal(tx, queue, locked, "declined", { text: reason, language });
    return { ok: true };
  });

interface Declined {
  reason: string;
  language?: Language;
  facts?: Readonly<Record<string, string>>;
}

async function writeDeclined(
  tx: Transaction,
  proposal: LockedVersion["proposal"],
  { id, number, state }: LockedVersion["version"],
  { reason, language, facts = {} }: Declined,
): Promise<void> {
  await tx
    .update(proposalVersions)
    .set({
      state: "declined",
      stateSince: sql`clock_timestamp()`,
      declineReason: reason,
      declineLanguage: reason === "" ? null : language,
    })
    .where(eq(proposalVersions.id, id));
  await addEvidence(tx, proposal.id, {
    kind: "declined",
    version: number,
    facts: { ...facts, reason: digestOf(reason) },
  });
  await recordProposalEvent(tx, proposal, {
    kind: "declined",
    actorId: null,
    change: changedFields({ state }, { state: "declined", declineReason: reason }),
    details: { number },
  });
}

/**
 * Withdrawing the request also declines its offer, even an expired one. The caller holds the lock of the
 * opportunity, and knows that nothing is signed.
 */
export async function declineByWithdrawal(tx: Transaction, opportunityId: string): Promise<void> {
  const { proposal, latest } = await lockProposalOf(tx, opportunityId);
  if (proposal !== undefined && latest?.state === "open")
    await writeDeclined(tx, proposal, latest, { reason: "", facts: { request: "withdrawn" } });
}

type Signed = Omit<SignatureForm, "step" | "authority" | "consent">;

/**
 * Locks the version: of two who sign at the same time one does, and the other learns that it is signed.
 * @param paper SHA-256 of the PDF that could be downloaded before
 */
export const signProposal = (
  { db, queue }: Context,
  { linkId, version }: OpenedProposal,
  signed: Signed,
  { visitor, paper, now = new Date() }: { visitor: Visitor; paper: string; now?: Date },
): Promise<ProspectResult> =>
  db.transaction(async (tx): Promise<ProspectResult> => {
    const locked = await lockVersion(tx, version.id);
    if (locked === undefined) return { ok: false, reason: "gone" };
    if (await isSameSignature(tx, version.id, signed)) return { ok: true };
    const refusal = whyNot(locked, now);
    if (refusal !== undefined) return refusal;
    const { proposal } = locked;
    const { offer, digest, number, recipientEmail, state } = locked.version;
    const { attempt, alternative, name, title, signature, drawing } = signed;
    if (offer.alternatives.every((offered) => offered.name !== alternative))
      return { ok: false, reason: "not-offered" };
    const hash = await insertSignature(tx, version.id, {
      isOfCompany: false,
      alternative,
      name,
      title,
      company: offer.company,
      signature,
      drawing,
      ...visitor,
      attempt,
      accountId: null,
      signedAt: await databaseTime(tx),
    });
    await tx
      .update(proposalVersions)
      .set({ state: "signed", stateSince: sql`clock_timestamp()` })
      .where(eq(proposalVersions.id, version.id));
    await addEvidence(tx, proposal.id, {
      kind: "signed",
      version: number,
      facts: { digest, paper, signature: hash, alternative, link: linkId },
    });
    await recordProposalEvent(tx, proposal, {
      kind: "signed",
      actorId: null,
      change: changedFields({ state }, { state: "signed", alternative }),
      details: { number },
    });
    await notifyAboutProposal(tx, queue, locked, "signed");
    await queueEmails(tx, queue, [
      {
        message: "proposal-copy",
        to: recipientEmail,
        about: { kind: "proposal", id: version.id },
        data: { paper: "signed" },
      },
    ]);
    return { ok: true };
  });

/** Another name or alternative under the same key is another signature, which nobody may think was taken. */
async function isSameSignature(
  tx: Transaction,
  versionId: string,
  { attempt, alternative, name, title, signature, drawing }: Signed,
): Promise<boolean> {
  const isSame = and(
    eq(proposalSignatures.versionId, versionId),
    eq(proposalSignatures.attempt, attempt),
    eq(proposalSignatures.alternative, alternative),
    eq(proposalSignatures.name, name),
    eq(proposalSignatures.title, title),
    eq(proposalSignatures.signature, signature),
    eq(proposalSignatures.drawing, drawing),
  );
  return (await tx.$count(proposalSignatures, isSame)) > 0;
}
