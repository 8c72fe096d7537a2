/** What the page of a proposal in the office shows and takes. */
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { listVersions } from "#features/bids/bid-queries.server.ts";
import { alternativeNames } from "#features/bids/bid-sheet-types.ts";
import { priceBid } from "#features/bids/calculation/price-bid.ts";
import {
  findOpportunity,
  type OpportunityListRow,
} from "#features/opportunities/opportunity-queries.server.ts";
import { shippedTasks, toPromisedTaskRow } from "#features/start-up-plans/promised-tasks.ts";
import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { moneyText } from "#platform/format/money.ts";
import { listHistory } from "#platform/history/history.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/account-form.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext, requestContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { firstOfEachField } from "#platform/http/field-errors.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { isWithdrawn, standingOf } from "../change-proposal.server.ts";
import { checkEvidence, listEvidence } from "../evidence.server.ts";
import { proposalServerMessages } from "../messages.server.ts";
import { proposalMessages } from "../messages.ts";
import { alternativeTitle } from "../offer-sentences.ts";
import { paperResponse } from "../paper-response.server.ts";
import {
  answerProspect,
  countersignProposal,
  type ProposalProblem,
  saveProposal,
  sendProposal,
  withdrawProposal,
} from "../proposal-commands.server.ts";
import {
  findProposal,
  findSeal,
  listProposalMessages,
  listProposalVersions,
  listSignatures,
} from "../proposal-queries.server.ts";
import {
  draftFields,
  draftForm,
  draftTexts,
  officeForm,
  type ProposalDraft,
} from "../proposal-types.ts";
import type { ProposalSignatureRow, ProposalVersionRow } from "../tables/proposals.ts";

const notFound = () => new Response(null, { status: 404 });

async function enter(route: RouteRequest, rawId: string | undefined) {
  const actor = await requireStaff(route);
  if (!may(actor, "proposals.read")) throw notFound();
  const { db, queue } = route.context.get(appContext);
  const id = z.safeParse(z.uuid(), rawId);
  const opportunity = id.success ? await findOpportunity(db, actor, id.data) : undefined;
  if (opportunity === undefined) throw notFound();
  return { actor, db, queue, opportunity, path: `/office/pipeline/${opportunity.id}/proposal` };
}

const openDays = 30;

/** What a draft begins with: the texts that every company adapts, in the language of the prospect. */
function startOf(
  { contactName, companyName, language }: OpportunityListRow,
  actor: Actor,
  versions: readonly { number: number; alternatives: readonly ("a" | "b" | "c")[] }[],
): ProposalDraft {
  const { starts } = proposalMessages(language);
  const [latest] = versions;
  return {
    bidVersion: latest?.number ?? 0,
    offered: latest?.alternatives ?? ["a"],
    letter: starts.letter({
      contact: contactName,
      company: companyName,
      seller: actor.name,
      provider: company.name,
    }),
    exclusions: starts.exclusions,
    terms: starts.terms,
    startsOn: "",
    startUp: shippedTasks(language).map(toPromisedTaskRow),
    expiresOn: addDays(todayIn(company.timeZone, new Date()), openDays),
  };
}

async function readBidVersions(
  db: Parameters<typeof listVersions>[0],
  actor: Actor,
  opportunityId: string,
) {
  const rows = await listVersions(db, actor, opportunityId);
  return rows.map(({ version: { number, input, needsApproval, approvedAt } }) => ({
    number,
    price: moneyText(priceBid(input, "a").price),
    waits: needsApproval && approvedAt === null,
    alternatives: alternativeNames.filter((name) => input.sheet.alternatives[name].isOffered),
  }));
}

const doneSteps = ["saved", "send", "withdraw", "answer", "countersign"] as const;

