import { createHash, timingSafeEqual } from "node:crypto";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext, filesContext, requestContext } from "#platform/http/context.ts";
import { withinDeadline } from "#platform/http/deadline.server.ts";
import { keepUnmatched, type UnmatchedRules, whyKept } from "../unmatched/keep-unmatched.server.ts";
import { findConversation } from "./find-conversation.server.ts";
import { fingerprintOf, type InboundContext, keepEmail } from "./keep-email.server.ts";
import { maxMailBytes } from "./mail-types.ts";
import { countReceivedEmail } from "./mailbox-state.server.ts";
import { readBodyInThread } from "./read-body-in-thread.server.ts";
import { headLength, readHead } from "./read-head.server.ts";
import { withReport } from "./read-mailbox.server.ts";

/** An email is taken apart in a thread, and may bring photos. */
const answerWithinMs = 60_000;

/** A mail server acts on the status alone; the text is for its log. */
const answer = (status: number, result: string, headers: Record<string, string> = {}): Response =>
  Response.json({ result }, { status, headers: { "Cache-Control": "no-store", ...headers } });

export async function receiveEmail(route: RouteRequest): Promise<Response> {
  const { config, db, queue } = route.context.get(appContext);
  const { inboundMail } = config;
  // Without a webhook the address does not exist, so that strangers learn nothing of the setup.
  if (inboundMail?.kind !== "webhook") return answer(404, "not-found");
  if (!isSecret(route.request.headers.get("authorization"), inboundMail.secret))
    return answer(401, "wrong-secret", { "WWW-Authenticate": "Bearer" });
  if (!/^message\/rfc822\b/i.test(route.request.headers.get("content-type") ?? ""))
    return answer(415, "message/rfc822 is expected");
  const raw = await readRaw(route.request);
  if (raw === undefined) return answer(413, "too-large");
  if (raw.length === 0) return answer(400, "empty");
  const { files } = route.context.get(filesContext);
  try {
    const rules = {
      keeps: config.inboundMailUnmatched,
      inboundAddress: config.inboundMailAddress,
    };
    return await withinDeadline(() => take({ db, queue, files }, raw, rules), answerWithinMs);
  } catch (error) {
    const { log } = route.context.get(requestContext);
    const isAway = isDatabaseUnavailable(error);
    log.error({ err: error }, "email that was handed over not kept");
    return answer(503, isAway ? "database-away" : "not-kept", { "Retry-After": "30" });
  }
}

async function take(
  context: InboundContext,
  raw: Buffer,
  rules: UnmatchedRules,
): Promise<Response> {
  const head = await readHead(raw);
  const message = withReport(head, head.kind === "bounce" ? raw : undefined);
  const opportunityId = await findConversation(context.db, message);
  const mail = {
    head,
    at: new Date(),
    fingerprint: fingerprintOf(head, raw.subarray(headLength(raw))),
    readBody: () => readBodyInThread(raw),
  };
  if (opportunityId === undefined) {
    const why = whyKept(message, rules);
    const result = why === undefined ? "left" : await keepUnmatched(context.db, why, mail);
    await countReceivedEmail(context.db, result === "copy" ? undefined : "unmatched");
    if (result !== "left") return answer(200, result === "kept" ? "unmatched" : result);
    return refusedByUs();
  }
  const result = await keepEmail(context, { ...mail, opportunityId });
  const outcome = result === "kept" ? "joined" : result === "gone" ? "unmatched" : undefined;
  await countReceivedEmail(context.db, outcome);
  return result === "gone" ? refusedByUs() : answer(200, result);
}

/** Nobody has it but the mail server, which keeps it or tells its sender. */
const refusedByUs = () => answer(422, "of-no-conversation");

/** Hashes have one length, so that the time to compare them tells nothing. */
function isSecret(authorization: string | null, secret: string): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(authorization ?? "") ?? [];
  return sent !== undefined && timingSafeEqual(sha256(sent), sha256(secret));
}

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** @returns undefined beyond the limit: `Content-Length` may claim too little */
async function readRaw(request: Request): Promise<Buffer | undefined> {
  if (Number(request.headers.get("content-length")) > maxMailBytes) {
    await request.body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxMailBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
