import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { bids, bidVersions } from "#features/bids/tables/bids.ts";
import { advanceOpportunity } from "#features/opportunities/opportunity-commands.server.ts";
import { prospectCompanies, prospectContacts } from "#features/prospects/tables/prospects.ts";
import { halfRows } from "#features/start-up-plans/promised-tasks.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { newId } from "#platform/database/new-id.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { changedFields, createdFields, nothingChanged } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { askForRound } from "#platform/jobs/clock-job.server.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { isUnchanged, type TextChanges, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { type LockedProposal, lockAsStaff, recordProposalEvent } from "./change-proposal.server.ts";
import { addEvidence, digestOf, recipientHash } from "./evidence.server.ts";
import { makeOffer, offeredAlternatives } from "./offer.ts";
import { readOfferBacking } from "./offer-backing.server.ts";
import type { Offer } from "./offer-types.ts";
import { turnOffLinksOfProposal } from "./proposal-links.server.ts";
import { listProposalMessages } from "./proposal-queries.server.ts";
import { draftForm, draftOf, draftTexts, type ProposalDraft } from "./proposal-types.ts";
import { writeLinksTurnedOff } from "./prospect-commands.server.ts";
import { proposalSealJob } from "./remind.server.ts";
import { insertSignature, type SignedFields } from "./sign.server.ts";
import {
  type ProposalRow,
  type ProposalVersionRow,
  proposalMessages,
  proposalSignatures,
  proposals,
  proposalVersions,
} from "./tables/proposals.ts";

interface Context {
  db: Database | Transaction;
  queue: PgBoss;
}

export type ProposalProblem =
  | "not-found"
  | "not-allowed"
  /** The opportunity is won or lost. */
  | "closed"
  /** Somebody has saved the draft since it was shown. */
  | "changed-since"
  | "no-bid-version"
  /** The version of the bid is under the lowest margin, and nobody has let it pass. */
  | "not-approved"
  | "nothing-offered"
  | "no-letter"
  | "no-last-day"
  /** A step of the start-up plan has no day, or a day no step. */
  | "half-step"
  | "last-day-over"
  /** A number of months, and a last day besides. */
  | "two-ends"
  /** The contract would end before its first day. */
  | "ends-before-start"
  | "no-address"
  /** One is signed: another offer beside it would be a second contract. */
  | "signed-already"
  | "not-open"
  | "no-links"
  /** The email with its link waits to be sent. */
  | "on-its-way"
  | "not-signed"
  /** Somebody has written to the prospect, or the prospect to us, since the page was opened. */
  | "answered-since";

type ProposalResult = ChangeResult<ProposalProblem>;

/**
 * Writes what this person has changed.
 * @param start what the form shows before anybody has saved one
 * @param sent fields of the form, which the caller has read without a fault
 */
export const saveProposal = (
  { db }: Pick<Context, "db">,
  actor: Actor,
  opportunityId: string,
  { start, sent, seen = {} }: { start: ProposalDraft; sent: Texts; seen?: Texts },
): Promise<ProposalResult | EditRefusal> =>
  changeRecord<
    LockedProposal,
    { stored: Texts; change: TextChanges },
    ProposalProblem,
    Done | EditRefusal
  >(
    { db },
    {
      lock: (tx) => lockAsStaff(tx, actor, opportunityId),
      isAllowed: may(actor, "proposals.change"),
      async decide(tx, { opportunity, proposal }) {
        if (opportunity.closedAt !== null) return "closed";
        const stored = draftTexts(proposal?.draft ?? start);
        const record = {
          recordKind: "proposal",
          recordId: proposal?.id ?? opportunityId,
        } as const;
        const change = await mergeFields(tx, actor, record, { stored, seen, sent });
        if ("ok" in change) return change;
        return proposal !== undefined && isUnchanged(change) ? done : { stored, change };
      },
      async apply(tx, { proposal }, { stored, change }) {
        const fields = z.parse(draftForm(actor.language), { ...stored, ...change.after });
        const draft = draftOf(fields);
        const id = proposal?.id ?? newId();
        if (proposal === undefined) await tx.insert(proposals).values({ id, opportunityId, draft });
        else
          await tx
            .update(proposals)
            .set({
              draft,
              revision: proposal.revision + 1,
              changedAt: sql`clock_timestamp()`,
            })
            .where(eq(proposals.id, id));
        const event = { kind: "changed", actorId: actor.accountId, change } as const;
        await recordProposalEvent(tx, { id, opportunityId }, event);
        return done;
      },
    },
  );

