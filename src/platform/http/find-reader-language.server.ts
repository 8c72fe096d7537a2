import type { Language } from "#platform/language/language.ts";
import { findActor, type RouteRequest, readerLanguage } from "./actor.server.ts";

/** For pages that guests open as well: the account's where somebody is signed in, else the visitor's. */
export async function findReaderLanguage(route: RouteRequest): Promise<Language> {
  await findActor(route).catch((error: unknown) => {
    // Without a database the page is in the visitor's language, and says itself what it lacks.
    if (!(error instanceof Response)) throw error;
  });
  return readerLanguage(route);
}
