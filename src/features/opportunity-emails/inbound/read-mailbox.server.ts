/**
 * One round of reading a mailbox. It is opened for reading alone: nothing in it is moved, marked or deleted. The
 * number up to which it was read is written after each email is kept; an email that is read again after a crash
 * is known by its fingerprint.
 */
import type { ImapFlow, ImapFlowError } from "imapflow";
import type { Logger } from "pino";
import type { InboundMail } from "#config";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { dayMs, minuteMs } from "#platform/format/durations.ts";
import type { InboundMailboxRow } from "../tables/opportunity-emails.ts";
import { keepUnmatched, type UnmatchedRules, whyKept } from "../unmatched/keep-unmatched.server.ts";
import { findConversation, referencesInReport } from "./find-conversation.server.ts";
import { fingerprintOf, type InboundContext, keepEmail } from "./keep-email.server.ts";
import { type MailBody, type MailHead, maxMailBytes } from "./mail-types.ts";
import {
  claimMailbox,
  type MailboxFault,
  mailboxName,
  releaseFailedMailbox,
  releaseMailbox,
  saveMailboxStart,
  saveProgress,
} from "./mailbox-state.server.ts";
import { readBodyInThread } from "./read-body-in-thread.server.ts";
import { headLength, readHead } from "./read-head.server.ts";

export type ImapMailbox = Extract<InboundMail, { kind: "imap" }>;

export interface MailboxParts extends InboundContext {
  unmatched: UnmatchedRules;
  log: Pick<Logger, "warn" | "error">;
  /** Certificates of authorities of one's own, for tests. */
  authorities?: string;
}

export interface MailboxRound {
  joined: number;
  unmatched: number;
}

/** A mailbox read for the first time may already have replies to our emails of these days. */
const firstDays = 14;
const headsAtOnce = 20;
/** A round reads no more, and the next one goes on. */
const maxRead = 1_000;
/** The clock of a mail server may be slow by this much. */
const clockDifferenceMs = 10 * minuteMs;
/** An email that was handed over so often and could not be kept is kept without its text. */
const maxTries = 5;

/** @returns undefined while another process reads it, or before the next try of one that is away */
export async function readMailbox(
  parts: MailboxParts,
  mailbox: ImapMailbox,
  signal?: AbortSignal,
): Promise<MailboxRound | undefined> {
  const { db, log } = parts;
  const name = mailboxName(mailbox);
  const state = await claimMailbox(db, name);
  if (state === undefined) return undefined;
  const client = await connectionTo(mailbox, parts.authorities);
  // Without a listener, an error of the connection would end the process.
  client.on("error", () => undefined);
  try {
    await ask(client.connect());
    const round = await readNewEmails(parts, client, { name, mailbox, state }, signal);
    await releaseMailbox(db, name);
    return round;
  } catch (error) {
    if (!(error instanceof MailServerError) && isDatabaseUnavailable(error)) throw error;
    const fault = error instanceof MailServerError ? faultOf(error.cause) : "storage";
    // The error itself is not logged, because a mail server's answer may repeat secrets it was sent.
    if (error instanceof MailServerError) log.warn({ fault, code: codeOf(error.cause) }, notRead);
    else log.error({ err: error }, "email not kept");
    await releaseFailedMailbox(db, name, fault);
    return { joined: 0, unmatched: 0 };
  } finally {
    client.close();
  }
}

const notRead = "mailbox not read";

/** Tells what the mail server has done from what the database has. */
class MailServerError extends Error {
  constructor(cause: unknown) {
    super("mail server", { cause });
  }
}

const ask = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    throw new MailServerError(error);
  });

/** The library, with its tables of character sets, is read only by installations that have a mailbox. */
async function connectionTo(
  { host, port, user, password }: ImapMailbox,
  authorities?: string,
): Promise<ImapFlow> {
  const { ImapFlow } = await import("imapflow");
  return new ImapFlow({
    host,
    port,
    secure: true,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    ...(authorities !== undefined && { tls: { ca: authorities } }),
  });
}

interface Reading {
  name: string;
  mailbox: ImapMailbox;
  state: InboundMailboxRow;
}

async function readNewEmails(
  parts: MailboxParts,
  client: ImapFlow,
  { name, mailbox, state }: Reading,
  signal: AbortSignal | undefined,
): Promise<MailboxRound> {
  const round = { joined: 0, unmatched: 0 };
  const opened = await ask(client.mailboxOpen(mailbox.folder, { readOnly: true }));
  const { lastUid, numberedAt } = await findStart(parts, client, name, state, opened);
  if (lastUid + 1 >= opened.uidNext) return round;
  const searched = await ask(client.search({ uid: `${lastUid + 1}:*` }, { uid: true }));
  // `*` is the last one even where that is an earlier one.
  const uids = (searched || []).filter((uid) => uid > lastUid).toSorted((a, b) => a - b);
  for (let at = 0; at < Math.min(uids.length, maxRead); at += headsAtOnce) {
    const range = uids.slice(at, at + headsAtOnce).join(",");
    const wanted = { uid: true, size: true, internalDate: true, headers: true };
    const heads = await ask(client.fetchAll(range, wanted, { uid: true }));
    for (const message of heads.toSorted((a, b) => a.uid - b.uid)) {
      if (signal?.aborted) return round;
      // The first one is what earlier rounds have failed at, as each one that is kept moves the start.
      const isGivenUp = state.failures >= maxTries && message.uid === uids[0];
      const outcome = await readOne(parts, client, { message, isGivenUp, numberedAt });
      if (outcome !== undefined) round[outcome] += 1;
      await saveProgress(parts.db, name, message.uid, outcome);
    }
  }
  return round;
}

