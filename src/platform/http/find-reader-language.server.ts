import type { Language } from "#platform/language/language.ts";
import { findActor, type RouteRequest, readerLanguage } from "./actor.server.ts";

/**
 * Guests open such pages as well: the language is the account's if somebody is signed in, else the visitor's.
 */
export async function findReaderLanguage(route: RouteRequest): Promise<Language> {
  await findActor(route).catch((error: unknown) => {
    // Without a database, the page is in the visitor's language and reports the failure itself.
    if (!(error instanceof Response)) throw error;
  });
  return readerLanguage(route);
}