export interface SendableProposal {
  proposal: ProposalRow;
  offer: Offer;
  bidVersionId: string;
  recipientEmail: string;
}

/** @param seenRevision of the draft as its sender has seen it */
export const sendProposal = (
  { db, queue }: Context,
  actor: Actor,
  opportunityId: string,
  seenRevision: number,
  now = new Date(),
): Promise<ProposalResult> =>
  changeRecord<LockedProposal, SendableProposal, ProposalProblem, Done>(
    { db },
    {
      lock: (tx) => lockAsStaff(tx, actor, opportunityId),
      isAllowed: may(actor, "proposals.change"),
      decide: (tx, locked) => readSendable(tx, actor, locked, seenRevision, now),
      async apply(tx, { latest }, sendable) {
        const id = await writeVersion(tx, actor.accountId, latest, sendable);
        await queueEmails(tx, queue, [
          {
            message: "proposal-sent",
            to: sendable.recipientEmail,
            about: { kind: "proposal", id },
            data: {},
          },
        ]);
        await advanceOpportunity(tx, actor, opportunityId, "proposal");
        return done;
      },
    },
  );

/** The offer that sending the draft would make, or the reason why it cannot be sent. */
export async function readSendable(
  tx: Transaction,
  actor: Actor,
  { opportunity, proposal, latest }: LockedProposal,
  seenRevision: number,
  now: Date,
): Promise<SendableProposal | ProposalProblem> {
  if (opportunity.closedAt !== null) return "closed";
  if (latest?.state === "signed" || latest?.state === "countersigned") return "signed-already";
  if (proposal === undefined) return "no-bid-version";
  if (proposal.revision !== seenRevision) return "changed-since";
  const { draft } = proposal;
  const [bid] = await tx
    .select({ version: bidVersions })
    .from(bidVersions)
    .innerJoin(bids, eq(bids.id, bidVersions.bidId))
    .where(and(eq(bids.opportunityId, opportunity.id), eq(bidVersions.number, draft.bidVersion)));
  if (bid === undefined) return "no-bid-version";
  const { id: bidVersionId, input, needsApproval, approvedAt } = bid.version;
  if (needsApproval && approvedAt === null) return "not-approved";
  if (offeredAlternatives(input, draft).length === 0) return "nothing-offered";
  if (draft.letter === "") return "no-letter";
  if (draft.expiresOn === "") return "no-last-day";
  if (halfRows(draft.startUp ?? []).length > 0) return "half-step";
  const offeredOn = todayIn(company.timeZone, now);
  if (draft.expiresOn < offeredOn) return "last-day-over";
  if (draft.termMonths && draft.endsOn) return "two-ends";
  if (draft.endsOn && draft.endsOn < (draft.startsOn || offeredOn)) return "ends-before-start";
  const [prospect] = await tx
    .select({ contact: prospectContacts, company: prospectCompanies.name })
    .from(prospectContacts)
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunity.companyId))
    .where(eq(prospectContacts.id, opportunity.contactId));
  if (prospect === undefined || prospect.contact.email === "") return "no-address";
  const { name: contact, email: recipientEmail, language } = prospect.contact;
  const facts = {
    reference: opportunity.reference,
    number: (latest?.number ?? 0) + 1,
    language,
    company: prospect.company,
    contact,
    provider: company.legal.name || company.name,
    seller: actor.name,
    offeredOn,
  };
  const offer = makeOffer(input, draft, facts, await readOfferBacking(tx, input, draft, now));
  return { proposal, offer, bidVersionId, recipientEmail };
}

