/** Keeps this process at what is published of the website, whichever process has published it. */
import type { Logger } from "pino";
import { changeContentEdits, publishedEdits } from "#content/content-edits.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import { minuteMs } from "#platform/format/durations.ts";
import type { Language } from "#platform/language/language.ts";
import { changeUploadedPictures, uploadedPictures } from "#ui/uploaded-pictures.ts";
import { changedArticlePages } from "./article-pages.server.ts";
import { today } from "./article-snapshot.server.ts";
import { readKnownPictures, shownPictures } from "./pictures/known-pictures.server.ts";
import { snapshotOf } from "./snapshot.server.ts";
import { findWebsiteDocuments, websiteChannel } from "./website-documents.server.ts";

const retryMs = 5_000;

export interface PublishedChange {
  /** The names of those that are others than before. */
  documents: Readonly<Record<Language, readonly string[]>>;
  /** The names of uploaded pictures that are new, look otherwise than before, or are gone. */
  pictures: readonly string[];
  /** The addresses of pages on which articles are others than before; those that are gone are none. */
  articlePages: readonly string[];
}

export interface FollowedWebsite {
  stop(): Promise<void>;
}

function changedNames<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

const nothingChanged: PublishedChange = {
  documents: { en: [], es: [] },
  pictures: [],
  articlePages: [],
};

const allOf = (one: readonly string[], other: readonly string[]) => [
  ...new Set([...one, ...other]),
];

const both = (one: PublishedChange, other: PublishedChange): PublishedChange => ({
  documents: {
    en: allOf(one.documents.en, other.documents.en),
    es: allOf(one.documents.es, other.documents.es),
  },
  pictures: allOf(one.pictures, other.pictures),
  articlePages: allOf(one.articlePages, other.articlePages),
});

/** @returns undefined where nothing is other than before */
export async function applyPublishedEdits(
  db: OpenDatabase["background"],
  day: string = today(),
): Promise<PublishedChange | undefined> {
  const pictures = shownPictures(await readKnownPictures(db));
  const rows = await findWebsiteDocuments(db);
  const edits = snapshotOf(rows, () => false, day);
  const before = publishedEdits();
  const change = {
    documents: { en: changedNames(before.en, edits.en), es: changedNames(before.es, edits.es) },
    pictures: changedNames(uploadedPictures(), pictures),
  };
  const articlePages = changedArticlePages(before, edits, change.pictures);
  const { en, es } = change.documents;
  if ([en, es, change.pictures, articlePages].every((changed) => changed.length === 0))
    return undefined;
  changeUploadedPictures(pictures);
  const days = [...rows].flatMap(([name, { publishedAt }]) =>
    publishedAt === null ? [] : [[name, publishedAt.toISOString().slice(0, 10)] as const],
  );
  changeContentEdits(edits, Object.fromEntries(days));
  return { ...change, articlePages };
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

  /** A change that could not be followed yet must be kept, because it is not read a second time. */
  let left: PublishedChange = nothingChanged;

  async function readOnce(): Promise<void> {
    day = today();
    const change = await applyPublishedEdits(background, day);
    if (change !== undefined) left = both(left, change);
    if (left === nothingChanged) return;
    await onChange(left);
    left = nothingChanged;
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
  // A publication may have happened before this process listened.
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
