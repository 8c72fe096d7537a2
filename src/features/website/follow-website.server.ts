/** Keeps this process at what is published of the website, whichever process has published it. */
import type { Logger } from "pino";
import {
  type ContentEdits,
  changeContentEdits,
  type LanguageEdits,
  publishedEdits,
} from "#content/content-edits.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import { minuteMs } from "#platform/format/durations.ts";
import type { Language } from "#platform/language/language.ts";
import { type ChangedArticlePages, changedArticlePages } from "./article-pages.server.ts";
import { today } from "./article-snapshot.server.ts";
import { findWebsiteDocuments, snapshotOf, websiteChannel } from "./website-documents.server.ts";

const retryMs = 5_000;

/** The names of the documents that are others than before, and the pages on which articles are. */
export interface PublishedChange extends Readonly<Record<Language, readonly string[]>> {
  readonly articlePages: ChangedArticlePages;
}

export interface FollowedWebsite {
  stop(): Promise<void>;
}

function changedDocuments(before: LanguageEdits, after: LanguageEdits): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

const changeBetween = (before: ContentEdits, after: ContentEdits): PublishedChange => ({
  en: changedDocuments(before.en, after.en),
  es: changedDocuments(before.es, after.es),
  articlePages: changedArticlePages(before, after),
});

/** @returns undefined where nothing is other than before */
export async function applyPublishedEdits(
  db: OpenDatabase["background"],
  day: string = today(),
): Promise<PublishedChange | undefined> {
  const rows = await findWebsiteDocuments(db);
  const edits = snapshotOf(rows, () => false, day);
  const change = changeBetween(publishedEdits(), edits);
  const { changed, gone } = change.articlePages;
  if (change.en.length + change.es.length + changed.length + gone.length === 0) return undefined;
  const days = [...rows].flatMap(([name, { publishedAt }]) =>
    publishedAt === null ? [] : [[name, publishedAt.toISOString().slice(0, 10)] as const],
  );
  changeContentEdits(edits, Object.fromEntries(days));
  return change;
}

/**
 * @param onChange is called where something is published, and for each change: one at a time
 * @throws where it cannot be read at the start: a site without it would say what nobody wants to say any more
 */
export async function followWebsite(
  { background, listen }: Pick<OpenDatabase, "background" | "listen">,
  log: Logger,
  onChange: (change: PublishedChange) => Promise<void>,
): Promise<FollowedWebsite> {
  let isDue = false;
  let following: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let day: string;

  async function readOnce(): Promise<void> {
    day = today();
    const change = await applyPublishedEdits(background, day);
    if (change !== undefined) await onChange(change);
  }

  async function follow(): Promise<void> {
    while (isDue) {
      isDue = false;
      try {
        await readOnce();
      } catch (error) {
        log.error(
          { err: error, advice: "they are read again soon" },
          "edits of the website not read",
        );
        retry = setTimeout(followSoon, retryMs).unref();
      }
    }
  }

  function followSoon(): void {
    isDue = true;
    following ??= follow().finally(() => {
      following = undefined;
    });
  }

  await readOnce();
  const stopListening = await listen(websiteChannel, {
    onMessage: followSoon,
    // Something may have been published while nobody could tell.
    onGap: followSoon,
  });
  // What was published before this process listened.
  followSoon();
  // Articles appear and go on their days; a day begins with a full minute in every time zone.
  let nextMinute: NodeJS.Timeout | undefined;
  function waitForDay(): void {
    nextMinute = setTimeout(
      () => {
        if (day !== today()) followSoon();
        waitForDay();
      },
      minuteMs - (Date.now() % minuteMs),
    ).unref();
  }
  waitForDay();
  return {
    async stop() {
      clearTimeout(retry);
      clearTimeout(nextMinute);
      await stopListening();
      await following;
    },
  };
}
