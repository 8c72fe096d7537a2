/** Limits of what the server accepts; `tests/faults/http-floods.faults.ts` attacks them. */
import { readFileSync } from "node:fs";
import { featureRoutes } from "#features/manifests.routes.ts";

export interface HttpLimits {
  connections: number;
  /** Connections that the system holds until they are accepted; one more waits a second or three. */
  backlog: number;
  pipelinedRequests: number;
  headMs: number;
  /** Milliseconds without progress while there are bytes to send or to receive. */
  stallMs: number;
  keepAliveMs: number;
}

const maxConnections = 2_000;
/** Files that database, pictures and email may need besides the connections. */
const otherFiles = 300;

/** @param proxied whether a proxy stands in front: it should close idle connections before we do */
export function httpLimits(proxied: boolean): HttpLimits {
  return {
    connections: Math.min(maxConnections, Math.max(100, openFileLimit() - otherFiles)),
    backlog: 4_096,
    pipelinedRequests: 5_000,
    headMs: 15_000,
    stallMs: 30_000,
    keepAliveMs: proxied ? 75_000 : 5_000,
  };
}

function openFileLimit(): number {
  try {
    const limits = readFileSync("/proc/self/limits", "utf8");
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export interface BodyLimits {
  bytes: number;
  ms: number;
  /** Read piece by piece, so that it may be long; its length has to be announced. */
  isStreamed?: boolean;
}

const pathsWithFiles = featureRoutes
  .flatMap(({ portal = {}, office = {} }) => [...Object.entries(portal), ...Object.entries(office)])
  .filter(([, address]) => address.takesFiles)
  .map(([path]) => path.replaceAll(/:\w+/g, "[\\w-]+"));

/** Addresses whose forms may carry files, as the browser and as our script post them. */
const takesFiles = new RegExp(`^/(${pathsWithFiles.join("|")})(\\.data)?$`);

/**
 * The page of a sign and the own page of a sender take one file, from somebody without an account. A
 * larger one than may be kept is read to its end all the same: only then can the form come back.
 */
const takesPhoto = /^\/(?:r\/[\w-]+|own-page\/[\w.-]+?)(\.data)?$/i;

/** The first match counts: a route that accepts files needs an entry before the general one. */
const bodyLimits: (BodyLimits & { path: RegExp })[] = [
  // Several photos without our script; a slow phone gets time, a silent one ends after `stallMs`.
  { path: takesFiles, bytes: 101 * 1024 * 1024, ms: 600_000, isStreamed: true },
  { path: takesPhoto, bytes: 101 * 1024 * 1024, ms: 600_000, isStreamed: true },
  // A mail server posts one email here; a sender without the secret is answered before the email is read.
  { path: /^\/api\/inbound-mail$/, bytes: 10.5 * 1024 * 1024, ms: 120_000, isStreamed: true },
  { path: /^/, bytes: 1024 * 1024, ms: 30_000 },
];

export function bodyLimitsOf(path: string): BodyLimits {
  const limit = bodyLimits.find((bodyLimit) => bodyLimit.path.test(path));
  if (limit === undefined) throw new Error(`No limits for the body of ${path}`);
  return limit;
}
