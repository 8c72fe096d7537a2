import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { createContext, type ServerBuild } from "react-router";
import type { Config } from "#config";
import type { ContentEdits } from "#content/content-edits.ts";
import type { Database } from "#platform/database/client.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Secrets } from "#platform/identity/secrets.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { LiveStreams } from "./live-streams.server.ts";
import { unknownOrigin } from "./unknown-origin.ts";

export interface AppResources {
  config: Config;
  db: Database;
  queue: PgBoss;
  secrets: Secrets;
}

export interface RequestDetails {
  /** Appears in every log line and on every error page of this request. */
  requestId: string;
  /** Public origin that the visitor used, e.g. `https://www.example.com`. */
  origin: string;
  addressHash: string;
  nonce: string;
  log: Logger;
}

export interface AccountResources {
  accounts: AccountsContext;
  /** True if the visitor came by https, which decides the names of the cookies. */
  https: boolean;
}

/** Storage of files, and of those on their way in. */
export interface FileResources {
  files: FileStorage;
}

export const appContext = createContext<AppResources>();
export const requestContext = createContext<RequestDetails>();
export const liveContext = createContext<LiveStreams>();
export const filesContext = createContext<FileResources>();
export const accountContext = createContext<AccountResources>();
/** Light or dark, where somebody has chosen; public pages are the same for everybody. */
export const appearanceContext = createContext<string | null>(null);
/** The page's language without an account; public pages are in that of their address for everybody. */
export const visitorLanguageContext = createContext<Language>("en");
/** The language of a page that replaces a missing or failed one; null while pages are built. */
export const errorLanguageContext = createContext<Language | null>(null);
/** The files of browsers in a language; undefined while they are the same in all, as in development. */
export const languageFilesContext = createContext<
  (language: Language) => ServerBuild["assets"] | undefined
>(() => undefined);
/** The public site with edits that are not published. */
export interface SitePreview {
  /** @throws where the page cannot be rendered with them */
  check(path: string, edits: ContentEdits): Promise<unknown>;
  /** The page as it is rendered, without its scripts, in styles that this answer allows. */
  show(path: string, edits: ContentEdits): Promise<string>;
}

const noSite = () => Promise.reject(new Error("there is no site to preview"));

export const sitePreviewContext = createContext<SitePreview>({ check: noSite, show: noSite });
/** The origin of absolute addresses in a document, which the build does not have yet. */
export const originContext = createContext(unknownOrigin);
