/** Visitors who read pages without a pause, and which published version each answer says. */
import { createHash } from "node:crypto";
import { Agent, get } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

const unpack = promisify(brotliDecompress);

/** The version number in an answer, by kind of publication; 0 if there is none. */
export type VersionsOnPage = Readonly<Record<string, number>>;

export interface ReadingOptions {
  urls: readonly string[];
  readers: number;
  /** Each reader reads the paths of one list after the other, again and again. */
  tours: readonly (readonly string[])[];
  /** @throws where the text says two versions of one kind */
  versionsIn(text: string): VersionsOnPage;
}

export interface VersionReaders {
  /** A status, two versions in one answer, an older one after a newer one, data of another version than their page. */
  failures: readonly string[];
  answers(): number;
  /** The start of the last request that was answered with an older version of the kind; 0 if none was. */
  lastOlder(kind: string, version: number, paths: readonly string[]): number;
  /**
   * True once each server has answered each path with this version or a newer one, to a request that began
   * later.
   */
  isShown(kind: string, version: number, paths: readonly string[], since: number): boolean;
  stop(): Promise<void>;
}

interface Answer {
  said: VersionsOnPage;
  begun: number;
}

export function startReaders({ urls, readers, tours, versionsIn }: ReadingOptions): VersionReaders {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const failures: string[] = [];
  /** Keys are the bytes of an answer: each page is parsed once, however often it is answered. */
  const known = new Map<string, VersionsOnPage>();
  /** The newest version of each kind so far, by server and path. */
  const newest = new Map<string, Record<string, number>>();
  /** The start of the last request that got a version, by server, path and kind. */
  const begunOf = new Map<string, Map<number, number>>();
  let answers = 0;
  let goesOn = true;

  async function read(url: string, path: string): Promise<Answer> {
    const place = url + path;
    const begun = performance.now();
    const before = { ...newest.get(place) };
    const { status, body, isPacked } = await ask(place, agent);
    answers++;
    if (status !== 200) throw new Error(`${place}: status ${status}`);
    const key = `${path} ${createHash("sha1").update(body).digest("base64")}`;
    const said = known.get(key) ?? versionsIn((isPacked ? await unpack(body) : body).toString());
    known.set(key, said);
    const latest = newest.get(place) ?? {};
    newest.set(place, latest);
    for (const [kind, version] of Object.entries(said)) {
      if (version < (before[kind] ?? 0))
        throw new Error(`${place}: ${kind} ${version} after ${before[kind]}`);
      latest[kind] = Math.max(version, latest[kind] ?? 0);
      const times = begunOf.get(`${place} ${kind}`) ?? new Map<number, number>();
      begunOf.set(`${place} ${kind}`, times);
      times.set(version, Math.max(begun, times.get(version) ?? 0));
    }
    return { said, begun };
  }

  async function readTour(url: string, tour: readonly string[]): Promise<void> {
    const said: VersionsOnPage[] = [];
    for (const path of tour) said.push((await read(url, path)).said);
    // If a page had the same version before and after its data, the data are of that version, too.
    for (const [at, path] of tour.entries()) {
      const [before, own, after] = [said[at - 1], said[at], said[at + 1]];
      if (!path.endsWith(".data") || !before || !own || !after) continue;
      for (const [kind, version] of Object.entries(own))
        if (version > 0 && before[kind] === after[kind] && version !== before[kind])
          throw new Error(`${url}${path}: ${kind} ${version} beside a page of ${before[kind]}`);
    }
  }

  const saveProgress = async (n: number) => {
    const url = urls[n % urls.length] ?? "";
    for (let round = n; goesOn; round++) {
      try {
        await readTour(url, tours[round % tours.length] ?? []);
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  const reading = Promise.all(Array.from({ length: readers }, (_, n) => saveProgress(n)));

  const timesOf = (kind: string, paths: readonly string[]) =>
    urls.flatMap((url) => paths.map((path) => [...(begunOf.get(`${url}${path} ${kind}`) ?? [])]));
  return {
    failures,
    answers: () => answers,
    lastOlder: (kind, version, paths) =>
      Math.max(
        0,
        ...timesOf(kind, paths).flatMap((times) =>
          times.flatMap(([said, begun]) => (said < version ? [begun] : [])),
        ),
      ),
    isShown: (kind, version, paths, since) =>
      timesOf(kind, paths).every((times) =>
        times.some(([said, begun]) => said >= version && begun > since),
      ),
    async stop() {
      goesOn = false;
      await reading;
      agent.destroy();
    },
  };
}

function ask(
  url: string,
  agent: Agent,
): Promise<{ status: number; body: Buffer; isPacked: boolean }> {
  return new Promise((resolve, reject) => {
    const asking = get(
      url,
      { agent, headers: { "accept-encoding": "br" }, timeout: 30_000 },
      async (response) => {
        try {
          const parts: Buffer[] = [];
          for await (const part of response) parts.push(part);
          // Data of a page are too small to be compressed.
          const isPacked = response.headers["content-encoding"] === "br";
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts), isPacked });
        } catch (error) {
          reject(error);
        }
      },
    );
    asking.once("error", reject);
    asking.once("timeout", () => asking.destroy(new Error("no answer within 30 s")));
  });
}
