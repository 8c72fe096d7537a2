/** An own page reads a quote request, and changes its opportunity, through this one interface. */
import { desc, eq } from "drizzle-orm";
import { describeTime } from "#features/appointments/appointment-times.ts";
import {
  findLatest,
  isBooked,
  listFreeSlots,
} from "#features/appointments/change-appointment.server.ts";
import { cancelWithSubject } from "#features/appointments/write-appointment.server.ts";
import { frequencyChoices } from "#features/leads/frequency-types.ts";
import { facilityOf } from "#features/leads/lead-columns.server.ts";
import { findLead, type Lead } from "#features/leads/leads.server.ts";
import { leads } from "#features/leads/tables/leads.ts";
import { answerDueAt } from "#features/opportunities/answer-promise.server.ts";
import { recordOpportunityEvent } from "#features/opportunities/change-opportunity.server.ts";
import { closeAsWithdrawn } from "#features/opportunities/opportunity-commands.server.ts";
import {
  type OpportunityRow,
  opportunities,
} from "#features/opportunities/tables/opportunities.ts";
import { firstNameOf } from "#features/own-pages/first-name.server.ts";
import type {
  OwnPageKindDefinition,
  OwnPageState,
  OwnPageView,
} from "#features/own-pages/own-page-kind.server.ts";
import { lockProposalOf, standingOf } from "#features/proposals/change-proposal.server.ts";
import { declineByWithdrawal } from "#features/proposals/prospect-commands.server.ts";
import {
  type ProposalVersionRow,
  proposals,
  proposalVersions,
} from "#features/proposals/tables/proposals.ts";
import { walkThroughKind } from "#features/walk-through-appointments/walk-through-kind.server.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { companyMoment, dayOfMoment } from "#platform/document/moment.ts";
import { maxFileBytes } from "#platform/files/file-types.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { quotePageMessages } from "./messages.server.ts";
import { notifyAboutQuotePage } from "./notify-about-quote-page.server.ts";

declare module "#features/own-pages/own-page-kind-types.ts" {
  interface OwnPageKinds {
    lead: true;
  }
}

/** It has none while it is in quarantine, and none once the opportunity was deleted. */
async function opportunityOf(
  db: Database | Transaction,
  leadId: string,
): Promise<OpportunityRow | undefined> {
  const [row] = await db.select().from(opportunities).where(eq(opportunities.leadId, leadId));
  return row;
}

const stateOf = (
  { screening }: Pick<Lead, "screening">,
  opportunity: OpportunityRow | undefined,
  version: Pick<ProposalVersionRow, "state"> | undefined,
): OwnPageState => ({
  isOpen: opportunity === undefined || opportunity.closedAt === null,
  isHandled: opportunity !== undefined,
  isSigned: version?.state === "signed" || version?.state === "countersigned",
  isQuarantined: screening === "quarantined",
});

export const quotePageKind: OwnPageKindDefinition<"lead"> = {
  name: "lead",
  mayRead: (actor) => may(actor, "leads.read") || may(actor, "opportunities.read"),
  pathOf: (id) => `/office/leads/${id}`,
  async findSender(db, id) {
    const record = await findLead(db, id);
    return record && { record, name: record.fullName, phone: record.phone, about: record.company };
  },
  async readState(db, id) {
    const [lead] = await db
      .select({ screening: leads.screening })
      .from(leads)
      .where(eq(leads.id, id));
    if (lead === undefined) return undefined;
    const opportunity = await opportunityOf(db, id);
    return stateOf(lead, opportunity, opportunity && (await latestVersionOf(db, opportunity.id)));
  },
  async lock(tx, id) {
    // The request before what became of it, as everybody locks them.
    const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for("update");
    if (lead === undefined) return undefined;
    const [opportunity] = await tx
      .select()
      .from(opportunities)
      .where(eq(opportunities.leadId, id))
      .for("update");
    // The proposal as well: whoever signs it at this moment is first, or finds it ended.
    const proposal = opportunity && (await lockProposalOf(tx, opportunity.id));
    return stateOf(lead, opportunity, proposal?.latest);
  },
  async readView(db, id, language, now) {
    const lead = await findLead(db, id);
    return lead && readView(db, lead, language, now);
  },
  async withdraw(tx, queue, id) {
    const opportunity = await opportunityOf(tx, id);
    if (opportunity === undefined) return;
    await declineByWithdrawal(tx, opportunity.id);
    await closeAsWithdrawn(tx, opportunity);
    await cancelWithSubject(tx, { kind: walkThroughKind, queue, actorId: null }, opportunity.id);
  },
  async follow(tx, id, what) {
    const kind = `${what}-by-sender` as const;
    const event = { kind, actorId: null, change: nothingChanged };
    await recordHistory(tx, { ...event, recordKind: "lead", recordId: id });
    await sendChangeEvent(tx, { kind: "lead", id });
    const opportunity = await opportunityOf(tx, id);
    if (opportunity === undefined) return;
    await recordOpportunityEvent(tx, null, opportunity.id, { kind, change: nothingChanged });
    await notifyAboutQuotePage(tx, opportunity, what);
  },
  async subjectOf(db, { kind, id }) {
    if (kind === "lead") return id;
    if (kind !== "opportunity") return undefined;
    const [row] = await db
      .select({ leadId: opportunities.leadId })
      .from(opportunities)
      .where(eq(opportunities.id, id));
    return row?.leadId ?? undefined;
  },
};

