/** Whoever has the link of a proposal opens its pages without an account or scripts; search engines list none. */

import { randomUUID } from "node:crypto";
import { data } from "react-router";
import * as z from "zod/mini";
import { findCertificateFile } from "#features/company-certificates/certificate-queries.server.ts";
import type { Database } from "#platform/database/client.ts";
import { companyMoment } from "#platform/document/moment.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { accountContext, appContext, requestContext } from "#platform/http/context.ts";
import { storedFileResponse } from "#platform/http/file-response.server.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import { publicOrigin } from "#platform/http/public-origin.server.ts";
import {
  addressesOfLink,
  openSecretLink,
  type SecretLinkRoute,
  secretLinkHeaders,
  withinLinkDeadline,
  withSecretLinkHeaders,
} from "#platform/http/secret-link.server.ts";
import {
  handleForm,
  type Refuse,
  redirectAfterPost,
} from "#platform/http/signed-in-form.server.ts";
import type { Language } from "#platform/language/language.ts";
import { countRequest } from "#platform/limits/rate-limit.server.ts";
import {
  type GuestStanding,
  guestStandingOf,
  isWithdrawnOrReplaced,
} from "../change-proposal.server.ts";
import { describeStanding } from "../describe-standing.server.ts";
import { proposalMessages } from "../messages.ts";
import { alternativeTitle, describeOffer, lastDayToSign } from "../offer-sentences.ts";
import { keepPaper, paperResponse } from "../papers.server.ts";
import {
  countReadOnlyLinks,
  findReadOnlyPath,
  type OpenedProposal,
  openProposalLink,
  proposalPath,
} from "../proposal-links.server.ts";
import { findSeal, listProposalMessages, listSignatures } from "../proposal-queries.server.ts";
import {
  type ProspectForm,
  prospectForm,
  type SignatureForm,
  signatureForm,
} from "../proposal-types.ts";
import {
  askAboutProposal,
  declineProposal,
  type ProspectResult,
  recordLook,
  shareProposal,
  signProposal,
  unshareProposal,
  type Visitor,
} from "../prospect-commands.server.ts";

const versionInAddress = z.catch(
  z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  undefined,
);

function openLink(route: SecretLinkRoute): Promise<OpenedProposal | undefined> {
  const { searchParams } = new URL(route.request.url);
  const number = z.parse(versionInAddress, searchParams.get("version") ?? undefined);
  return openSecretLink(route, (db, token) => openProposalLink(db, token, number));
}

const visitorOf = ({ request, context }: RouteRequest, language: Language): Visitor => ({
  addressHash: context.get(requestContext).addressHash,
  userAgent: request.headers.get("user-agent") ?? "",
  language,
});

/** Addresses of the same link, which keep its version and language. */
const addressesOf = (route: SecretLinkRoute) => ({
  to: addressesOfLink(route, proposalPath(route.params.token ?? ""), ["version", "language"]),
});

const noLink = () =>
  data({ proposal: undefined, over: undefined }, { status: 404, headers: secretLinkHeaders });

const doneSteps = ["asked", "declined", "signed", "shared", "unshared"] as const;

/** A version that was withdrawn or replaced says only that, and links to the newest one. */
export interface EndedProposal {
  sentence: string;
  newer: { number: number; to: string } | undefined;
}

const overWith = (over: EndedProposal) =>
  data({ proposal: undefined, over }, { headers: secretLinkHeaders });

function newerOf(route: SecretLinkRoute, { newer }: OpenedProposal) {
  const { to } = addressesOf(route);
  return newer === undefined
    ? undefined
    : { number: newer, to: to("", { version: String(newer) }) };
}

