import { and, eq, lt } from "drizzle-orm";
import { data } from "react-router";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { appointments } from "#features/appointments/tables/appointments.ts";
import { listVersions } from "#features/bids/bid-queries.server.ts";
import { alternativeNames } from "#features/bids/bid-sheet-types.ts";
import { priceBid } from "#features/bids/calculation/price-bid.ts";
import {
  listValidCertificates,
  type ValidCertificate,
} from "#features/company-certificates/certificate-queries.server.ts";
import type { AreaType } from "#features/facilities/areas/area-types.ts";
import { readComparableQuality } from "#features/insights/comparable-quality.server.ts";
import {
  findOpportunity,
  type OpportunityListRow,
} from "#features/opportunities/opportunity-queries.server.ts";
import { shippedTasks, toPromisedTaskRow } from "#features/start-up-plans/promised-tasks.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { moneyText } from "#platform/format/money.ts";
import { timeZoneName } from "#platform/format/time-zone-name.ts";
import { listHistory } from "#platform/history/history.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext, requestContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { firstOfEachField } from "#platform/http/field-errors.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import {
  type Refusal,
  type Refuse,
  redirectAfterPost,
  withValues,
} from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { writtenAlone } from "#platform/language/written-words.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { isUnchanged, mergeEdit, type Texts } from "#platform/records/merge-edit.ts";
import { isWithdrawn, standingOf } from "../change-proposal.server.ts";
import { checkEvidence, listEvidence } from "../evidence.server.ts";
import type { GuestProposal } from "../guest/guest-pages.server.ts";
import { type LinkEmail, listLinkEmails, sendLinkAgain } from "../link-email.server.ts";
import { proposalServerMessages } from "../messages.server.ts";
import { proposalMessages } from "../messages.ts";
import {
  alternativeTitle,
  describeOffer,
  lastDayToSign,
  qualitySentences,
} from "../offer-sentences.ts";
import { noPreview, paperResponse, previewResponse } from "../papers.server.ts";
import {
  answerProspect,
  countersignProposal,
  type ProposalProblem,
  previewProposal,
  releaseSignature,
  saveProposal,
  sendProposal,
  turnOffEveryLink,
  turnOffLinks,
  withdrawProposal,
} from "../proposal-commands.server.ts";
import { countOpenLinks, countReadOnlyLinks } from "../proposal-links.server.ts";
import {
  findProposal,
  findSeal,
  listProposalMessages,
  listProposalVersions,
  listSignatures,
} from "../proposal-queries.server.ts";
import {
  areaTypeOf,
  certificateField,
  draftFields,
  draftForm,
  draftTexts,
  officeForm,
  type ProposalDraft,
  usualDraftTasks,
} from "../proposal-types.ts";
import type { ProposalSignatureRow, ProposalVersionRow } from "../tables/proposals.ts";

async function requireProposalReader(route: RouteRequest, rawId: string | undefined) {
  const actor = await requireStaff(route, "proposals.read");
  const { db, queue } = route.context.get(appContext);
  const opportunity = await findOpportunity(db, actor, requireUuid(rawId));
  if (opportunity === undefined) throw notFound();
  return { actor, db, queue, opportunity, path: `/office/pipeline/${opportunity.id}/proposal` };
}

const openDays = 30;
const usualTermMonths = "12";

/** Somebody came to look at the building, by the calendar of appointments. */
const hasWalkedThrough = async (
  db: Database | Transaction,
  opportunityId: string,
): Promise<boolean> =>
  (await db.$count(
    appointments,
    and(
      eq(appointments.kind, "walk-through"),
      eq(appointments.subjectId, opportunityId),
      eq(appointments.state, "booked"),
      lt(appointments.startsAt, new Date()),
    ),
  )) > 0;

type BidVersions = Awaited<ReturnType<typeof readBidVersions>>;

interface DraftBasis {
  versions: BidVersions;
  certificates: readonly ValidCertificate[];
  isWalkedThrough: boolean;
}