/** A preview of the saved draft writes and sends nothing. */
export const previewProposal = (
  db: Database,
  actor: Actor,
  opportunityId: string,
  now = new Date(),
): Promise<Offer | ProposalProblem> =>
  db.transaction(async (tx) => {
    const locked = may(actor, "proposals.change")
      ? await lockAsStaff(tx, actor, opportunityId)
      : undefined;
    if (locked === undefined) return "not-found";
    const sendable = await readSendable(tx, actor, locked, locked.proposal?.revision ?? 0, now);
    return typeof sendable === "string" ? sendable : sendable.offer;
  });

/** @param at this moment without it @returns its id */
export async function writeVersion(
  tx: Transaction,
  sentBy: string,
  latest: ProposalVersionRow | undefined,
  { proposal, offer, bidVersionId, recipientEmail }: SendableProposal,
  at?: Date,
): Promise<string> {
  const { number, language, expiresOn } = offer;
  const digest = digestOf(offer);
  const id = newId();
  if (latest?.state === "open") await endVersion(tx, latest, "replaced", { by: number });
  await tx.insert(proposalVersions).values({
    id,
    proposalId: proposal.id,
    number,
    bidVersionId,
    offer,
    digest,
    recipientEmail,
    language,
    expiresOn,
    sentBy,
    ...(at && { sentAt: at, stateSince: at }),
  });
  await addEvidence(tx, proposal.id, {
    kind: "sent",
    version: number,
    facts: {
      digest,
      account: sentBy,
      recipient: recipientHash({ id, recipientEmail }),
      expiresOn,
      ...(latest && { after: latest.number }),
    },
    at,
  });
  await recordProposalEvent(tx, proposal, {
    kind: "sent",
    actorId: sentBy,
    change: createdFields({ number, expiresOn }),
    at,
  });
  return id;
}

async function endVersion(
  tx: Transaction,
  { id, proposalId, number }: ProposalVersionRow,
  state: "replaced" | "withdrawn",
  facts: Readonly<Record<string, string | number>>,
): Promise<void> {
  await tx
    .update(proposalVersions)
    .set({ state, stateSince: sql`clock_timestamp()` })
    .where(eq(proposalVersions.id, id));
  await addEvidence(tx, proposalId, { kind: state, version: number, facts });
}

interface LatestVersion {
  proposal: ProposalRow;
  version: ProposalVersionRow;
}

/** The version that a command of the page is about has to be the latest still. */
export const findLatestVersion = (
  { proposal, latest }: LockedProposal,
  number: number,
): LatestVersion | undefined =>
  proposal !== undefined && latest?.number === number ? { proposal, version: latest } : undefined;

export const withdrawProposal = (
  { db }: Pick<Context, "db">,
  actor: Actor,
  opportunityId: string,
  number: number,
): Promise<ProposalResult> =>
  changeRecord<LockedProposal, LatestVersion, ProposalProblem, Done>(
    { db },
    {
      lock: (tx) => lockAsStaff(tx, actor, opportunityId),
      isAllowed: may(actor, "proposals.change"),
      async decide(_, locked) {
        const latest = findLatestVersion(locked, number);
        return latest?.version.state === "open" ? latest : "not-open";
      },
      async apply(tx, _, { proposal, version }) {
        await endVersion(tx, version, "withdrawn", { account: actor.accountId });
        await recordProposalEvent(tx, proposal, {
          kind: "withdrawn",
          actorId: actor.accountId,
          change: changedFields({ state: version.state }, { state: "withdrawn" }),
          details: { number },
        });
        return done;
      },
    },
  );