export async function readProposalByLink(route: SecretLinkRoute) {
  const opened = await openLink(route);
  if (opened === undefined) return noLink();
  const { db, queue } = route.context.get(appContext);
  const language = await findReaderLanguage(route);
  const { isReadOnly, version } = opened;
  const standing = guestStandingOf(opened);
  const newer = newerOf(route, opened);
  if (isWithdrawnOrReplaced(standing))
    return overWith({
      sentence: stateOf(opened, standing, language) ?? "",
      newer,
    });
  // A reader of a forwarded link does not count, because the offer was not sent to them.
  if (route.request.method === "GET" && !isReadOnly)
    await withinLinkDeadline(route, () => recordLook({ db, queue }, opened, "opened"));
  const messages = isReadOnly
    ? []
    : await withinLinkDeadline(route, () => listProposalMessages(db, opened.proposal.id));
  const { secrets } = route.context.get(appContext);
  const readOnlyPath = await withinLinkDeadline(route, () => findReadOnlyPath(db, secrets, opened));
  const signedBy =
    standing === "signed" || standing === "countersigned"
      ? await withinLinkDeadline(route, () => readSigner(db, opened, language))
      : undefined;
  const { to } = addressesOf(route);
  const seal = await withinLinkDeadline(route, () => findSeal(db, version.id));
  const isShared =
    !isReadOnly && (await withinLinkDeadline(route, () => countReadOnlyLinks(db, version.id))) > 0;
  const { searchParams } = new URL(route.request.url);
  const { guest } = proposalMessages(language);
  const offer = describeOffer(version.offer, language);
  return data(
    {
      over: undefined,
      proposal: {
        ...offer,
        certificates: offer.certificates.map((certificate) => ({
          ...certificate,
          file:
            certificate.sha256 === ""
              ? undefined
              : to("/certificate", { sha256: certificate.sha256 }),
        })),
        digest: version.digest,
        standing,
        state: stateOf(opened, standing, language),
        /** The reason why we have released the signer, which only the signer may read. */
        releaseReason: isReadOnly ? "" : version.releaseReason,
        releaseLanguage: version.releaseLanguage,
        /** Names the signers and the alternative that was signed. */
        signedBy,
        isSealed: standing === "countersigned" && seal !== undefined,
        newer,
        addresses: {
          page: to(""),
          pdf: to("/proposal.pdf"),
          signedPdf:
            standing === "signed" || standing === "countersigned" ? to("/signed.pdf") : undefined,
          sign: standing === "open" && !isReadOnly ? to("/sign") : undefined,
          readOnly: readOnlyPath && publicOrigin(route) + readOnlyPath,
        },
        /** Whom to turn to: whoever reads a forwarded link can do nothing else. */
        forwardedBy: isReadOnly ? version.offer.contact || version.offer.company : undefined,
        mayAskAndShare: !isReadOnly && standing !== "request-withdrawn",
        /** True if a forwarded link exists, and this reader may turn it off. */
        isShared,
        messages: messages
          .filter(({ recipientEmail }) => recipientEmail === version.recipientEmail)
          .map(({ id, text, language: written, at, authorName }) => ({
            id,
            text,
            language: written,
            isOurs: authorName !== null,
            by: guest.when({
              who:
                authorName === null
                  ? guest.you
                  : guest.us({ person: authorName, company: version.offer.provider }),
              when: companyMoment(at, language).full,
            }),
          })),
        attempt: randomUUID(),
        done: z.safeParse(z.enum(doneSteps), searchParams.get("done")).data,
      },
    },
    { headers: secretLinkHeaders },
  );
}

/** Undefined while it can be signed. Whoever it was forwarded to is not spoken to as the one who signs. */
function stateOf(
  { version, isReadOnly }: OpenedProposal,
  standing: GuestStanding,
  language: Language,
): string | undefined {
  if (standing === "open") return undefined;
  if (isReadOnly) return describeStanding(version, language);
  const { states } = proposalMessages(language).guest;
  return standing === "expired"
    ? states.expired({ day: lastDayToSign(version, language) })
    : states[standing];
}

type ProposalByLink = NonNullable<
  Awaited<ReturnType<typeof readProposalByLink>>["data"]["proposal"]
>;

/** A preview in the office has no link behind it. */
export type GuestProposal = Omit<ProposalByLink, "addresses" | "attempt"> & {
  attempt: string;
  addresses: Partial<ProposalByLink["addresses"]> &
    Pick<ProposalByLink["addresses"], "page" | "pdf">;
};

/** Nobody writes so much by hand. */
const ofPosts = { uses: 40, windowSeconds: 3600 };

async function refuseFlood({ context }: RouteRequest, { linkId }: OpenedProposal, refuse: Refuse) {
  const { db } = context.get(appContext);
  const counted = await countRequest(db, { form: "proposal-post", addressHash: linkId }, ofPosts);
  if (counted.allowed) return undefined;
  return refuse(429, proposalMessages(refuse.language).guest.tooManyPosts, {
    "Retry-After": String(counted.retryAfterSeconds),
  });
}

