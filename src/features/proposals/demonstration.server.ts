/** Proposals of the demonstration: sent, looked at and asked about; nobody gets an email. */
import { desc, eq } from "drizzle-orm";
import { company } from "#content/company.ts";
import { demoProposals } from "#content/demo-proposals.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { alternativeNames } from "#features/bids/bid-sheet-types.ts";
import { bids, bidVersions } from "#features/bids/tables/bids.ts";
import { listValidCertificates } from "#features/company-certificates/certificate-queries.server.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies, prospectContacts } from "#features/prospects/tables/prospects.ts";
import { shippedTasks, toPromisedTaskRow } from "#features/start-up-plans/promised-tasks.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { changedFields, createdFields, nothingChanged } from "#platform/history/field-changes.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { recordProposalEvent } from "./change-proposal.server.ts";
import { addEvidence, digestOf } from "./evidence.server.ts";
import { makeOffer } from "./offer.ts";
import { readOfferBacking } from "./offer-backing.server.ts";
import { keepPaper } from "./papers.server.ts";
import { writeVersion } from "./proposal-commands.server.ts";
import { type ProposalDraft, usualDraftTasks } from "./proposal-types.ts";
import { sealVersion } from "./seal-proposals.server.ts";
import { insertSignature } from "./sign.server.ts";
import {
  type ProposalVersionRow,
  proposalMessages,
  proposals,
  proposalVersions,
} from "./tables/proposals.ts";

type DemoProposal = (typeof demoProposals)[number];

export const demonstration: Demonstration = {
  async add(parts) {
    for (const proposal of demoProposals) {
      const versionId = await parts.db.transaction((tx) => addProposal(tx, parts, proposal));
      if (proposal.signed !== undefined)
        await signByBoth(parts, versionId, proposal.by, proposal.signed);
    }
  },
};

async function readProspect(tx: Transaction, name: string) {
  const [row] = await tx
    .select({
      opportunity: opportunities,
      contact: prospectContacts,
      company: prospectCompanies.name,
      version: bidVersions,
    })
    .from(opportunities)
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
    .innerJoin(prospectContacts, eq(prospectContacts.id, opportunities.contactId))
    .innerJoin(bids, eq(bids.opportunityId, opportunities.id))
    .innerJoin(bidVersions, eq(bidVersions.bidId, bids.id))
    .where(eq(prospectCompanies.name, name))
    .orderBy(desc(bidVersions.number))
    .limit(1);
  if (row === undefined) throw new Error(`The demonstration has no bid for ${name}`);
  return row;
}

async function addProposal(
  tx: Transaction,
  { places, now }: DemoParts,
  story: DemoProposal,
): Promise<string> {
  const { opportunity, contact, company: name, version } = await readProspect(tx, story.company);
  const by = places.accountOf(story.by);
  const [seller] = await tx.select().from(accounts).where(eq(accounts.id, by));
  const today = todayIn(company.timeZone, now);
  const sentAt = daysBefore(now, story.sentDaysAgo);
  const { input } = version;
  const draft: ProposalDraft = {
    bidVersion: version.number,
    offered: alternativeNames.filter(
      (alternativeName) => input.sheet.alternatives[alternativeName].isOffered,
    ),
    letter: story.letter,
    exclusions: story.exclusions,
    terms: story.terms,
    startsOn: addDays(today, story.startsInDays),
    expiresOn: addDays(today, story.expiresInDays),
    startUp: shippedTasks(contact.language).map(toPromisedTaskRow),
    tasks: usualDraftTasks(contact.language),
    termMonths: "12",
    certificates: (await listValidCertificates(tx, now)).map(({ id, name: certificateName }) => ({
      id,
      name: certificateName,
    })),
  };
  const [proposal] = await tx
    .insert(proposals)
    .values({ id: newId(), opportunityId: opportunity.id, draft, changedAt: sentAt })
    .returning();
  if (proposal === undefined) throw new Error("A proposal was not added");
  const changed = createdFields({ bidVersion: version.number, expiresOn: draft.expiresOn });
  await recordProposalEvent(tx, proposal, {
    kind: "changed",
    actorId: by,
    change: changed,
    at: daysBefore(now, story.sentDaysAgo + 0.02),
  });
  const facts = {
    reference: opportunity.reference,
    number: 1,
    language: contact.language,
    company: name,
    contact: contact.name,
    provider: company.legal.name || company.name,
    seller: seller?.name ?? "",
    offeredOn: todayIn(company.timeZone, sentAt),
  };
  const backing = await readOfferBacking(tx, input, draft, now);
  const measured = story.quality && {
    ...story.quality,
    from: addDays(facts.offeredOn, -365),
    through: addDays(facts.offeredOn, -1),
  };
  const offer = makeOffer(input, draft, facts, { ...backing, quality: measured });
  const sendable = {
    proposal,
    offer,
    bidVersionId: version.id,
    recipientEmail: contact.email,
  };
  const versionId = await writeVersion(tx, by, undefined, sendable, sentAt);
  const openedAt = daysBefore(now, story.openedDaysAgo);
  await tx.update(proposalVersions).set({ openedAt }).where(eq(proposalVersions.id, versionId));
  for (const kind of ["opened", "downloaded"] as const)
    await addEvidence(tx, proposal.id, { kind, version: 1, facts: {}, at: openedAt });
  const event = { change: nothingChanged, details: { number: 1 } };
  await recordProposalEvent(tx, proposal, {
    ...event,
    kind: "opened",
    actorId: null,
    at: openedAt,
  });
  const messages = story.questions.flatMap(({ text, daysAgo, answer }) => [
    { kind: "asked" as const, text, daysAgo, authorId: null },
    ...(answer ? [{ kind: "answered" as const, ...answer, authorId: by }] : []),
  ]);
  for (const { kind, text, daysAgo, authorId } of messages) {
    const id = newId();
    const at = daysBefore(now, daysAgo);
    await tx.insert(proposalMessages).values({ id, versionId, authorId, text, language: "en", at });
    const facts = { message: id, text: digestOf(text), ...(authorId && { account: authorId }) };
    await addEvidence(tx, proposal.id, { kind, version: 1, facts, at });
    await recordProposalEvent(tx, proposal, { ...event, kind, actorId: authorId, at });
  }
  return versionId;
}

