/** What a feature does on the server without being asked by a page. */
import type { SQL } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import type { Database } from "#platform/database/client.ts";
import type { EmailMessage } from "#platform/email/email-messages.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import type { FileRecords } from "#platform/files/file-records.server.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import type { MenuEntry } from "#platform/frame/menu/menu-entries.ts";
import type { EntryNames } from "#platform/frame/sections.ts";
import type { HistoryNouns } from "#platform/history/history-nouns.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { ImportableNoun } from "#platform/imports/importable-noun.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { PanelReaders } from "#platform/record-panels/record-panels.server.ts";

export interface JobParts {
  queue: PgBoss;
  db: Database;
  files: FileStorage;
  fileRecords: FileRecords;
  /** What can come out of a file, and what goes into the archive of everything: of all features. */
  importableNouns: readonly ImportableNoun[];
  archivedTables: readonly ArchivedTable[];
  log: Logger;
  /** Inspections are made during visits: in the job that plans these. */
  afterVisitsPlanned(db: Database, log: Logger): Promise<void>;
}

/** Records of one kind in the command menu. */
export interface Finder {
  title(language: Language): string;
  /** Among the kinds that are found: the lowest comes first. */
  place: number;
  /** Nothing for those who may not read such records: it is asked in both areas. */
  find(search: {
    db: Database;
    actor: Actor;
    words: string;
    /** Start of the addresses that the entries lead to. */
    home: "/client-portal" | "/office";
    limit: number;
  }): Promise<readonly MenuEntry[]>;
}

/** How much waits for a person; undefined for who is never told. */
export type AttentionCounter = (
  db: Database,
  actor: Actor,
  /** The record that the same request opens, and so reads. */
  openedId: string | undefined,
) => Promise<number> | undefined;

export interface FeatureServer {
  /** As in its manifest. */
  name: string;
  /** Of each section and action in its manifest: what they are called. */
  names?(language: Language): EntryNames;
  /** What it does by the clock, from which queues; the worker takes itself off them when it stops. */
  jobs?: { queues: readonly string[]; start(parts: JobParts): Promise<void> };
  afterVisitsPlanned?: JobParts["afterVisitsPlanned"];
  /** Renderers of the emails that it queues. */
  emails?: Partial<Renderers<EmailMessage>>;
  /** What waits in its sections, by their paths. */
  attention?: Readonly<Record<`/client-portal/${string}` | `/office/${string}`, AttentionCounter>>;
  /** What it deletes or forgets by age, every hour, each by what the log calls it. */
  cleanup?: Readonly<Record<string, (db: Database, now: Date) => Promise<unknown>>>;
  /** A condition on `files`: what it keeps although the file is deleted, is kept. */
  mayDeleteFile?: SQL;
  /** What the command menu finds of it. */
  find?: readonly Finder[];
  /** Its nouns that have files: who may open them, and where they stand. */
  fileRecords?: Partial<FileRecords>;
  /** Its nouns that have a history: what happens to them, and what the audit calls them. */
  history?: Partial<HistoryNouns>;
  /** Its nouns that can come out of a file of another program. */
  imports?: readonly ImportableNoun[];
  /** Its tables in the archive of everything that a company can take out. */
  archive?: readonly ArchivedTable[];
  /** What it shows on the pages of records. */
  panels?: Partial<PanelReaders>;
}
