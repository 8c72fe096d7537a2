/** A browser without scripts, for tests of routes: keeps cookies, and sends them along. */
import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, RouterContextProvider } from "react-router";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import { requestContext } from "#platform/http/context.ts";
import { type CookieName, cookieName } from "#platform/http/session-cookie.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { windowsChrome } from "./accounts.ts";
import { personAt } from "./form-call.ts";

type Route = (args: ActionFunctionArgs) => unknown;

export interface RouteAnswer {
  status: number;
  headers: Headers;
  /** The data that the page renders, or the JSON of a resource. */
  body: unknown;
  location: string | null;
}

export type PostedFields = Readonly<Record<string, string>> | FormData;

export interface Browser {
  cookies: Map<string, string>;
  /** `Set-Cookie` lines of the last answer. */
  lastCookies: string[];
  cookie(name: CookieName): string | undefined;
  open(loader: Route, path: string): Promise<RouteAnswer>;
  /** Sends `multipart/form-data` if the fields are a `FormData`. */
  postForm(action: Route, path: string, fields?: PostedFields): Promise<RouteAnswer>;
  postJson(action: Route, path: string, body: unknown): Promise<RouteAnswer>;
  /** Sends what our scripts send, which want JSON back whatever happens. */
  putJson(action: Route, path: string, body: unknown): Promise<RouteAnswer>;
}

interface BrowserOptions {
  https?: boolean;
  /** Keyed hash of its network; each browser has its own unless told otherwise. */
  addressHash?: string;
  params?: Record<string, string>;
  /** The storage of what it uploads. */
  files?: FileStorage | undefined;
  /** The site's address, if it is not the usual one. */
  origin?: string;
}

export function openBrowser(
  accounts: AccountsContext,
  {
    https = false,
    addressHash = randomUUID() as string,
    params = {},
    files,
    origin,
  }: BrowserOptions = {},
): Browser {
  const site = origin ?? `${https ? "https" : "http"}://localhost:3000`;
  const browser: Browser = {
    cookies: new Map(),
    lastCookies: [],
    cookie: (name) => browser.cookies.get(cookieName(name, https)),
    open: (loader, path) => ask(loader, path, { method: "GET" }),
    postForm: (action, path, fields = {}) =>
      ask(action, path, {
        method: "POST",
        ...(fields instanceof FormData
          ? { body: fields }
          : {
              body: new URLSearchParams(fields).toString(),
              headers: { "content-type": "application/x-www-form-urlencoded" },
            }),
      }),
    postJson: (action, path, body) =>
      ask(action, path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
    putJson: (action, path, body) =>
      ask(action, path, {
        method: "PUT",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", accept: "application/json" },
      }),
  };

  async function ask(route: Route, path: string, init: RequestInit): Promise<RouteAnswer> {
    const headers = new Headers(init.headers);
    headers.set("user-agent", windowsChrome);
    if (browser.cookies.size > 0)
      headers.set(
        "cookie",
        [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      );
    const request = new Request(site + path, { ...init, headers });
    // Each request has a context of its own, as from the server.
    const context = personAt(accounts, addressHash, https, files);
    if (origin !== undefined)
      context.set(requestContext, { ...context.get(requestContext), origin });
    const answer = await answerOf(route, request, context);
    keep(answer.headers);
    return answer;
  }

  function keep(headers: Headers) {
    browser.lastCookies = headers.getSetCookie();
    for (const line of browser.lastCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes("Max-Age=0")) browser.cookies.delete(name);
      else browser.cookies.set(name, value);
    }
  }

  async function answerOf(route: Route, request: Request, context: RouterContextProvider) {
    const url = new URL(request.url);
    const args = { request, context, params, url, pattern: url.pathname };
    try {
      return await read(await route(args as ActionFunctionArgs));
    } catch (thrown) {
      // Redirects and refusals are thrown as often as they are returned.
      if (thrown instanceof Response || isData(thrown)) return await read(thrown);
      throw thrown;
    }
  }

  return browser;
}

interface PageData {
  data: unknown;
  init: ResponseInit | null;
}

const isData = (value: unknown): value is PageData =>
  typeof value === "object" && value !== null && "init" in value && "data" in value;

async function read(answer: unknown): Promise<RouteAnswer> {
  if (answer instanceof Response) {
    const { status, headers } = answer;
    const text = await answer.text();
    const isJson = headers.get("content-type")?.includes("json") ?? false;
    return {
      status,
      headers,
      body: isJson ? JSON.parse(text) : text,
      location: headers.get("location"),
    };
  }
  if (!isData(answer)) return { status: 200, headers: new Headers(), body: answer, location: null };
  const headers = new Headers(answer.init?.headers);
  return { status: answer.init?.status ?? 200, headers, body: answer.data, location: null };
}