/** The first alternative, as the prospect and the seller have signed it. */
async function signByBoth(
  { db, secrets, places, now }: DemoParts,
  versionId: string,
  username: string,
  signed: NonNullable<DemoProposal["signed"]>,
): Promise<void> {
  const by = places.accountOf(username);
  const [version] = await db
    .select()
    .from(proposalVersions)
    .where(eq(proposalVersions.id, versionId));
  const alternative = version?.offer.alternatives[0]?.name;
  if (version === undefined || alternative === undefined) throw new Error("Nothing was offered");
  const { offer, digest, proposalId, number } = version;
  const [proposal] = await db.select().from(proposals).where(eq(proposals.id, proposalId));
  if (proposal === undefined) throw new Error("A proposal was not added");
  // The entry of the signature names the PDF that the prospect has read. It takes a while to be made.
  const paper = await keepPaper(db, version, "offer");
  const sides = [
    { kind: "signed", name: offer.contact, company: offer.company, title: signed.title },
    { kind: "countersigned", name: offer.seller, company: offer.provider, title: signed.ourTitle },
  ] as const;
  await db.transaction(async (tx) => {
    let state: ProposalVersionRow["state"] = version.state;
    for (const { kind, ...side } of sides) {
      const isOfCompany = kind === "countersigned";
      const at = daysBefore(now, isOfCompany ? signed.ourDaysAgo : signed.daysAgo);
      const actorId = isOfCompany ? by : null;
      const signature = await insertSignature(tx, versionId, {
        ...side,
        isOfCompany,
        alternative,
        signature: side.name,
        drawing: "",
        language: offer.language,
        addressHash: "",
        userAgent: "",
        attempt: null,
        accountId: actorId,
        signedAt: at,
      });
      const facts: Record<string, string> = isOfCompany
        ? { account: by }
        : { paper: paper?.sha256 ?? "" };
      await addEvidence(tx, proposalId, {
        kind,
        version: number,
        facts: { digest, signature, ...facts },
        at,
      });
      await tx
        .update(proposalVersions)
        .set({ state: kind, stateSince: at })
        .where(eq(proposalVersions.id, versionId));
      await recordProposalEvent(tx, proposal, {
        kind,
        actorId,
        change: changedFields({ state }, { state: kind }),
        details: { number },
        at,
      });
      state = kind;
    }
  });
  const [both] = await db.select().from(proposalVersions).where(eq(proposalVersions.id, versionId));
  if (both !== undefined)
    await sealVersion({ db, secrets }, both, { at: daysBefore(now, signed.ourDaysAgo) });
}