/** Forwarded links to this version stop working, whichever version it is. */
export const turnOffLinks = (
  { db }: Pick<Context, "db">,
  actor: Actor,
  opportunityId: string,
  number: number,
): Promise<ProposalResult> =>
  changeRecord<LockedProposal, LatestVersion, ProposalProblem, Done>(
    { db },
    {
      lock: (tx) => lockAsStaff(tx, actor, opportunityId),
      isAllowed: may(actor, "proposals.change"),
      async decide(tx, { proposal }) {
        if (proposal === undefined) return "no-links";
        const [version] = await tx
          .select()
          .from(proposalVersions)
          .where(
            and(eq(proposalVersions.proposalId, proposal.id), eq(proposalVersions.number, number)),
          );
        return version === undefined ? "no-links" : { proposal, version };
      },
      async apply(tx, _, { proposal, version }) {
        const actorId = actor.accountId;
        await writeLinksTurnedOff(tx, proposal, version, {
          actorId,
          facts: { account: actorId },
        });
        return done;
      },
    },
  );

/** After a proposal went to the wrong person, no link sent so far opens any version. */
export const turnOffEveryLink = (
  { db }: Pick<Context, "db">,
  actor: Actor,
  opportunityId: string,
): Promise<ProposalResult> =>
  changeRecord<LockedProposal, LatestVersion, ProposalProblem, Done>(
    { db },
    {
      lock: (tx) => lockAsStaff(tx, actor, opportunityId),
      isAllowed: may(actor, "proposals.change"),
      async decide(_, { proposal, latest }) {
        return proposal === undefined || latest === undefined
          ? "no-links"
          : { proposal, version: latest };
      },
      async apply(tx, _, { proposal, version: { number } }) {
        const actorId = actor.accountId;
        const links = await turnOffLinksOfProposal(tx, proposal.id);
        if (links === 0) return done;
        await addEvidence(tx, proposal.id, {
          kind: "unlinked",
          version: number,
          facts: { account: actorId, links },
        });
        await recordProposalEvent(tx, proposal, {
          kind: "unlinked",
          actorId,
          change: nothingChanged,
          details: { number },
        });
        return done;
      },
    },
  );

/**
 * Lets the prospect go who has signed, as long as nobody has signed for us: the wrong alternative, the wrong
 * person, or a deal that is off. The version cannot be signed again; another one can be sent.
 */
export const releaseSignature = (
  { db, queue }: Context,
  actor: Actor,
  opportunityId: string,
  { number, reason }: { number: number; reason: string },
): Promise<ProposalResult> =>
  changeRecord<LockedProposal, LatestVersion, ProposalProblem, Done>(
    { db },
    {
      lock: (tx) => lockAsStaff(tx, actor, opportunityId),
      isAllowed: may(actor, "proposals.sign"),
      async decide(_, locked) {
        const latest = findLatestVersion(locked, number);
        return latest?.version.state === "signed" ? latest : "not-signed";
      },
      async apply(tx, _, { proposal, version }) {
        const { id, state, releaseReason } = version;
        await tx
          .update(proposalVersions)
          .set({
            state: "released",
            stateSince: sql`clock_timestamp()`,
            releaseReason: reason,
            releaseLanguage: actor.language,
          })
          .where(eq(proposalVersions.id, id));
        await addEvidence(tx, proposal.id, {
          kind: "released",
          version: number,
          facts: { account: actor.accountId, reason: digestOf(reason) },
        });
        await recordProposalEvent(tx, proposal, {
          kind: "released",
          actorId: actor.accountId,
          change: changedFields(
            { state, releaseReason },
            { state: "released", releaseReason: reason },
          ),
          details: { number },
        });
        await queueEmails(tx, queue, [
          {
            message: "proposal-released",
            to: version.recipientEmail,
            about: { kind: "proposal", id },
            data: {},
          },
        ]);
        return done;
      },
    },
  );