export async function readProposalPage(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, opportunity, path } = await enter(route, rawId);
  const { language } = actor;
  await recordOpened(route, actor, "proposal", opportunity.id);
  const [panels, proposal, sent, bidVersions] = await Promise.all([
    readRecordPanels(route, actor, { kind: "proposal", id: opportunity.id }),
    findProposal(db, actor, opportunity.id),
    listProposalVersions(db, actor, opportunity.id),
    readBidVersions(db, actor, opportunity.id),
  ]);
  const [messages, evidence, check, history] =
    proposal === undefined
      ? [[], [], undefined, []]
      : await Promise.all([
          listProposalMessages(db, proposal.id),
          listEvidence(db, proposal.id),
          checkEvidence(db, proposal),
          listHistory(db, "proposal", proposal.id),
        ]);
  const { events, office } = proposalMessages(language);
  const eventNames: Readonly<Record<string, string>> = events;
  const [latest] = sent;
  const isSigned = latest?.version.state === "signed" || latest?.version.state === "countersigned";
  const mayChange = may(actor, "proposals.change") && opportunity.closedAt === null;
  const versions = await Promise.all(
    sent.map(async ({ version, senderName }) =>
      toVersionView(
        version,
        {
          senderName,
          signatures: await listSignatures(db, version.id),
          seal: await findSeal(db, version.id),
          hasWithdrawn: isWithdrawn(version, opportunity.lostReason),
        },
        path,
        language,
      ),
    ),
  );
  return {
    panels,
    path,
    opportunityId: opportunity.id,
    opportunityPath: `/office/pipeline/${opportunity.id}`,
    company: opportunity.companyName,
    contact: opportunity.contactName,
    email: opportunity.email,
    language: opportunity.language,
    mayChange: mayChange && !isSigned,
    maySign: may(actor, "proposals.sign"),
    mayAnswer: may(actor, "proposals.change"),
    hasDraft: proposal !== undefined,
    revision: proposal?.revision ?? 0,
    stored: draftTexts(proposal?.draft ?? startOf(opportunity, actor, bidVersions)),
    bidVersions,
    /** How many there are to choose from. */
    alternatives: alternativeNames.filter((name) =>
      bidVersions.some((one) => one.alternatives.includes(name)),
    ),
    nextNumber: (latest?.version.number ?? 0) + 1,
    replaces: latest && standingOf(latest.version) === "open" ? latest.version.number : undefined,
    versions,
    messages: messages.map(({ id, number, text, at, authorName }) => ({
      id,
      text,
      isOurs: authorName !== null,
      by: office.messageBy({
        person: authorName ?? office.ofProspect,
        when: momentOf(at, language).full,
        number,
      }),
    })),
    check,
    evidence: evidence.map(({ id, position, kind, content, hash, at }) => ({
      id,
      what: office.evidenceEntry({
        position,
        what: office.kinds[kind],
        version: Number(content.version),
      }),
      hash: hash.slice(0, 16),
      at: momentOf(at, language),
    })),
    history: history.map(({ id, kind, actorName, at }) => ({
      id,
      what: eventNames[kind] ?? kind,
      who: actorName,
      at: momentOf(at, language),
    })),
    done: z.safeParse(z.enum(doneSteps), new URL(route.request.url).searchParams.get("done")).data,
  };
}

export type ProposalData = Awaited<ReturnType<typeof readProposalPage>>;

interface VersionFacts {
  senderName: string;
  signatures: readonly ProposalSignatureRow[];
  seal: Awaited<ReturnType<typeof findSeal>>;
  hasWithdrawn: boolean;
}

function describeSeal(seal: VersionFacts["seal"], language: Language): string {
  const { office } = proposalMessages(language);
  if (seal === undefined) return office.notSealed;
  const when = momentOf(seal.sealedAt, language).full;
  return seal.stampedAt === null
    ? office.sealed({ when })
    : office.sealedAndStamped({ when, stamp: momentOf(seal.stampedAt, language).full });
}

function toVersionView(
  version: ProposalVersionRow,
  { senderName, signatures, seal, hasWithdrawn }: VersionFacts,
  path: string,
  language: Language,
) {
  const { office, standings } = proposalMessages(language);
  const { id, number, offer, recipientEmail, sentAt, openedAt, expiresOn, state } = version;
  const standing = standingOf(version);
  const [first] = signatures;
  const chosen = offer.alternatives.find(({ name }) => name === first?.alternative);
  return {
    id,
    number,
    standing,
    standingText: standings[standing],
    sent: office.sentBy({
      when: momentOf(sentAt, language).full,
      name: senderName,
      email: recipientEmail,
    }),
    opened:
      openedAt === null
        ? office.notOpened
        : office.openedAt({ when: momentOf(openedAt, language).full }),
    ends: office.endsOn({ day: dayWithYear(expiresOn, language) }),
    prices: offer.alternatives.map((alternative) =>
      office.price({
        alternative: alternativeTitle(alternative, language),
        price: moneyText(alternative.pricePerMonth),
      }),
    ),
    isDeclined: state === "declined",
    declineReason: version.declineReason,
    hasWithdrawn,
    signatures: signatures.map(({ isOfCompany, name, title, signedAt }) => {
      const when = momentOf(signedAt, language).full;
      const alternative = chosen ? alternativeTitle(chosen, language) : "";
      return isOfCompany
        ? office.countersignedBy({ name, title, when })
        : office.signedBy({ name, title, when, alternative });
    }),
    countersign:
      state === "signed" && chosen
        ? office.countersignNote({
            number,
            alternative: alternativeTitle(chosen, language),
            price: moneyText(chosen.pricePerMonth),
          })
        : undefined,
    seal: state === "countersigned" ? describeSeal(seal, language) : undefined,
    offerPdf: `${path}.pdf?version=${number}`,
    signedPdf: signatures.length > 0 ? `${path}.pdf?version=${number}&paper=signed` : undefined,
  };
}

