/** The screens behind a sign-in, as the demonstration's people find them by following links. */
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { matchRoutes } from "react-router";
import type { demo } from "#content/demo.ts";
import { dayMs } from "#platform/format/durations.ts";
import { addressRows } from "../roles/address-rows.ts";
import { readMarkup } from "./markup.ts";
import { runFolder } from "./run-folder.ts";
import { type RunningServer, type ServerOptions, startServer } from "./server.ts";
import { signedIn } from "./signed-in.ts";

export type DemoPerson = (typeof demo.people)[number]["username"];

export interface Screen {
  /** The path in the URL table, e.g. `client-portal/work-orders/:id`. */
  path: string;
  /** Path and names of the parameters: addresses of one form differ in their values alone. */
  form: string;
  address: string;
  html: string;
}

export interface DemoServer extends RunningServer {
  password: string;
  /** @returns the cookie header of a request: `session=...` */
  signIn: (username: DemoPerson) => Promise<string>;
}

/** Previews of a newsletter and of the website are framed pages without a screen around them. */
const isFile = (path: string) =>
  /\.(csv|json|pdf|ics|zip|cer)$|\/file$|\/files\/|newsletters\/[^/]+\/preview$|settings\/emails\/preview|\/website\/page$/.test(
    path,
  );

/** These are all paths with a page of their own, which the one for unknown addresses (`*`) is not. */
export const screenPaths = Object.keys(addressRows).filter(
  (path) => !isFile(path) && !path.includes("*"),
);

const routes = Object.keys(addressRows).map((path) => ({ id: path, path: `/${path}` }));
const pathOf = (address: string): string | undefined =>
  matchRoutes(routes, address.split(/[?#]/, 1)[0] ?? "")?.at(-1)?.route.id;

/** Everybody in the demonstration has this one. */
const password = "a password that was chosen";

/** @param options e.g. a folder that has the demonstration already */
export async function startDemo({ env, ...options }: ServerOptions = {}): Promise<DemoServer> {
  const server = await startServer({
    ...options,
    env: { DEMO: "1", DEMO_PASSWORD: password, TRUST_PROXY: "1", ...env },
    startTimeoutMs: 120_000,
  });
  return {
    ...server,
    password,
    signIn: (username) => signedIn(server.url, { username, password }),
  };
}

/** Visits are edited before they begin, and tonight all of this week's may have begun. */
const visitsAhead = () =>
  `/office/schedule?on=${new Date(Date.now() + 8 * dayMs).toISOString().slice(0, 10)}`;

function starts(who: DemoPerson): string[] {
  // Few links of each kind are followed: these lead to an extra visit, to a client that can be started, and to emails.
  if (who === "staff.admin")
    return [
      "/office/work-orders?category=extra-service",
      "/office/pipeline/list?tab=won&words=Marlowe",
      "/office/pipeline/list?words=Gasket",
      "/office",
      visitsAhead(),
    ];
  return [who.startsWith("staff.") ? "/office" : "/client-portal"];
}

const followed = new Map<DemoPerson, Promise<Screen[]>>();

/**
 * Finds one address of each form, by path. Links are followed once a run for each person: each worker's
 * demonstration is a copy of the same one, whose records have the same numbers.
 */
export async function screensByPath(
  demo: DemoServer,
  who: DemoPerson,
): Promise<ReadonlyMap<string, Screen[]>> {
  const screens = followed.get(who) ?? followedInRun(demo, who);
  followed.set(who, screens);
  return Map.groupBy(await screens, ({ path }) => path);
}

/** One screen of each path is enough: its HTML by other filters is checked without a browser. */
export const oneScreenOfEachPath = (screens: ReadonlyMap<string, Screen[]>): Screen[] =>
  [...screens.values()].flatMap(([first]) => first ?? []);

async function followedInRun(demo: DemoServer, who: DemoPerson): Promise<Screen[]> {
  const file = join(runFolder(), `screens-of-${who}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, "utf8"));
  const screens = await followLinks(demo, who, 1);
  await writeFile(`${file}.${process.pid}`, JSON.stringify(screens));
  await rename(`${file}.${process.pid}`, file);
  return screens;
}

/**
 * @param ofEach how many addresses of one form are opened: the same path with the same parameters,
 * whatever their values
 */
export async function followLinks(
  { url, signIn }: DemoServer,
  who: DemoPerson,
  ofEach = 3,
): Promise<Screen[]> {
  const cookie = await signIn(who);
  const screens: Screen[] = [];
  const addresses = new Set(starts(who));
  const opened = new Map<string, number>();
  // A set is walked to its end, also to what is added on the way.
  for (const address of addresses) {
    const path = pathOf(address);
    if (path === undefined || isFile(path)) continue;
    const form = `${path}?${[...new URL(address, url).searchParams.keys()].sort().join()}`;
    const count = opened.get(form) ?? 0;
    if (count >= ofEach) continue;
    opened.set(form, count + 1);
    const answer = await fetch(url + address, { headers: { Cookie: cookie } });
    const html = await answer.text();
    if (answer.status !== 200) throw new Error(`a link leads to ${address}: ${answer.status}`);
    if (!answer.headers.get("content-type")?.startsWith("text/html")) continue;
    screens.push({ path, form, address, html });
    for (const { attribs } of readMarkup(html).all("a[href]:not([download])")) {
      const [linked = ""] = (attribs.href ?? "").split("#", 1);
      if (/^\/(client-portal|office|account)\b/.test(linked)) addresses.add(linked);
    }
  }
  return screens;
}
