/** Anybody can check if a file is one of our papers. Only its fingerprint is sent here, never the file. */
import { eq } from "drizzle-orm";
import { data } from "react-router";
import type { Database } from "#platform/database/client.ts";
import { dayOfMoment } from "#platform/document/moment.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { isAway } from "#platform/http/away.server.ts";
import { appContext, requestContext } from "#platform/http/context.ts";
import { withinDeadline } from "#platform/http/deadline.server.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import type { Language } from "#platform/language/language.ts";
import { countRequest } from "#platform/limits/rate-limit.server.ts";
import { createSemaphore } from "#platform/limits/semaphore.ts";
import { describeStanding } from "../describe-standing.server.ts";
import { listEvidence } from "../evidence.server.ts";
import { proposalMessages } from "../messages.ts";
import { proposalPapers, proposalVersions } from "../tables/proposals.ts";
import { plainFingerprint } from "./fingerprint.ts";

/** Nobody has so many files of one company. */
const lookups = { uses: 60, windowSeconds: 3600 };

/** Anybody may ask; connections must be left for those who are signed in. */
const atDatabase = createSemaphore(2);

/** The result for the fingerprint in the address; both are absent before one is entered. */
interface FileCheck {
  typed: string;
  problem?: string;
  /** Sentences; empty for a file that we do not know. */
  found?: readonly string[];
  /** It is the fingerprint that papers print of their offer, and says nothing of a file. */
  isOfOffer?: boolean;
}

const asAnswered = (check: FileCheck, status = 200, headers: Record<string, string> = {}) =>
  data(check, { status, headers: { "Cache-Control": "no-store", ...headers } });

export async function checkFileByFingerprint(route: RouteRequest) {
  const language = await findReaderLanguage(route);
  const { check } = proposalMessages(language);
  const typed = new URL(route.request.url).searchParams.get("sha256") ?? undefined;
  if (typed === undefined) return asAnswered({ typed: "" });
  const sha256 = plainFingerprint(typed);
  if (!/^[0-9a-f]{64}$/.test(sha256))
    return asAnswered({ typed: typed.slice(0, 200), problem: check.malformed }, 422);
  const { db } = route.context.get(appContext);
  const { addressHash } = route.context.get(requestContext);
  try {
    return await withinDeadline((signal) =>
      atDatabase(async () => {
        const counted = await countRequest(db, { form: "proposal-check", addressHash }, lookups);
        if (!counted.allowed)
          return asAnswered({ typed: sha256, problem: check.tooMany }, 429, {
            "Retry-After": String(counted.retryAfterSeconds),
          });
        const papers = await describePaper(db, sha256, language);
        if (papers.length > 0) return asAnswered({ typed: sha256, found: papers });
        const ofOffer = await describeOfferOf(db, sha256, language);
        return asAnswered({ typed: sha256, found: ofOffer, isOfOffer: ofOffer.length > 0 });
      }, signal),
    );
  } catch (error) {
    if (!isAway(route.context, error)) throw error;
    return asAnswered({ typed: sha256, problem: check.busy }, 503, { "Retry-After": "10" });
  }
}

/** The answer has no more than the holder of the file can read in it, plus the offer's present state. */
async function describePaper(db: Database, sha256: string, language: Language): Promise<string[]> {
  const [paper] = await db
    .select({
      kind: proposalPapers.kind,
      proposalId: proposalVersions.proposalId,
      madeAt: proposalPapers.madeAt,
      number: proposalVersions.number,
      state: proposalVersions.state,
      stateSince: proposalVersions.stateSince,
      expiresOn: proposalVersions.expiresOn,
    })
    .from(proposalPapers)
    .innerJoin(proposalVersions, eq(proposalVersions.id, proposalPapers.versionId))
    .where(eq(proposalPapers.sha256, sha256));
  if (paper === undefined) return [];
  const { check } = proposalMessages(language);
  const isSealed = paper.kind === "sealed" || paper.kind === "stamped";
  const certificate = isSealed ? await findCertificate(db, paper) : undefined;
  return [
    check.unalteredLead({ day: dayOfMoment(paper.madeAt, language) }),
    check.kinds[paper.kind]({ number: paper.number }),
    describeStanding(paper, language),
    ...(certificate === undefined ? [] : [check.certificate({ fingerprint: certificate })]),
  ];
}

/**
 * A fingerprint printed on a paper is the offer's and not the file's: typing it must not make the paper look
 * forged.
 */
async function describeOfferOf(
  db: Database,
  digest: string,
  language: Language,
): Promise<string[]> {
  const [version] = await db
    .select({
      number: proposalVersions.number,
      state: proposalVersions.state,
      stateSince: proposalVersions.stateSince,
      expiresOn: proposalVersions.expiresOn,
    })
    .from(proposalVersions)
    .where(eq(proposalVersions.digest, digest));
  if (version === undefined) return [];
  const { check } = proposalMessages(language);
  return [
    check.ofOfferLead({ number: version.number }),
    describeStanding(version, language),
    check.ofOfferFile,
  ];
}

/** Fingerprint of the certificate that the version was sealed with, from its evidence. */
async function findCertificate(
  db: Database,
  { proposalId, number }: { proposalId: string; number: number },
): Promise<string | undefined> {
  const entries = await listEvidence(db, proposalId);
  const sealed = entries.find(
    ({ kind, content }) => kind === "sealed" && content.version === number,
  );
  const certificate = sealed?.content.certificate;
  return typeof certificate === "string" ? certificate : undefined;
}

export type FileCheckAnswer = Awaited<ReturnType<typeof checkFileByFingerprint>>["data"];
