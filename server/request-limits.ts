/** Limits how much the app does at once; `http-limits.ts` has the limits of a single connection. */

import { createFairGate, type Place } from "#platform/http/fair-gate.ts";
import { limitConcurrentRequests } from "#platform/http/limit-concurrent-requests.ts";
import { isMultipart } from "#platform/http/upload.server.ts";

/**
 * A request counts until its response is sent: it may hold a body, a page and what its client has not read
 * yet.
 */
const requestLimit = { total: 768, perNetwork: 384 };

/**
 * `waiting` counts those at work, too. A hundred people of an office come from one network, and so may a
 * hundred visitors: a waiting request holds next to nothing, and all get their turns.
 */
const pages = {
  waiting: { total: 512, perNetwork: 256, perSession: 16, withoutSession: 192 },
  atWork: { total: 32, perNetwork: 32, waitMs: 20_000 },
};
/** Nothing is rendered. A page with photos asks for all of them at once, and a few colleagues do. */
const files = {
  waiting: { total: 640, perNetwork: 320, perSession: 128, withoutSession: 192 },
  atWork: { total: 32, perNetwork: 32, waitMs: 20_000 },
};
/**
 * They take their time to arrive, and each may hold some files on the disk meanwhile. What waits does not
 * arrive: `stallMs` of `http-limits.ts` ends a connection on which nothing moves for longer.
 */
const uploads = {
  waiting: { total: 192, perNetwork: 96, perSession: 24, withoutSession: 24 },
  atWork: { total: 64, perNetwork: 24, perSession: 12, waitMs: 20_000 },
};
/**
 * Separate from the pages, so that readers cannot block forms sent without our script. All at once: each
 * holds a body, and those that sign somebody in wait in a queue of their own.
 */
const postedForms = { total: 192, perNetwork: 128, perSession: 16, withoutSession: 96 };

const isFile = /^\/(?:(?:client-portal|office)\/files|report\/[^/]+\/photos)\//;

/** Each begins a run, or is undefined at a limit. */
export function limitRequests() {
  const beginPostedForm = limitConcurrentRequests(postedForms);
  const [beginPage, beginFile, beginUpload] = [inTurns(pages), inTurns(files), inTurns(uploads)];
  return {
    beginRequest: limitConcurrentRequests(requestLimit),
    /** @param session the cookie as it was sent: a made-up one gets a turn, and is told to sign in */
    beginRendering(request: Request, network: string, session = ""): Place | undefined {
      if (["POST", "PUT"].includes(request.method))
        return isMultipart(request)
          ? beginUpload(network, session)
          : atOnce(beginPostedForm(network, session));
      const begin = isFile.test(new URL(request.url).pathname) ? beginFile : beginPage;
      return begin(network, session);
    },
  };
}

function inTurns({ waiting, atWork }: typeof uploads | typeof pages) {
  const begin = limitConcurrentRequests(waiting);
  const enter = createFairGate(atWork);
  return (network: string, session: string): Place | undefined => {
    const end = begin(network, session);
    if (end === undefined) return undefined;
    const place = enter(network, session);
    const leave = () => {
      place.leave();
      end();
    };
    return { ...place, leave };
  };
}

const atOnce = (leave: (() => void) | undefined): Place | undefined =>
  leave && { turn: Promise.resolve(true), leave, giveUp: () => undefined };
