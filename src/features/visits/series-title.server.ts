import { type SQL, sql } from "drizzle-orm";
import type { Language } from "#platform/language/language.ts";
import { visitServerMessages } from "./messages.server.ts";
import { visitSeries } from "./tables/visit-series.ts";

const storedEarlier = visitServerMessages("en").extraVisit;

/**
 * A series for a work order has no title of its own. Earlier versions stored an English one, which is
 * replaced.
 */
export const seriesTitle = (language: Language): SQL<string> =>
  sql<string>`coalesce(
    nullif(nullif(${visitSeries.title}, ''), ${storedEarlier}), ${visitServerMessages(language).extraVisit})`;