const statuses: Readonly<Record<string, number>> = {
  gone: 404,
  "too-many": 429,
  "not-offered": 422,
};

function refused(refuse: Refuse, { reason }: Extract<ProspectResult, { ok: false }>) {
  const { refused: sentences } = proposalMessages(refuse.language).guest;
  return refuse(statuses[reason] ?? 409, sentences[reason]);
}

/** @throws 404 for what opens nothing, or was forwarded for reading */
async function openLinkToAct(route: SecretLinkRoute): Promise<OpenedProposal> {
  const opened = await openLink(route);
  if (opened === undefined || opened.isReadOnly)
    throw new Response(null, { status: 404, headers: secretLinkHeaders });
  return opened;
}

/** The confirmation after each command, and the part of the page where it leads. */
const afterStep = {
  ask: { done: "asked", part: "#questions" },
  share: { done: "shared", part: "#forward" },
  unshare: { done: "unshared", part: "#forward" },
  decline: { done: "declined", part: "" },
} as const;

/** A question, a link to share or its end, or no. */
export async function handleProspectForm(route: SecretLinkRoute) {
  const opened = await openLinkToAct(route);
  const language = await findReaderLanguage(route);
  const { db, queue } = route.context.get(appContext);
  const { to } = addressesOf(route);
  return handleForm(
    route,
    { form: "prospect", schema: prospectForm(language), echoed: ["step", "text", "reason"] },
    async (fields, refuse) => {
      const flood = await refuseFlood(route, opened, refuse);
      if (flood !== undefined) return flood;
      const result = await actAsProspect(fields);
      if (!result.ok) return refused(refuse, result);
      const { done, part } = afterStep[fields.step];
      return redirectAfterPost(to("", { done }) + part);
    },
  );

  function actAsProspect(fields: ProspectForm): Promise<ProspectResult> {
    switch (fields.step) {
      case "ask":
        return askAboutProposal({ db, queue }, opened, { ...fields, language });
      case "share":
        return shareProposal(route.context.get(accountContext).accounts, opened);
      case "unshare":
        return unshareProposal({ db }, opened);
      case "decline":
        return declineProposal({ db, queue }, opened, { reason: fields.reason, language });
    }
  }
}

/** The fields, and the review of what was typed into them: the same address, and nothing stored between. */
export async function readSignPage(route: SecretLinkRoute) {
  const opened = await openLink(route);
  if (opened === undefined || opened.isReadOnly) return noLink();
  const language = await findReaderLanguage(route);
  const { to } = addressesOf(route);
  const { version } = opened;
  const { guest } = proposalMessages(language);
  const standing = guestStandingOf(opened);
  if (isWithdrawnOrReplaced(standing))
    return overWith({
      sentence: guest.refused[standing],
      newer: newerOf(route, opened),
    });
  return data(
    {
      over: undefined,
      proposal: {
        ...describeOffer(version.offer, language),
        digest: version.digest,
        refusal: standing === "open" ? undefined : guest.refused[standing],
        attempt: randomUUID(),
        addresses: { page: to(""), pdf: to("/proposal.pdf"), sign: to("/sign") },
      },
    },
    { headers: secretLinkHeaders },
  );
}

export type SignedProposal = NonNullable<
  Awaited<ReturnType<typeof readSignPage>>["data"]["proposal"]
>;

/** The PDF that is signed may have to be made first. */
const paperWithinMs = 25_000;

const signatureFields = [
  "step",
  "alternative",
  "name",
  "title",
  "signature",
  "drawing",
  "authority",
  "consent",
] as const;

/** Values that the prospect reviews before signing. */
export interface Review {
  review: Readonly<Record<string, string>>;
}

