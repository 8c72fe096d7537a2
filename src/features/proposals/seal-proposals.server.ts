/** Seals what both sides have signed. The signatures stand without it: what fails is tried again. */
import { and, asc, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Logger } from "pino";
import {
  type CertificateParts,
  findCertificateInUse,
  findSealKey,
} from "#features/settings/seal/seal-certificates.server.ts";
import { findTimeServer } from "#features/settings/seal/seal-section.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { dayMs, minuteMs } from "#platform/format/durations.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import type { Language } from "#platform/language/language.ts";
import { sealInThread } from "#platform/seals/seal-in-thread.server.ts";
import type { TimeServer, TimeServerFault } from "#platform/seals/seal-types.ts";
import type { CheckResult, SystemCheck } from "#platform/system/system-check.server.ts";
import { lockVersion, recordProposalEvent } from "./change-proposal.server.ts";
import { addEvidence, sha256 } from "./evidence.server.ts";
import { proposalServerMessages } from "./messages.server.ts";
import { findPaper, keepPaper } from "./papers.server.ts";
import { type ProposalVersionRow, proposalPapers, proposalVersions } from "./tables/proposals.ts";

export interface SealParts extends CertificateParts {
  log: Pick<Logger, "error">;
  /** Without it, the time server of the settings is used. */
  timeServer?: TimeServer;
}

/** A round seals no more, and the next one goes on. */
const maxAtOnce = 20;
/** A copy by email waits so long for its seal, and then goes without it. */
export const sealedWithinMs = 15 * minuteMs;
/** A time stamp may follow within this time. */
const stampWithinMs = 30 * dayMs;

export interface SealRound {
  sealed: number;
  stamped: number;
  /** The reason why a time stamp is still missing. */
  fault: TimeServerFault | undefined;
}

/** Several processes may run it at the same time. */
export async function sealProposals(parts: SealParts, now: Date): Promise<SealRound> {
  const { db, log } = parts;
  const timeServer = parts.timeServer ?? (await findTimeServer(db));
  const round: SealRound = { sealed: 0, stamped: 0, fault: undefined };
  for (const version of await listWithout(db, "sealed")) {
    try {
      // One that does not answer is asked once in a round.
      const server = round.fault === undefined ? timeServer : undefined;
      const sealing = await sealVersion(parts, version, { timeServer: server });
      if (sealing === undefined) continue;
      round.sealed += sealing.isKept ? 1 : 0;
      round.fault = sealing.fault ?? round.fault;
    } catch (error) {
      log.error({ err: error, version: version.id }, "proposal not sealed");
      await putLast(db, version);
    }
  }
  if (timeServer === undefined || round.fault !== undefined) return round;
  for (const version of await listWithoutStamp(db, now)) {
    try {
      const fault = await stampVersion(parts, version, timeServer);
      if (fault !== undefined) return { ...round, fault };
      round.stamped += 1;
    } catch (error) {
      log.error({ err: error, version: version.id }, "proposal not stamped");
      await putLast(db, version);
    }
  }
  return round;
}

/** A version that keeps failing must not push new ones out of a round. */
const putLast = (db: Database, { id }: ProposalVersionRow) =>
  db
    .update(proposalVersions)
    .set({ sealFailedAt: sql`clock_timestamp()` })
    .where(eq(proposalVersions.id, id));

const failedLast: SQL = sql`${proposalVersions.sealFailedAt} asc nulls first`;

/** @param at of the demonstration; this moment without it @returns undefined where its paper cannot be made now */
export async function sealVersion(
  { db, secrets }: CertificateParts,
  version: ProposalVersionRow,
  { timeServer, at }: { timeServer?: TimeServer | undefined; at?: Date } = {},
): Promise<{ isKept: boolean; fault: TimeServerFault | undefined } | undefined> {
  const paper = await keepPaper(db, version, "countersigned");
  if (paper === undefined) return undefined;
  const now = at ?? new Date();
  const { certificate, key } = await findSealKey({ db, secrets }, now);
  const { sealReason } = proposalServerMessages(version.language).pdf;
  const order = { content: paper.content, key, reason: sealReason, at: now, timeServer };
  const { content, stampedAt, fault } = await sealInThread("seal", order);
  const isKept = await keepNextPaper(db, version, {
    kind: "sealed",
    content,
    of: paper.sha256,
    stampedAt,
    facts: { certificate: certificate.fingerprint },
    at,
  });
  return { isKept, fault };
}

async function stampVersion(
  { db }: Pick<CertificateParts, "db">,
  version: ProposalVersionRow,
  timeServer: TimeServer,
): Promise<TimeServerFault | undefined> {
  const paper = await findPaper(db, version.id, "sealed");
  const unsealed = await findPaper(db, version.id, "countersigned");
  if (paper === undefined || unsealed === undefined) throw new Error("A signed paper is gone");
  const stamp = await sealInThread("stamp", {
    content: paper.content,
    unsealedLength: unsealed.content.length,
    timeServer,
  });
  if (!stamp.ok) return stamp.reason;
  const { content, stampedAt } = stamp;
  await keepNextPaper(db, version, { kind: "stamped", content, of: paper.sha256, stampedAt });
  return undefined;
}