const readDraftBasis = async (
  db: Database | Transaction,
  actor: Actor,
  opportunityId: string,
): Promise<DraftBasis> => ({
  versions: await readBidVersions(db, actor, opportunityId),
  certificates: await listValidCertificates(db),
  isWalkedThrough: await hasWalkedThrough(db, opportunityId),
});

/** A new draft begins with texts that each company adapts, in the prospect's language. */
function startOf(
  { contactName, companyName, language }: OpportunityListRow,
  actor: Actor,
  { versions, certificates, isWalkedThrough }: DraftBasis,
): ProposalDraft {
  const { starts } = proposalMessages(language);
  const [latest] = versions;
  return {
    bidVersion: latest?.number ?? 0,
    offered: latest?.alternatives ?? ["a"],
    letter: starts[isWalkedThrough ? "letterAfterWalkThrough" : "letter"]({
      contact: contactName,
      company: companyName,
      seller: actor.name,
      provider: company.name,
    }),
    exclusions: starts.exclusions,
    terms: starts.terms,
    startsOn: "",
    startUp: shippedTasks(language).map(toPromisedTaskRow),
    tasks: usualDraftTasks(language),
    expiresOn: addDays(todayIn(company.timeZone, new Date()), openDays),
    termMonths: usualTermMonths,
    certificates: certificates.map(({ id, name }) => ({ id, name })),
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
    facilityType: input.sheet.facilityType,
    price: moneyText(priceBid(input, "a").price),
    waits: needsApproval && approvedAt === null,
    alternatives: alternativeNames.filter((name) => input.sheet.alternatives[name].isOffered),
    areaTypes: [...new Set(input.sheet.areas.map(({ type }) => type))],
  }));
}

/** The form has fields for the kinds of areas of the bid alone. */
const withoutOtherTasks = (texts: Texts, types: readonly AreaType[]): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(([field]) => {
      const type = areaTypeOf(field);
      return type === undefined || types.includes(type);
    }),
  );

const doneSteps = [
  "saved",
  "send",
  "withdraw",
  "unshare",
  "unlink",
  "resend",
  "release",
  "answer",
  "countersign",
] as const;