interface MailboxStart {
  /** The number of the last one that was read. */
  lastUid: number;
  /** Null in a mailbox that was read before this was written down: what is behind its start is new. */
  numberedAt: Date | null;
}

async function findStart(
  { db }: MailboxParts,
  client: ImapFlow,
  name: string,
  state: InboundMailboxRow,
  { uidValidity, uidNext }: { uidValidity: bigint; uidNext: number },
): Promise<MailboxStart> {
  if (state.uidValidity === String(uidValidity)) return state;
  const since = new Date(Date.now() - firstDays * dayMs);
  const uids = (await ask(client.search({ since }, { uid: true }))) || [];
  const lastUid = uids.reduce((lowest, uid) => Math.min(lowest, uid), uidNext) - 1;
  return saveMailboxStart(db, name, { uidValidity: String(uidValidity), lastUid });
}

interface FetchedHead {
  uid: number;
  size?: number | undefined;
  internalDate?: Date | string | undefined;
  headers?: Buffer | undefined;
}

interface FoundMail {
  message: FetchedHead;
  isGivenUp: boolean;
  numberedAt: Date | null;
}

async function readOne(
  parts: MailboxParts,
  client: ImapFlow,
  { message, isGivenUp, numberedAt }: FoundMail,
): Promise<"joined" | "unmatched" | undefined> {
  const { uid, size = 0, internalDate, headers = Buffer.alloc(0) } = message;
  const head = await readHead(headers);
  const isTooLarge = size > maxMailBytes;
  const fetchWhole = async (): Promise<Buffer | undefined> => {
    const message = await ask(client.fetchOne(String(uid), { source: true }, { uid: true }));
    return message === false ? undefined : message.source;
  };
  const isReport = head.kind === "bounce" && !isTooLarge;
  const report = isReport ? await fetchWhole() : undefined;
  const headWithReport = withReport(head, report);
  const opportunityId = await findConversation(parts.db, headWithReport);
  const at = arrivedAt(internalDate);
  // Numbers that begin anew, or a first look, would bring back what was erased.
  const isNew = numberedAt === null || at.getTime() > numberedAt.getTime() - clockDifferenceMs;
  const why =
    opportunityId === undefined && isNew ? whyKept(headWithReport, parts.unmatched) : undefined;
  if (opportunityId === undefined && why === undefined) return "unmatched";
  const raw = isTooLarge ? headers : (report ?? (await fetchWhole()));
  // Somebody has deleted it meanwhile.
  if (raw === undefined) return undefined;
  const unread = isTooLarge ? "too-large" : isGivenUp ? "unreadable" : undefined;
  const mail = {
    head,
    at,
    fingerprint: fingerprintOf(head, raw.subarray(headLength(raw))),
    readBody: async () => (unread === undefined ? readBodyInThread(raw) : withoutBody(unread)),
  };
  if (why !== undefined)
    return (await keepUnmatched(parts.db, why, mail)) === "copy" ? undefined : "unmatched";
  if (opportunityId === undefined) return "unmatched";
  const result = await keepEmail(parts, { ...mail, opportunityId });
  return result === "kept" ? "joined" : result === "gone" ? "unmatched" : undefined;
}

const withoutBody = (unread: NonNullable<MailBody["unread"]>): MailBody => ({
  text: "",
  quoted: "",
  files: [],
  furtherFiles: [],
  unread,
});

export const withReport = (head: MailHead, report: Uint8Array | undefined): MailHead =>
  report === undefined
    ? head
    : { ...head, references: [...head.references, ...referencesInReport(report)] };

/** The clock of the mail server may be ahead of ours. */
function arrivedAt(internalDate: Date | string | undefined): Date {
  const now = new Date();
  const at = internalDate === undefined ? now : new Date(internalDate);
  return Number.isNaN(at.getTime()) || at > now ? now : at;
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;

const certificateFault = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY|SSL|TLS/;
const connectionFault =
  /^E[A-Z]+$|TIMEOUT|NoConnection|EConnectionClosed|ClosedAfterConnect|StateLogout/;

function faultOf(error: unknown): MailboxFault {
  if (!(error instanceof Error)) return "unknown";
  const failure: ImapFlowError & { authenticationFailed?: boolean; mailboxMissing?: boolean } =
    error;
  if (failure.authenticationFailed) return "login";
  const code = codeOf(error) ?? "";
  if (certificateFault.test(code)) return "certificate";
  if (connectionFault.test(code)) return "connection";
  if (failure.mailboxMissing || failure.responseStatus === "NO") return "mailbox";
  return "unknown";
}
