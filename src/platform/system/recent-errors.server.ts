/**
 * The latest errors of this process, for who looks after it: what the log called them, which kind, when, and
 * in which requests. Kept in memory, and nothing else of a line is: messages and stacks may name people.
 */
export interface RecentError {
  /** The log's own message, e.g. `request failed`: always the same words, never anybody's. */
  event: string;
  /** Name and code of what was thrown, e.g. `TypeError`; empty where nothing was. */
  kind: string;
  count: number;
  lastAt: Date;
  /** The latest requests that failed this way, the last one first. */
  requestIds: readonly string[];
}

export interface RecentErrors {
  /** @param line as the log writes it */
  note(line: string): void;
  /** The latest one first. */
  list(): RecentError[];
}

/** Counted by kind: a flood of one error pushes no other out. */
const maxKinds = 50;
const maxRequestIds = 3;

const isError = /^\{"level":[56]0,/;
const requestIdShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const plainName = /^[\w$. -]{1,80}$/;

export function createRecentErrors(now: () => Date = () => new Date()): RecentErrors {
  const kinds = new Map<string, RecentError>();
  return {
    note(line) {
      if (!isError.test(line)) return;
      const { msg, requestId, err } = fieldsOf(line);
      const event = plain(msg) || "error";
      const { type, code } = asFields(err);
      const kind = [plain(type), plain(code)].filter(Boolean).join(" ");
      const key = `${event}\n${kind}`;
      const before = kinds.get(key);
      kinds.delete(key);
      kinds.set(key, {
        event,
        kind,
        count: (before?.count ?? 0) + 1,
        lastAt: now(),
        requestIds: withLatest(requestId, before?.requestIds ?? []),
      });
      const [oldest] = kinds.keys();
      if (kinds.size > maxKinds && oldest !== undefined) kinds.delete(oldest);
    },
    list: () => [...kinds.values()].reverse(),
  };
}

function withLatest(id: unknown, ids: readonly string[]): readonly string[] {
  if (typeof id !== "string" || !requestIdShape.test(id) || ids.includes(id)) return ids;
  return [id, ...ids].slice(0, maxRequestIds);
}

const plain = (value: unknown): string =>
  typeof value === "string" && plainName.test(value) ? value : "";

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(line: string): Fields {
  try {
    return asFields(JSON.parse(line));
  } catch {
    return {};
  }
}

const asFields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};
