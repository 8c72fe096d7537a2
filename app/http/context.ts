/** What the server hands down to routes, in React Router's typed request context. */
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Config } from "#config";
import type { Database } from "#database/client.ts";
import type { AccountsContext } from "#domain/accounts/accounts-context.ts";
import type { LiveStreams } from "./live-streams.ts";
import { unknownOrigin } from "./unknown-origin.ts";

export interface AppResources {
  config: Config;
  db: Database;
  queue: PgBoss;
}

export interface RequestDetails {
  /** Stands in every log line and on every error page of this request. */
  requestId: string;
  /** Public origin that the visitor used, e.g. `https://www.example.com`. */
  origin: string;
  /** Keyed hash of the visitor's network address. */
  addressHash: string;
  /** CSP nonce for the inline scripts of a page rendered on request. */
  nonce: string;
  log: Logger;
}

/** For who signs in, or is signed in. */
export interface AccountResources {
  accounts: AccountsContext;
  /** Whether the visitor came by https, which names the cookies. */
  https: boolean;
}

export const appContext = createContext<AppResources>();
export const requestContext = createContext<RequestDetails>();
/** The event streams of this process. */
export const liveContext = createContext<LiveStreams>();
export const accountContext = createContext<AccountResources>();
/** By which a document names itself in absolute addresses; the build knows none. */
export const originContext = createContext(unknownOrigin);
