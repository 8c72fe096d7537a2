/**
 * Lets in so many at once, and the next ones by turns: first of the networks, then of the sessions of
 * a network. An office behind one address waits for nobody's hundred pages, nor does a colleague in it.
 */
import {
  type ConcurrentRequestLimit,
  limitConcurrentRequests,
} from "./limit-concurrent-requests.ts";

export interface GateLimit extends ConcurrentRequestLimit {
  /** Longer than this nobody waits for a turn. */
  waitMs: number;
}

export interface Place {
  /** True once it is this one's turn; false once it has waited too long or given up. */
  turn: Promise<boolean>;
  /** Leaves, or stops waiting; called twice it counts once. */
  leave(): void;
  /** Stops waiting. Whoever is inside stays: the work goes on, and would be more than there may be. */
  giveUp(): void;
}

type Enter = (network: string, session: string) => Place;

/** @param limit of those inside */
export function createFairGate({ waitMs, ...limit }: GateLimit): Enter {
  const begin = limitConcurrentRequests(limit);
  /** Queues are grouped by network, then by session; each map is in the order of turns. */
  const waiting: WaitingQueues = new Map();
  let inside = 0;

  const letIn = () => {
    while (inside < limit.total) {
      const next = dequeueNext(waiting, begin);
      if (next === undefined) return;
      inside++;
      next.waiter.enter(() => {
        inside--;
        next.end();
      });
    }
  };
  return (network, session) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    let end: (() => void) | undefined;
    const waiter: Waiter = {
      isWaiting: true,
      enter(leaveInside) {
        stopWaiting(true);
        end = leaveInside;
      },
    };
    const stopWaiting = (isTurn: boolean) => {
      if (!waiter.isWaiting) return;
      waiter.isWaiting = false;
      clearTimeout(timer);
      resolve(isTurn);
    };
    const giveUp = () => stopWaiting(false);
    const timer = setTimeout(giveUp, waitMs);
    const sessions = waiting.get(network) ?? new Map<string, Waiter[]>();
    waiting.set(network, sessions.set(session, [...(sessions.get(session) ?? []), waiter]));
    letIn();
    return {
      turn: promise,
      giveUp,
      leave() {
        giveUp();
        end?.();
        end = undefined;
        letIn();
      },
    };
  };
}

interface Waiter {
  isWaiting: boolean;
  enter(leave: () => void): void;
}

type WaitingQueues = Map<string, Map<string, Waiter[]>>;

/** Its network goes behind all others, and its session behind all others of the network. */
function dequeueNext(
  waiting: WaitingQueues,
  begin: ReturnType<typeof limitConcurrentRequests>,
): { waiter: Waiter; end: () => void } | undefined {
  for (const [network, sessions] of waiting) {
    for (const [session, queue] of sessions) {
      const [waiter, ...rest] = queue.filter(({ isWaiting }) => isWaiting);
      const end = waiter && begin(network, session);
      if (waiter !== undefined && end === undefined) continue;
      sessions.delete(session);
      if (waiter === undefined || end === undefined) continue;
      if (rest.length > 0) sessions.set(session, rest);
      waiting.delete(network);
      if (sessions.size > 0) waiting.set(network, sessions);
      return { waiter, end };
    }
    if (sessions.size === 0) waiting.delete(network);
  }
  return undefined;
}
