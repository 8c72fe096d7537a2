/**
 * What a kind of own page has to say of itself. Own pages know nothing of opportunities or hiring: they ask the
 * kind where the record stands, and tell it what its sender has done.
 */
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { ReceivedSubmission } from "#platform/email/office-notice.server.tsx";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import type { RecordWithPanels } from "#platform/record-panels/panel-types.ts";
import type { OwnPageKind } from "./own-page-kind-types.ts";
import type { OwnPageEntryKind } from "./own-page-types.ts";

/** Only what may be told to whoever has the link. */
export interface OwnPageView {
  /** E.g. `Your quote request`. */
  title: string;
  reference: string;
  /** Where it stands, in plain words, and what comes next. */
  standing: { title: string; text: string };
  /** By when somebody answers; undefined where nothing is promised any more. */
  promise: string | undefined;
  /** First name of whoever it belongs to. */
  person: string | undefined;
  /** What was sent. */
  facts: readonly { label: string; value: string }[];
  /** What was written at length. */
  text: string;
  /** What can be sent later, e.g. a floor plan. */
  fileHelp: string;
  /** Before it is withdrawn. */
  withdrawHelp: string;
  withdrawn: string;
}

export interface OwnPageState {
  /** False once it is decided or closed. */
  isOpen: boolean;
  /** False where nobody works on it: nothing but the sender's own word says that it was withdrawn. */
  isHandled: boolean;
  /** Its sender has signed: what is agreed on is taken back by people alone. */
  isSigned: boolean;
  /** It looks like spam: nobody is told of what its sender adds. */
  isQuarantined: boolean;
}

/** For the company's mailbox. */
export interface OwnPageSender {
  record: ReceivedSubmission;
  name: string;
  phone: string;
  /** Company or position. */
  about: string;
}

export interface OwnPageKindDefinition<Kind extends OwnPageKind = OwnPageKind> {
  name: Kind;
  /** Whether the actor sees the record with what its sender has added. */
  mayRead(actor: Actor): boolean;
  /** Its page in the office. */
  pathOf(subjectId: string): string;
  findSender(
    db: Database,
    subjectId: string,
    language: Language,
  ): Promise<OwnPageSender | undefined>;
  readState(db: Database | Transaction, subjectId: string): Promise<OwnPageState | undefined>;
  /** Holds the record until the transaction ends. */
  lock(tx: Transaction, subjectId: string): Promise<OwnPageState | undefined>;
  readView(
    db: Database,
    subjectId: string,
    language: Language,
    now: Date,
  ): Promise<OwnPageView | undefined>;
  /** Closes the locked record, which is open and handled, and cancels what was agreed on. */
  withdraw(tx: Transaction, queue: PgBoss, subjectId: string): Promise<void>;
  /** History, and word to open screens; in the transaction of the entry. */
  follow(tx: Transaction, subjectId: string, what: OwnPageEntryKind): Promise<void>;
  /** The subject that the page of a record in the office is about, if it is one of this kind. */
  subjectOf(db: Database, record: RecordWithPanels): Promise<string | undefined>;
}

/** A kind that a feature declares and does not define does not compile. */
export type OwnPageKindDefinitions = {
  readonly [Kind in OwnPageKind]: OwnPageKindDefinition<Kind>;
};