export async function readProposalPage(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, opportunity, path } = await requireProposalReader(route, rawId);
  const { language } = actor;
  await recordOpened(route, actor, "proposal", opportunity.id);
  const [panels, proposal, sent, basis] = await Promise.all([
    readRecordPanels(route, actor, { kind: "proposal", id: opportunity.id }),
    findProposal(db, actor, opportunity.id),
    listProposalVersions(db, actor, opportunity.id),
    readDraftBasis(db, actor, opportunity.id),
  ]);
  const bidVersions = basis.versions;
  const draft = proposal?.draft ?? startOf(opportunity, actor, basis);
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
  const taskTypes = [...new Set(bidVersions.flatMap(({ areaTypes }) => areaTypes))];
  const isSigned = latest?.version.state === "signed" || latest?.version.state === "countersigned";
  const mayChange = may(actor, "proposals.change") && opportunity.closedAt === null;
  const linkEmails = await listLinkEmails(
    db,
    sent.map(({ version }) => version.id),
  );
  const versions = await Promise.all(
    sent.map(async ({ version, senderName }) =>
      toVersionView(
        version,
        {
          senderName,
          signatures: await listSignatures(db, version.id),
          seal: await findSeal(db, version.id),
          linkEmail: linkEmails.get(version.id),
          readOnlyLinks: await countReadOnlyLinks(db, version.id),
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
    /** True even if the opportunity is lost, because its prospect can sign until the last day. */
    mayWithdraw: may(actor, "proposals.change"),
    maySign: may(actor, "proposals.sign"),
    mayAnswer: may(actor, "proposals.change"),
    hasDraft: proposal !== undefined,
    revision: proposal?.revision ?? 0,
    taskTypes,
    stored: withoutOtherTasks(draftTexts(draft), taskTypes),
    bidVersions: bidVersions.map(({ facilityType: _, areaTypes: __, ...version }) => version),
    ...describeCertificates(draft, basis.certificates, language),
    quality: await readQualityNow(db, draft, bidVersions, language),
    timeZone: timeZoneName(company.timeZone, language),
    /** Alternatives that any version of the bid offers. */
    alternatives: alternativeNames.filter((name) =>
      bidVersions.some((bidVersion) => bidVersion.alternatives.includes(name)),
    ),
    nextNumber: (latest?.version.number ?? 0) + 1,
    replaces: latest && standingOf(latest.version) === "open" ? latest.version.number : undefined,
    versions,
    openLinks: proposal === undefined ? 0 : await countOpenLinks(db, proposal.id),
    messages: messages.map(({ id, number, text, language: written, at, authorName }) => ({
      id,
      text,
      language: written,
      isOurs: authorName !== null,
      by: office.messageBy({
        person: authorName ?? office.ofProspect,
        when: companyMoment(at, language).full,
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
      at: companyMoment(at, language),
    })),
    history: history.map(({ id, kind, actorName, at }) => ({
      id,
      what: eventNames[kind] ?? kind,
      who: actorName,
      at: companyMoment(at, language),
    })),
    done: z.safeParse(z.enum(doneSteps), new URL(route.request.url).searchParams.get("done")).data,
  };
}

/** Valid certificates to choose from, and chosen ones that have ended since. */
function describeCertificates(
  draft: ProposalDraft,
  valid: readonly ValidCertificate[],
  language: Language,
) {
  const { paper } = proposalMessages(language);
  return {
    certificates: valid.map(({ id, name, issuer, validThrough }) => ({
      field: certificateField(id),
      name,
      text:
        validThrough === null
          ? paper.issued({ issuer })
          : paper.issuedThrough({ issuer, day: dayWithYear(validThrough, language) }),
    })),
    endedCertificates: (draft.certificates ?? [])
      .filter((chosen) => valid.every(({ id }) => id !== chosen.id))
      .map(({ name }) => name),
  };
}

/** Today's sentences about buildings of the same type as in the chosen version of the bid. */
async function readQualityNow(
  db: Database,
  { bidVersion }: ProposalDraft,
  versions: BidVersions,
  language: Language,
): Promise<string[]> {
  const version = versions.find(({ number }) => number === bidVersion);
  if (version === undefined) return [];
  const today = todayIn(company.timeZone, new Date());
  return qualitySentences(await readComparableQuality(db, version.facilityType, today), language);
}

export type ProposalData = Awaited<ReturnType<typeof readProposalPage>>;

interface VersionFacts {
  senderName: string;
  signatures: readonly ProposalSignatureRow[];
  seal: Awaited<ReturnType<typeof findSeal>>;
  linkEmail: LinkEmail | undefined;
  readOnlyLinks: number;
  hasWithdrawn: boolean;
}

function describeLinkEmail(
  { state, createdAt, sentAt, lastAnswer }: LinkEmail,
  language: Language,
): string {
  const { linkEmail } = proposalMessages(language).office;
  const { states, answer } = linkEmail;
  if (state === "sent")
    return states.sent({ when: companyMoment(sentAt ?? createdAt, language).full });
  return state === "failed" && lastAnswer
    ? `${states.failed} ${answer({ answer: lastAnswer })}`
    : states[state];
}

function describeSeal(seal: VersionFacts["seal"], language: Language): string {
  const { office } = proposalMessages(language);
  if (seal === undefined) return office.notSealed;
  const when = companyMoment(seal.sealedAt, language).full;
  return seal.stampedAt === null
    ? office.sealed({ when })
    : office.sealedAndStamped({ when, stamp: companyMoment(seal.stampedAt, language).full });
}

function toVersionView(
  version: ProposalVersionRow,
  { senderName, signatures, seal, linkEmail, readOnlyLinks, hasWithdrawn }: VersionFacts,
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
      when: companyMoment(sentAt, language).full,
      name: senderName,
      email: recipientEmail,
    }),
    opened:
      openedAt === null
        ? office.notOpened
        : office.openedAt({ when: companyMoment(openedAt, language).full }),
    linkEmail: linkEmail && describeLinkEmail(linkEmail, language),
    isLinkLost: linkEmail?.state === "failed" || linkEmail?.state === "held",
    /** The one with the link can be sent once more. */
    mayResend: standing === "open" && linkEmail?.state !== "queued",
    readOnlyLinks: readOnlyLinks === 0 ? undefined : office.readOnlyLinks({ count: readOnlyLinks }),
    ends: office.endsOn({ day: lastDayToSign({ expiresOn }, language) }),
    prices: offer.alternatives.map((alternative) =>
      office.price({
        alternative: alternativeTitle(alternative, language),
        price: moneyText(alternative.pricePerMonth),
      }),
    ),
    isDeclined: state === "declined",
    declineReason: writtenAlone(version.declineReason, version.declineLanguage),
    releaseReason: writtenAlone(version.releaseReason, version.releaseLanguage),
    hasWithdrawn,
    signatures: signatures.map(({ isOfCompany, name, title, signedAt }) => {
      const when = companyMoment(signedAt, language).full;
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
  paper: z.catch(z.enum(["offer", "signed", "draft"]), "offer"),
});

/** The latest, where the address names no version. */
export async function paperForOffice(
  route: RouteRequest,
  rawId: string | undefined,
): Promise<Response> {
  const { actor, db, opportunity } = await requireProposalReader(route, rawId);
  const { searchParams } = new URL(route.request.url);
  const { version: number, paper } = z.parse(paperInAddress, Object.fromEntries(searchParams));
  if (paper === "draft") {
    const offer = await previewProposal(db, actor, opportunity.id);
    if (offer === "not-found") throw notFound();
    return typeof offer === "string"
      ? noPreview(proposalServerMessages(actor.language).problems[offer])
      : previewResponse(opportunity.id, offer, actor.language);
  }
  const versions = await listProposalVersions(db, actor, opportunity.id);
  const found =
    number === undefined ? versions[0] : versions.find(({ version }) => version.number === number);
  if (found === undefined) throw notFound();
  return paperResponse(db, found.version, paper, actor.language);
}

/**
 * The page of the prospect as it would be if the saved draft were sent now, in their language. Nothing of it
 * signs, asks or leads to a link: there is none yet.
 */
export async function readProposalPreview(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, opportunity, path } = await requireProposalReader(route, rawId);
  const offer = await previewProposal(db, actor, opportunity.id);
  if (offer === "not-found") throw notFound();
  const common = { back: path, company: opportunity.companyName };
  if (typeof offer === "string")
    return data(
      {
        ...common,
        documentLanguage: actor.language,
        problem: proposalServerMessages(actor.language).problems[offer],
        proposal: undefined,
      },
      { status: 409, headers: previewHeaders },
    );
  const { language } = offer;
  const described = describeOffer(offer, language);
  const proposal: GuestProposal = {
    ...described,
    certificates: described.certificates.map((certificate) => ({
      ...certificate,
      file: undefined,
    })),
    digest: proposalServerMessages(language).pdf.preview,
    standing: "open",
    state: undefined,
    releaseReason: "",
    releaseLanguage: language,
    signedBy: undefined,
    isSealed: false,
    newer: undefined,
    addresses: { page: "", pdf: `${path}.pdf?paper=draft` },
    forwardedBy: undefined,
    mayAskAndShare: false,
    isShared: false,
    messages: [],
    attempt: "",
    done: undefined,
  };
  return data(
    { ...common, documentLanguage: language, problem: undefined, proposal },
    { headers: previewHeaders },
  );
}

const previewHeaders = { "Cache-Control": "private, no-store" };

/**
 * The fields of the draft among all that was sent. A certificate that was chosen gets the name that it has,
 * whatever came with the form.
 */
function draftFieldsIn(
  sent: Readonly<Record<string, unknown>>,
  certificates: readonly ValidCertificate[],
): Record<string, string> {
  const fields = draftFields.flatMap((name) => {
    const value = sent[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  const chosen = certificates.flatMap(({ id, name }) => {
    const field = certificateField(id);
    const value = sent[field];
    return typeof value === "string" ? [[field, value === "" ? "" : name] as const] : [];
  });
  return Object.fromEntries([...fields, ...chosen]);
}

export async function handleProposalForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, queue, opportunity, path } = await requireProposalReader(route, rawId);
  const { language } = actor;
  const { alreadyReceived } = proposalServerMessages(language);
  const certificates = await listValidCertificates(db);
  return handleFormOnce(
    route,
    {
      form: "proposal",
      schema: officeForm(language),
      echoed: [
        "step",
        "text",
        "title",
        "signature",
        "reason",
        "number",
        ...draftFields,
        ...certificates.map(({ id }) => certificateField(id)),
      ],
      actor,
      db,
      adds: ({ step }) =>
        step === "answer" || step === "send" || step === "resend"
          ? { noun: `proposal-${step}`, question: alreadyReceived[step] }
          : undefined,
    },
    async (fields, refuse, tx, _, sent) => {
      if (fields.step === "save")
        return (await save(refuse, tx, sent)) ?? redirectAfterPost(`${path}?done=saved`);
      if (fields.step === "send" && isEdited(draftFieldsIn(sent, certificates), seenIn(sent)))
        return comesBackToSave(await save(refuse, tx, sent)) ?? savedFirst(refuse);
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
      case "unlink":
        return turnOffEveryLink(context, actor, opportunity.id);
      case "unshare":
        return turnOffLinks(context, actor, opportunity.id, fields.number);
      case "resend":
        return sendLinkAgain(context, actor, opportunity.id, fields.number);
      case "release":
        return releaseSignature(context, actor, opportunity.id, fields);
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

  /** @returns why nothing was saved */
  async function save(refuse: Refuse, tx: typeof db, sent: Readonly<Record<string, unknown>>) {
    const texts: Texts = draftFieldsIn(sent, certificates);
    const read = z.safeParse(draftForm(language), texts);
    if (!read.success) return refuse(422, firstOfEachField(read.error.issues));
    const start = startOf(opportunity, actor, await readDraftBasis(tx, actor, opportunity.id));
    const result = await saveProposal({ db: tx }, actor, opportunity.id, {
      start,
      sent: texts,
      seen: seenIn(sent),
    });
    if (result.ok) return undefined;
    return result.reason === "edited-by-both"
      ? refuseEdit(refuse, result, texts)
      : refuseProposal(refuse, result.reason);
  }
}

/** True if the form has anything that the page did not show as saved. */
function isEdited(sent: Texts, seen: Texts): boolean {
  const edit = mergeEdit({ stored: seen, seen, sent });
  return !(edit.ok && isUnchanged(edit.change));
}

/** What could not be saved before it was sent stands in the fields of the draft again. */
function comesBackToSave(refusal: Refusal | undefined): Refusal | undefined {
  return refusal && withValues(refusal, { ...refusal.data.values, step: "save" });
}

/** The fields show what is stored by now: sending is pressed once more by who has looked at it. */
function savedFirst(refuse: Refuse): Refusal {
  const answer = refuse(200, proposalServerMessages(refuse.language).savedFirst);
  const { attempt } = answer.data.values;
  const values = { step: "send", ...(attempt !== undefined && { attempt }) };
  return withValues(answer, values);
}

function refuseProposal(refuse: Refuse, reason: ProposalProblem) {
  if (reason === "not-found") throw notFound();
  const status = reason === "not-allowed" ? 403 : 409;
  return refuse(status, proposalServerMessages(refuse.language).problems[reason]);
}
