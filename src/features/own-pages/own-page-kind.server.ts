/**
 * Own pages know nothing of opportunities or hiring: the kind says how the record stands, and learns what its
 * sender has done.
 */
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { ReceivedSubmission } from "#platform/email/office-notice.server.tsx";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import type { RecordWithPanels } from "#platform/record-panels/panel-types.ts";
import type { OwnPageKind } from "./own-page-kind-types.ts";
import type { OwnPageEntryKind } from "./own-page-types.ts";

/** Everything here may be told to anybody who has the link. */
export interface OwnPageView {
  /** E.g. `Your quote request`. */
  title: string;
  reference: string;
  /** The state in plain words, and what comes next. */
  standing: { title: string; text: string };
  /** The promised time of an answer; undefined if nothing is promised any more. */
  promise: string | undefined;
  /** First name of whoever it belongs to. */
  person: string | undefined;
  /** The short fields of the form. */
  facts: readonly { label: string; value: string }[];
  /** The long field of the form. */
  text: string;
  /** Names files that can be sent later, e.g. a floor plan. */
  fileHelp: string;
  /** The explanation before it is withdrawn. */
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

/** The email to the company's mailbox names the sender like this. */
export interface OwnPageSender {
  record: ReceivedSubmission;
  name: string;
  phone: string;
  /** Company or position. */
  about: string;
}

export interface OwnPageKindDefinition<Kind extends OwnPageKind = OwnPageKind> {
  name: Kind;
  /** True if the actor may see the record with all that its sender has added. */
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