export async function handleSignatureForm(route: SecretLinkRoute) {
  const opened = await openLinkToAct(route);
  const language = await findReaderLanguage(route);
  const { db, queue } = route.context.get(appContext);
  const { to } = addressesOf(route);
  return handleForm(
    route,
    {
      form: "signature",
      schema: signatureForm(language),
      echoed: signatureFields,
      answerWithinMs: paperWithinMs,
    },
    async (fields, refuse) => {
      const flood = await refuseFlood(route, opened, refuse);
      if (flood !== undefined) return flood;
      const standing = guestStandingOf(opened);
      const isCopyPossible = fields.step === "sign";
      if (standing !== "open" && !isCopyPossible)
        return refused(refuse, { ok: false, reason: standing });
      if (opened.version.offer.alternatives.every(({ name }) => name !== fields.alternative))
        return refused(refuse, { ok: false, reason: "not-offered" });
      // "Change" is no fault, so the form comes back with its values and without a message.
      if (fields.step === "change") return refuse(200, {});
      if (fields.step === "review")
        return data<Review>({ review: reviewed(fields) }, { headers: secretLinkHeaders });
      return sign(fields, refuse);
    },
  );

  async function sign(fields: SignatureForm, refuse: Refuse) {
    const paper = await keepPaper(db, opened.version, "offer");
    if (paper === undefined)
      return refuse(503, proposalMessages(refuse.language).guest.refused.busy, {
        "Retry-After": "30",
      });
    const result = await signProposal({ db, queue }, opened, fields, {
      visitor: visitorOf(route, language),
      paper: paper.sha256,
    });
    if (result.ok) return redirectAfterPost(to("", { done: "signed" }));
    const isSigned = result.reason === "signed" || result.reason === "countersigned";
    const by = isSigned ? await readSigner(db, opened, refuse.language) : undefined;
    return by === undefined
      ? refused(refuse, result)
      : refuse(409, proposalMessages(refuse.language).guest.signedInstead({ by }));
  }
}

/** E.g. `Ann Bee, Manager, signed Alternative A: Three nights on Nov 29, 2026`. */
async function readSigner(
  db: Database,
  { version }: OpenedProposal,
  language: Language,
): Promise<string | undefined> {
  const [signature] = await listSignatures(db, version.id);
  const alternative = version.offer.alternatives.find(
    ({ name }) => name === signature?.alternative,
  );
  if (signature === undefined || signature.isOfCompany || alternative === undefined)
    return undefined;
  return proposalMessages(language).guest.signedBy({
    name: signature.name,
    title: signature.title,
    alternative: alternativeTitle(alternative, language),
    when: companyMoment(signature.signedAt, language).full,
  });
}

/**
 * The review shows the values exactly as they will be signed: a character that turns the reading direction
 * must not disguise a name.
 */
const reviewed = ({ step: _, ...fields }: SignatureForm): Review["review"] => fields;

const fingerprintInAddress = z.string().check(z.regex(/^[\da-f]{64}$/));

/** The file of a certificate that the offer names, and no other. */
export async function certificateFile(route: SecretLinkRoute): Promise<Response> {
  const nothingHere = () => new Response(null, { status: 404, headers: secretLinkHeaders });
  const opened = await openLink(route);
  if (opened === undefined || isWithdrawnOrReplaced(guestStandingOf(opened))) return nothingHere();
  const requested = new URL(route.request.url).searchParams.get("sha256");
  const sha256 = z.safeParse(fingerprintInAddress, requested).data;
  const isOffered = opened.version.offer.certificates?.some(
    (certificate) => certificate.sha256 === sha256,
  );
  if (sha256 === undefined || !isOffered) return nothingHere();
  const { db } = route.context.get(appContext);
  const file = await withinLinkDeadline(route, () => findCertificateFile(db, sha256));
  if (file === undefined) return nothingHere();
  return withSecretLinkHeaders(await storedFileResponse(route, undefined, file, "download"));
}

export async function proposalFile(
  route: SecretLinkRoute,
  what: "offer" | "signed",
): Promise<Response> {
  const opened = await openLink(route);
  if (opened === undefined || isWithdrawnOrReplaced(guestStandingOf(opened)))
    return new Response(null, { status: 404, headers: secretLinkHeaders });
  const { db, queue } = route.context.get(appContext);
  const language = await findReaderLanguage(route);
  const response = await paperResponse(db, opened.version, what, language);
  if (response.ok && route.request.method === "GET" && !opened.isReadOnly)
    await withinLinkDeadline(route, () => recordLook({ db, queue }, opened, "downloaded"));
  return withSecretLinkHeaders(response);
}