/** Goes to the prospect by email as well. */
export const answerProspect = (
  { db, queue }: Context,
  actor: Actor,
  opportunityId: string,
  { number, text, seen }: { number: number; text: string; seen?: string | undefined },
): Promise<ProposalResult> =>
  changeRecord<LockedProposal, LatestVersion, ProposalProblem, Done>(
    { db },
    {
      lock: (tx) => lockAsStaff(tx, actor, opportunityId),
      isAllowed: may(actor, "proposals.change"),
      async decide(tx, locked) {
        const latest = findLatestVersion(locked, number);
        if (latest === undefined) return "changed-since";
        if (seen === undefined) return latest;
        const last = (await listProposalMessages(tx, latest.proposal.id)).at(-1);
        return last === undefined || last.id === seen ? latest : "answered-since";
      },
      async apply(tx, _, { proposal, version }) {
        const id = newId();
        await tx.insert(proposalMessages).values({
          id,
          versionId: version.id,
          authorId: actor.accountId,
          text,
          language: actor.language,
        });
        const facts = { message: id, text: digestOf(text), account: actor.accountId };
        await addEvidence(tx, proposal.id, { kind: "answered", version: number, facts });
        await recordProposalEvent(tx, proposal, {
          kind: "answered",
          actorId: actor.accountId,
          change: nothingChanged,
          details: { number },
        });
        await queueEmails(tx, queue, [
          {
            message: "proposal-answered",
            to: version.recipientEmail,
            about: { kind: "proposal", id: version.id },
            data: { messageId: id },
          },
        ]);
        return done;
      },
    },
  );

/** Copies leave with the seal, which is made in the meantime. */
const secondsToSeal = 15;

/** The company signs after the prospect, which wins the opportunity. */
export const countersignProposal = (
  { db, queue }: Context,
  actor: Actor,
  opportunityId: string,
  number: number,
  fields: Pick<SignedFields, "title" | "signature" | "addressHash" | "userAgent">,
): Promise<ProposalResult> =>
  changeRecord<
    LockedProposal,
    LatestVersion & { alternative: SignedFields["alternative"] },
    ProposalProblem,
    Done
  >(
    { db },
    {
      lock: (tx) => lockAsStaff(tx, actor, opportunityId),
      isAllowed: may(actor, "proposals.sign"),
      async decide(tx, locked) {
        const latest = findLatestVersion(locked, number);
        if (latest?.version.state !== "signed") return "not-signed";
        const [first] = await tx
          .select({ alternative: proposalSignatures.alternative })
          .from(proposalSignatures)
          .where(
            and(
              eq(proposalSignatures.versionId, latest.version.id),
              ne(proposalSignatures.isOfCompany, true),
            ),
          );
        return first === undefined ? "not-signed" : { ...latest, ...first };
      },
      async apply(tx, { opportunity }, { proposal, version, alternative }) {
        const signature = await insertSignature(tx, version.id, {
          ...fields,
          isOfCompany: true,
          alternative,
          name: actor.name,
          company: version.offer.provider,
          drawing: "",
          language: actor.language,
          attempt: null,
          accountId: actor.accountId,
          signedAt: await databaseTime(tx),
        });
        await tx
          .update(proposalVersions)
          .set({ state: "countersigned", stateSince: sql`clock_timestamp()` })
          .where(eq(proposalVersions.id, version.id));
        await addEvidence(tx, proposal.id, {
          kind: "countersigned",
          version: number,
          facts: { digest: version.digest, signature, account: actor.accountId },
        });
        await recordProposalEvent(tx, proposal, {
          kind: "countersigned",
          actorId: actor.accountId,
          change: changedFields({ state: version.state }, { state: "countersigned" }),
          details: { number },
        });
        const about = { kind: "proposal", id: version.id } as const;
        const ownerId = opportunity.ownerId ?? version.sentBy;
        const staff = await tx
          .select({ id: accounts.id, email: accounts.email })
          .from(accounts)
          .where(inArray(accounts.id, [ownerId, actor.accountId]));
        await queueEmails(
          tx,
          queue,
          [
            {
              message: "proposal-copy",
              to: version.recipientEmail,
              about,
              data: { paper: "countersigned" },
            },
            ...staff.map(({ id, email }) => ({
              message: "proposal-copy-staff" as const,
              to: email,
              about,
              data: { accountId: id },
            })),
          ],
          { afterSeconds: secondsToSeal },
        );
        await askForRound(tx, queue, proposalSealJob);
        await advanceOpportunity(tx, actor, opportunityId, "won");
        return done;
      },
    },
  );