async function readView(
  db: Database,
  lead: Lead,
  language: Language,
  now: Date,
): Promise<OwnPageView> {
  const texts = quotePageMessages(language);
  const opportunity = await opportunityOf(db, lead.id);
  const { facts } = texts;
  const visits = frequencyChoices(language).find(({ value }) => value === lead.frequency);
  return {
    title: texts.title,
    reference: lead.reference,
    standing: await standingFor(db, opportunity, language, now),
    promise: promiseOf(opportunity ?? notYetOpened(lead), language, now),
    person: await firstNameOf(db, opportunity?.ownerId ?? null),
    facts: [
      { label: facts.name, value: lead.fullName },
      { label: facts.company, value: lead.company },
      { label: facts.email, value: lead.email },
      { label: facts.phone, value: lead.phone },
      { label: facts.facility, value: facilityOf(lead, language) },
      { label: facts.squareFeet, value: lead.squareFootage },
      ...(visits ? [{ label: facts.visits, value: visits.label }] : []),
    ],
    text: lead.message,
    fileHelp: texts.fileHelp({ megabytes: maxFileBytes / 1024 / 1024 }),
    withdrawHelp: texts.withdrawHelp,
    withdrawn: texts.withdrawn,
  };
}

/** The page reveals neither the office's stages nor why an opportunity was lost. */
async function standingFor(
  db: Database,
  opportunity: OpportunityRow | undefined,
  language: Language,
  now: Date,
): Promise<OwnPageView["standing"]> {
  const { standings } = quotePageMessages(language);
  if (opportunity === undefined) return standings.received;
  const { id, stage, closedAt, answeredAt } = opportunity;
  if (closedAt !== null && stage !== "won") return standings.closed;
  const version = await latestVersionOf(db, id);
  if (stage === "won") {
    if (version?.state !== "countersigned") return standings.won;
    const day = dayOfMoment(version.stateSince, language);
    const { title, text } = standings["signed-by-both"];
    return { title, text: text({ day }) };
  }
  if (version?.state === "signed") return standings.signed;
  if (version !== undefined && standingOf(version, now) === "open") {
    const day = dayOfMoment(version.sentAt, language);
    return { title: standings.proposal.title, text: standings.proposal.text({ day }) };
  }
  const walkThrough = await findLatest(db, walkThroughKind, id);
  if (walkThrough !== undefined && isBooked(walkThrough) && walkThrough.endsAt > now) {
    const { title, text } = standings["walk-through"];
    return { title, text: text({ time: describeTime(walkThrough, language) }) };
  }
  if (walkThrough?.state === "offered" && (await listFreeSlots(db, walkThrough, now)).length > 0)
    return standings.offered;
  return answeredAt === null ? standings.received : standings.answered;
}

async function latestVersionOf(
  db: Database | Transaction,
  opportunityId: string,
): Promise<Pick<ProposalVersionRow, "state" | "stateSince" | "expiresOn" | "sentAt"> | undefined> {
  const [version] = await db
    .select({
      state: proposalVersions.state,
      stateSince: proposalVersions.stateSince,
      expiresOn: proposalVersions.expiresOn,
      sentAt: proposalVersions.sentAt,
    })
    .from(proposalVersions)
    .innerJoin(proposals, eq(proposals.id, proposalVersions.proposalId))
    .where(eq(proposals.opportunityId, opportunityId))
    .orderBy(desc(proposalVersions.number))
    .limit(1);
  return version;
}

type Promised = Pick<OpportunityRow, "stage" | "answeredAt" | "answerDueAt">;

/** A request in quarantine is promised the same, so that its page tells a spammer nothing. */
const notYetOpened = ({ receivedAt }: Lead): Promised => ({
  stage: "new",
  answeredAt: null,
  answerDueAt: answerDueAt(receivedAt),
});

function promiseOf(
  { stage, answeredAt, answerDueAt: due }: Promised,
  language: Language,
  now: Date,
): string | undefined {
  // A bid is reckoned within the office, and answers nobody.
  const isOwed = (stage === "new" || stage === "bid") && answeredAt === null;
  if (!isOwed || due === null) return undefined;
  const { promise, late } = quotePageMessages(language);
  const time = companyMoment(due, language, now).full;
  return due > now ? promise({ time }) : late({ time });
}
