/** Proposals of the demonstration: sent, looked at and asked about; nobody gets an email. */
import { desc, eq } from "drizzle-orm";
import { company } from "#content/company.ts";
import { demoProposals } from "#content/demo-proposals.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { alternativeNames } from "#features/bids/bid-sheet-types.ts";
import { bids, bidVersions } from "#features/bids/tables/bids.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies, prospectContacts } from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { createdFields, nothingChanged } from "#platform/history/field-changes.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { digestOf } from "./canonical-json.server.ts";
import { recordProposalEvent } from "./change-proposal.server.ts";
import { addEvidence } from "./evidence.server.ts";
import { makeOffer } from "./offer.ts";
import { writeVersion } from "./proposal-commands.server.ts";
import type { ProposalDraft } from "./proposal-types.ts";
import { proposalMessages, proposals, proposalVersions } from "./tables/proposals.ts";

type DemoProposal = (typeof demoProposals)[number];

export const demonstration: Demonstration = {
  async add(parts) {
    await parts.db.transaction(async (tx) => {
      for (const proposal of demoProposals) await addProposal(tx, parts, proposal);
    });
  },
};

async function readProspect(tx: Transaction, name: string) {
  const [found] = await tx
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
  if (found === undefined) throw new Error(`The demonstration has no bid for ${name}`);
  return found;
}

async function addProposal(
  tx: Transaction,
  { places, now }: DemoParts,
  story: DemoProposal,
): Promise<void> {
  const { opportunity, contact, company: name, version } = await readProspect(tx, story.company);
  const by = places.accountOf(story.by);
  const [seller] = await tx.select().from(accounts).where(eq(accounts.id, by));
  const today = todayIn(company.timeZone, now);
  const sentAt = daysBefore(now, story.sentDaysAgo);
  const { input } = version;
  const draft: ProposalDraft = {
    bidVersion: version.number,
    offered: alternativeNames.filter((one) => input.sheet.alternatives[one].isOffered),
    letter: story.letter,
    exclusions: story.exclusions,
    terms: story.terms,
    startsOn: addDays(today, story.startsInDays),
    expiresOn: addDays(today, story.expiresInDays),
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
  const offer = makeOffer(input, draft, {
    reference: opportunity.reference,
    number: 1,
    language: contact.language,
    company: name,
    contact: contact.name,
    provider: company.legal.name || company.name,
    seller: seller?.name ?? "",
    offeredOn: todayIn(company.timeZone, sentAt),
  });
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
  const said = story.questions.flatMap(({ text, daysAgo, answer }) => [
    { kind: "asked" as const, text, daysAgo, authorId: null },
    ...(answer ? [{ kind: "answered" as const, ...answer, authorId: by }] : []),
  ]);
  for (const { kind, text, daysAgo, authorId } of said) {
    const id = newId();
    const at = daysBefore(now, daysAgo);
    await tx.insert(proposalMessages).values({ id, versionId, authorId, text, at });
    const facts = { message: id, text: digestOf(text), ...(authorId && { account: authorId }) };
    await addEvidence(tx, proposal.id, { kind, version: 1, facts, at });
    await recordProposalEvent(tx, proposal, { ...event, kind, actorId: authorId, at });
  }
}
