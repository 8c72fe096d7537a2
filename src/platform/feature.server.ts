/** Describes a feature's work on the server that no page asks for. */
import type { SQL } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Config } from "#config";
import type { ChangeEventDefinitions } from "#platform/changes/change-events.server.ts";
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import type { Count, Database, OpenDatabase } from "#platform/database/client.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import type { EmailBounds } from "#platform/email/email-bounds.server.ts";
import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import type { EmailFailures } from "#platform/email/email-failures.server.ts";
import type { EmailMessage } from "#platform/email/email-messages.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import type { EmailTexts } from "#platform/email/email-texts.ts";
import type { FileRecords } from "#platform/files/file-records.server.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import type { MenuEntry } from "#platform/frame/menu/menu-entries.ts";
import type { EntryNames } from "#platform/frame/sections.ts";
import type { HistoryNouns } from "#platform/history/history-nouns.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Permission } from "#platform/identity/permissions.ts";
import type { Secrets } from "#platform/identity/secrets.server.ts";
import type { ImportableNoun } from "#platform/imports/importable-noun.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import type { PersonalTable } from "#platform/privacy/personal-data.server.ts";
import type { PanelReaders } from "#platform/record-panels/record-panels.server.ts";
import type { StartPagePart } from "#platform/start-page/start-page-part.ts";
import type { SystemCheck } from "#platform/system/system-check.server.ts";

export interface JobParts {
  queue: PgBoss;
  db: Database;
  /** Serves jobs about the database as a whole. */
  database: Pick<OpenDatabase, "copyDatabase">;
  config: JobConfig;
  /** Opens what is stored encrypted. */
  secrets: Secrets;
  files: FileStorage;
  fileRecords: FileRecords;
  notificationDefinitions: NotificationDefinitions;
  /** Nouns of all features that can come out of a file, and tables that go into the archive of everything. */
  importableNouns: readonly ImportableNoun[];
  archivedTables: readonly ArchivedTable[];
  /** Says of every table what it may hold of a person. */
  personalData: readonly PersonalTable[];
  log: Logger;
  /** Aborted when the product stops. */
  stopping: AbortSignal;
  /** Work goes on after its job has ended; the product waits for it for some seconds when it stops. */
  untilDone(work: Promise<void>): void;
  /** Inspections are made during visits: in the job that plans these. */
  afterVisitsPlanned(db: Database, log: Logger): Promise<void>;
}

export type JobConfig = Pick<
  Config,
  | "origin"
  | "smtpUrl"
  | "mailFrom"
  | "dataDirectory"
  | "databaseUrl"
  | "filesUrl"
  | "nightlyBackups"
  | "backupDirectory"
  | "backupUrl"
  | "backupKey"
  | "inboundMail"
  | "inboundMailAddress"
  | "inboundMailUnmatched"
>;

/** Records of one kind in the command menu. */
export interface Finder {
  title(language: Language): string;
  /** The order among the kinds that are found: the lowest comes first. */
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

/** An entry on the page of the settings, beside what that page changes itself. */
export interface SettingsEntry {
  path: `/office/${string}`;
  needs: Permission;
  /** The order among the entries of all features: the lowest comes first. */
  place: number;
  describe: (language: Language) => { title: string; note: string };
}

/**
 * Counts the items that wait for a person; undefined for somebody who never gets a count. All counts of a page
 * are read by one statement, and so it must not wait for anything.
 */
export type AttentionCounter = (
  db: Database,
  actor: Actor,
  context: {
    /** The record that the same request opens, and so reads. */
    openedId: string | undefined;
    notificationDefinitions: NotificationDefinitions;
  },
) => Count | undefined;

/** A figure of the database for whoever watches the product by machine (`server/metrics/`). */
export interface MetricReader {
  /** The part behind the product's name, e.g. `visits_missed`. */
  name: string;
  help: string;
  /** Asked every few seconds at most: by an index, and with a bound where there may be many. */
  read(db: Database): Promise<number>;
}

export interface FeatureServer {
  /** The name in the feature's manifest. */
  name: string;
  /** The labels of each section and action of its manifest. */
  names?(language: Language): EntryNames;
  /** Pages that administrators find among the settings, and not in the rail. */
  settings?: readonly SettingsEntry[];
  /** Scheduled work and the queues it takes; the worker takes itself off them when it stops. */
  jobs?: { queues: readonly string[]; start(parts: JobParts): Promise<void> };
  afterVisitsPlanned?: JobParts["afterVisitsPlanned"];
  /** Renderers of the emails that it queues. */
  emails?: Partial<Renderers<EmailMessage>>;
  /** Says of each of them who gets it, with examples for who changes its texts. */
  emailExamples?: Partial<EmailExamples>;
  /** The messages that they are written with, as they were shipped. */
  emailTexts?: readonly EmailTexts[];
  /** Limits of emails that anybody can send to anybody's address, for one mailbox. */
  emailBounds?: EmailBounds;
  /** Work after an email of its own was given up. */
  emailFailures?: EmailFailures;
  /** Counts for its sections, by their paths. */
  attention?: Readonly<Record<`/client-portal/${string}` | `/office/${string}`, AttentionCounter>>;
  /** Its part of the office's start page. */
  startPage?: StartPagePart;
  /** Deletions by age, every hour, each with its name in the log. */
  cleanup?: Readonly<Record<string, (db: Database, now: Date) => Promise<unknown>>>;
  /** A condition on `files`: what it keeps although the file is deleted, is kept. */
  mayDeleteFile?: SQL;
  /** Its parts of the page that tells administrators how the product fares. */
  systemChecks?: readonly SystemCheck[];
  /** Its figures for monitoring. */
  metrics?: readonly MetricReader[];
  /** Its records in the command menu. */
  find?: readonly Finder[];
  /** Its nouns that have files: who may open them, and where they stand. */
  fileRecords?: Partial<FileRecords>;
  /** Its nouns whose changes renew open screens, and who may learn of them. */
  changeEvents?: Partial<ChangeEventDefinitions>;
  /** Its nouns that have a history: what happens to them, and what the audit calls them. */
  history?: Partial<HistoryNouns>;
  /** Says of each of its tables what it may hold of a person. */
  personalData?: readonly PersonalTable[];
  /** Its kinds of notifications, and the people who may get them. */
  notifications?: Partial<NotificationDefinitions["kinds"]>;
  /** Its nouns that notifications lead to: who may open them, and what they say of themselves. */
  notificationRecords?: Partial<NotificationDefinitions["records"]>;
  /** Its nouns that can come out of a file of another program. */
  imports?: readonly ImportableNoun[];
  /** Its tables in the archive of everything that a company can take out. */
  archive?: readonly ArchivedTable[];
  /** Its panels on the pages of records. */
  panels?: Partial<PanelReaders>;
  /** Its part of the demonstration, in a module that is loaded when one is made, and by no page. */
  demonstration: (() => Promise<{ demonstration: Demonstration }>) | "nothing of its own";
}