export type ProposalVersionView = ReturnType<typeof toVersionView>;

const paperInAddress = z.object({
  version: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1))), undefined),
  paper: z.catch(z.enum(["offer", "signed"]), "offer"),
});

/** The latest, where the address names no version. */
export async function paperForOffice(
  route: RouteRequest,
  rawId: string | undefined,
): Promise<Response> {
  const { actor, db, opportunity } = await enter(route, rawId);
  const { searchParams } = new URL(route.request.url);
  const { version: number, paper } = z.parse(paperInAddress, Object.fromEntries(searchParams));
  const versions = await listProposalVersions(db, actor, opportunity.id);
  const found =
    number === undefined ? versions[0] : versions.find(({ version }) => version.number === number);
  if (found === undefined) throw notFound();
  return paperResponse(db, found.version, paper, actor.language);
}

/** The fields of the draft among all that was sent. */
const draftFieldsIn = (sent: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    draftFields.flatMap((name) => {
      const value = sent[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );

export async function handleProposalForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, queue, opportunity, path } = await enter(route, rawId);
  const { language } = actor;
  const { alreadyReceived } = proposalServerMessages(language);
  return handleFormOnce(
    route,
    {
      form: "proposal",
      schema: officeForm(language),
      echoed: ["step", "text", "title", "signature", "number", ...draftFields],
      actor,
      db,
      adds: ({ step }) =>
        step === "answer" || step === "send"
          ? { noun: `proposal-${step}`, question: alreadyReceived[step] }
          : undefined,
    },
    async (fields, refuse, tx, _, sent) => {
      if (fields.step === "save") return save(refuse, tx, sent);
      const result = await runCommand({ db: tx, queue }, fields);
      return result.ok
        ? redirectAfterPost(`${path}?done=${fields.step}`)
        : refuseProposal(refuse, result.reason);
    },
  );

  function runCommand(
    context: Parameters<typeof sendProposal>[0],
    fields: Exclude<z.infer<ReturnType<typeof officeForm>>, { step: "save" }>,
  ) {
    switch (fields.step) {
      case "send":
        return sendProposal(context, actor, opportunity.id, fields.revision);
      case "withdraw":
        return withdrawProposal(context, actor, opportunity.id, fields.number);
      case "answer":
        return answerProspect(context, actor, opportunity.id, fields);
      case "countersign":
        return countersignProposal(context, actor, opportunity.id, fields.number, {
          title: fields.title,
          signature: fields.signature,
          addressHash: route.context.get(requestContext).addressHash,
          userAgent: route.request.headers.get("user-agent") ?? "",
        });
    }
  }

  async function save(refuse: Refuse, tx: typeof db, sent: Readonly<Record<string, unknown>>) {
    const texts: Texts = draftFieldsIn(sent);
    const read = z.safeParse(draftForm(language), texts);
    if (!read.success) return refuse(422, firstOfEachField(read.error.issues));
    const start = startOf(opportunity, actor, await readBidVersions(tx, actor, opportunity.id));
    const result = await saveProposal({ db: tx }, actor, opportunity.id, {
      start,
      sent: texts,
      seen: seenIn(sent),
    });
    if (result.ok) return redirectAfterPost(`${path}?done=saved`);
    return result.reason === "edited-by-both"
      ? refuseEdit(refuse, result, texts)
      : refuseProposal(refuse, result.reason);
  }
}

function refuseProposal(refuse: Refuse, reason: ProposalProblem) {
  if (reason === "not-found") throw notFound();
  const status = reason === "not-allowed" ? 403 : 409;
  return refuse(status, proposalServerMessages(refuse.language).problems[reason]);
}