interface NextPaper {
  kind: "sealed" | "stamped";
  content: Uint8Array;
  /** Hash of the paper that it was made of. */
  of: string;
  stampedAt: Date | undefined;
  facts?: Readonly<Record<string, string>>;
  at?: Date | undefined;
}

/**
 * The paper and its entry in the evidence are stored together or not at all.
 * @returns false if another process came first
 */
const keepNextPaper = (
  db: Database,
  { id }: ProposalVersionRow,
  { kind, content, of, stampedAt, facts, at }: NextPaper,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const locked = await lockVersion(tx, id);
    if (locked === undefined || (await hasPaper(tx, id, kind))) return false;
    const { proposal, version } = locked;
    const hash = sha256(content);
    await tx.insert(proposalPapers).values({
      versionId: id,
      kind,
      content,
      sha256: hash,
      stampedAt: stampedAt ?? null,
      ...(at && { madeAt: at }),
    });
    const stamp = stampedAt && { stampedAt: stampedAt.toISOString() };
    await addEvidence(tx, proposal.id, {
      kind,
      version: version.number,
      facts: { paper: hash, of, ...facts, ...stamp },
      at,
    });
    await recordProposalEvent(tx, proposal, {
      kind,
      actorId: null,
      change: nothingChanged,
      details: { number: version.number },
      at,
    });
    return true;
  });

const hasPaper = async (tx: Transaction, versionId: string, kind: NextPaper["kind"]) =>
  (await tx.$count(
    proposalPapers,
    and(eq(proposalPapers.versionId, versionId), eq(proposalPapers.kind, kind)),
  )) > 0;

const hasNo = (kind: NextPaper["kind"]): SQL => sql`not exists (
  select from ${proposalPapers} as papers
  where papers.version_id = ${proposalVersions.id} and papers.kind = ${kind})`;

/** Counts versions that have waited longer than sealing usually needs. */
const countUnsealed = (db: Database, now: Date): Promise<number> =>
  db.$count(
    proposalVersions,
    and(
      eq(proposalVersions.state, "countersigned"),
      hasNo("sealed"),
      lt(proposalVersions.stateSince, new Date(now.getTime() - sealedWithinMs)),
    ),
  );

const listWithout = (db: Database, kind: "sealed"): Promise<ProposalVersionRow[]> =>
  db
    .select()
    .from(proposalVersions)
    .where(and(eq(proposalVersions.state, "countersigned"), hasNo(kind)))
    .orderBy(failedLast, asc(proposalVersions.stateSince))
    .limit(maxAtOnce);

async function listWithoutStamp(db: Database, now: Date): Promise<ProposalVersionRow[]> {
  const rows = await db
    .select({ version: proposalVersions })
    .from(proposalVersions)
    .innerJoin(proposalPapers, eq(proposalPapers.versionId, proposalVersions.id))
    .where(
      and(
        eq(proposalPapers.kind, "sealed"),
        isNull(proposalPapers.stampedAt),
        gte(proposalPapers.madeAt, new Date(now.getTime() - stampWithinMs)),
        hasNo("stamped"),
      ),
    )
    .orderBy(failedLast, asc(proposalPapers.madeAt))
    .limit(maxAtOnce);
  return rows.map(({ version }) => version);
}

// The System page warns if seals are missing, or if the company's certificate is about to end.

const warnedBeforeMs = 30 * dayMs;

export const sealCheck: SystemCheck = {
  name: "seals",
  place: 65,
  title: (language) => proposalServerMessages(language).sealCheck.title,
  read: ({ db, language }) => readSealHealth(db, language, new Date()),
};

export async function readSealHealth(
  db: Database,
  language: Language,
  now: Date,
): Promise<CheckResult> {
  const { sealCheck: messages } = proposalServerMessages(language);
  const unsealed = await countUnsealed(db, now);
  const uploaded = await findCertificateInUse(db, "uploaded");
  const ownCertificate = await findCertificateInUse(db, "own");
  const leftMs = uploaded ? uploaded.validUntil.getTime() - now.getTime() : Infinity;
  const advice = [
    ...(unsealed > 0 ? [messages.unsealed] : []),
    ...(leftMs <= 0 ? [messages.expired] : leftMs < warnedBeforeMs ? [messages.expiring] : []),
  ];
  const certificate =
    uploaded === undefined
      ? ownCertificate === undefined
        ? messages.none
        : messages.own(ownCertificate)
      : messages.uploaded({ ...uploaded, when: companyMoment(uploaded.validUntil, language).full });
  return {
    state: unsealed > 0 ? "act" : advice.length > 0 ? "watch" : "good",
    facts: [
      { label: messages.waiting, value: String(unsealed) },
      { label: messages.certificate, value: certificate },
    ],
    advice,
  };
}
