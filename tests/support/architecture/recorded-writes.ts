/** Whoever writes a record says in its history what it was and what it is. */
import {
  demonstrationFile,
  isNode,
  type SourceFile,
  type SyntaxNode,
  walk,
} from "./source-files.ts";

/** These lead to `recordHistory` or `recordAudit`, which demand the change of every event. */
const recorders = new Set([
  "recordHistory",
  "recordAudit",
  "recordOwnChange",
  "recordChange",
  "recordInvoiceChange",
  "recordKeyEvent",
  "recordNewsletterChange",
  "applyWorkOrderChange",
  "recordDocumentChange",
  "recordRequestEvent",
  "recordOpportunityEvent",
  "recordCompanyEvent",
  "recordProposalEvent",
  "recordAppointmentEvent",
  "changeDocumentRecord",
  "changeFacilityRecord",
  "editFacility",
  "changeScopeDraft",
  "changeInvoice",
  "changeWorkOrder",
  "changeVisit",
  "changeInspection",
  "changeFloorPlan",
  "changeSubmissionRecord",
  "changeSurvey",
  "changePlan",
]);

/** Tables whose rows are no records that people change, and why. */
const noRecords: Readonly<Record<string, string>> = {
  accountLinks: "secrets of mails",
  auditEvents: "the audit itself",
  authenticatorApps: "secrets of signing in; that they changed is in the audit",
  backupRuns: "what the product does by itself, with its own times",
  calendarLinks: "a secret address of one's own",
  challenges: "a sign-in under way",
  clientStarts: "append-only, each row with its person and time",
  documentAcknowledgements: "append-only, each row with its person and time",
  documentAccesses: "append-only, each row with its person and time",
  dataExportParts: "pieces of an archive, whose own events say who has it",
  documentReminders: "which mails have left",
  emails: "mails have states of their own",
  fileAttachments: "belongs to the record that a file came with",
  websitePictureFiles: "sizes of a picture, told by the picture itself",
  files: "contents, told by the record that they came with",
  formAttempts: "which forms have arrived",
  historyEvents: "the history itself",
  inboundMailboxes: "how far the product has read by itself",
  importHeads: "what was chosen for a column the last time",
  importRows: "rows of a file, on their way to records of their own",
  imports: "the steps of a file; that it was imported or undone is in the audit",
  inspectionAnswers: "append-only: an answer is replaced by a later one, and both stay",
  inspectionEntries: "which entries of a phone have arrived",
  invoiceCounters: "the next number",
  knownDevices: "browsers of a person",
  monthlyReports: "made once, never changed",
  morningReports: "which mails have left",
  newsletterSignups: "visitors' own, with their own times",
  notifications: "what a person was told",
  opportunityNotes: "append-only, each row with its person and time",
  opportunityViews: "what somebody calls a filter of their own",
  opportunityStages: "when an opportunity came to a stage; the event of its move says who moved it",
  appointmentLinks: "secrets of mails",
  ownPageEntries: "append-only, each row with its time; the record has the event",
  ownPageLinks: "secrets of mails",
  appointmentSlots: "the times of an offer, whose event says how many",
  proposalEvidence: "append-only, each row with what happened and when",
  proposalLinks: "secrets of mails",
  proposalMessages: "append-only, each row with its person and time",
  proposalPapers: "made once, never changed",
  proposalSignatures: "append-only, each row with its person and time",
  passkeys: "secrets of signing in; that they changed is in the audit",
  rateLimits: "counts",
  prospectDismissals: "which two are not the same; both have it in their history",
  recoveryCodes: "secrets of signing in; that they changed is in the audit",
  sessions: "browsers that are signed in; the audit has their beginning and end",
  settings: "what the product remembers of itself",
  surveyEntries: "which entries of a phone have arrived",
  subscribers: "addresses that visitors enter and take back themselves, with their times",
  threadMessages: "append-only, each row with its person and time",
  threadReaders: "how far each person has read",
  visitEntries: "which entries of a phone have arrived",
};

/** Files that write records and leave no event, and why. */
const needNoEvent: Readonly<Record<string, string>> = {
  "src/features/opportunity-emails/unmatched/keep-unmatched.server.ts":
    "a stranger’s: what came in is its own first record",
  "src/platform/identity/account-language.server.ts": "the language of one's own screens",
  "src/platform/identity/people/assignments.server.ts":
    "its callers record what was assigned, with the role",
  "src/platform/identity/people/edit-person.server.ts":
    "`change-person.ts` records what it returns",
  "src/platform/identity/second-factor/second-factors.server.ts":
    "a secret; its callers record that it changed",
  "src/features/job-applications/submit-application.server.ts":
    "a visitor's: the submission is its own first record",
  "src/features/hiring/answer-applicant.server.ts":
    "what was sent stays word for word; the application has the event",
  "src/features/contact-messages/submit-contact-message.server.ts": "as an application",
  "src/features/feedback/ask-for-feedback.server.ts": "a question by the product, with its time",
  "src/features/feedback/feedback-link.server.ts": "the secret of a mail's link",
  "src/features/feedback/queue-feedback-mails.server.ts": "when its mail left",
  "src/features/feedback/notify-about-low-score.server.ts":
    "in the transaction of the answer, which has the event",
  "src/features/inspections/report-links.server.ts": "counts openings",
  "src/features/invoices/change-draft.server.ts":
    "in the transaction of the steps that change lines",
  "src/features/scopes/imports/scopes-noun.server.ts":
    "takes back what an import has added; the import that is undone has the event",
  "src/features/invoices/imports/invoices-noun.server.ts": "as the lines of scopes",
  "src/features/opportunities/imports/leads-noun.server.ts":
    "out of a file: the request is its own first record",
  "src/features/opportunities/submit-quote-request.server.ts": "as an application",
  "src/features/opportunities/open-opportunities.server.ts":
    "what a quote request becomes, which is its own first record",
  "src/features/opportunities/delete-old-opportunities.server.ts":
    "forgets what must not be kept, with its history",
  "src/features/opportunities/delete-unused-prospects.server.ts":
    "takes back what an import has added; the import that is undone has the event",
  "src/features/newsletter/opt-outs.server.ts":
    "keeps only that a mailbox has left, without its address; who left has the time",
  "src/features/prospects/join-prospects.server.ts": "who has sent a quote request",
  "src/features/messages/send-message.server.ts": "the thread is its messages",
  "src/features/privacy/delete-old-requests.server.ts":
    "forgets what must not be kept, with its history",
  "src/features/newsletter/unsubscribe.server.ts": "counts a reader's own step, with its time",
  "src/features/occupant-reports/forget-occupants.server.ts": "forgets what must not be kept",
  "src/features/occupant-reports/join-or-add.server.ts":
    "the work order that it makes or joins has the event",
  "src/features/occupant-reports/object-to-work.server.ts": "the work order has the event",
  "src/features/occupant-reports/report-link.server.ts": "the secret of a mail's link",
  "src/features/occupant-reports/send-report.server.ts":
    "an occupant's: the report is its own first record",
  "src/features/proposals/evidence.server.ts":
    "the head of a chain, in the transaction of the event that it is about",
  "src/features/proposals/remind.server.ts": "which mails have left",
  "src/features/appointments/remind.server.ts": "which mails have left, and deletion by age",
  "src/features/settings/seal/seal-certificates.server.ts":
    "a section of the settings, which has the event; or made by the product when one is needed, with its time",
  "src/features/visits/series/make-visits.server.ts":
    "what a series says, whose event has the plan",
  "src/features/supplies/request-supply.server.ts":
    "the work order that it makes or joins has the event; or undone within seconds, with its time",
  "src/features/website/pictures/encode-pictures.server.ts":
    "the sizes of a picture, which follow from its event",
  "src/features/work-orders/raise-alarms.server.ts": "clocks, which follow from the events",
  "src/features/work-orders/order-clocks.server.ts": "clocks, which follow from the events",
};

/** Sentences for each table of records that a file writes without an event. */
export function unrecordedWrites(file: SourceFile): string[] {
  if (
    !/^src\/(?!platform\/retention\/)/.test(file.path) ||
    /\.test(-support)?\.ts$/.test(file.path)
  )
    return [];
  // Records that are invented begin with the history that they are given.
  if (demonstrationFile.test(file.path)) return [];
  if (file.path in needNoEvent || hasRecorder(file)) return [];
  return recordsWritten(file).map(
    (table) => `${file.path} writes ${table} and leaves no event with before and after`,
  );
}

export const exemptFiles = Object.keys(needNoEvent);

/** Tables of records that a file writes. */
export function recordsWritten(file: SourceFile): string[] {
  const tables = new Set(
    file.imports
      .filter(({ target }) => /\/tables\/|^src\/features\/schema\.ts$/.test(target))
      .flatMap(({ names }) => names),
  );
  const written = [...walk(file.statements)].flatMap(tableOf);
  return [...new Set(written)].filter((table) => tables.has(table) && !(table in noRecords));
}

const hasRecorder = ({ imports, text }: SourceFile): boolean =>
  imports.some(({ names }) => names.some((name) => recorders.has(name))) ||
  [...recorders].some((name) => text.includes(`function ${name}(`));

/**
 * The table in `tx.insert(table)`, `tx.update(table)`, `tx.delete(table)`, `insertRows(table,
 * rows)`.
 */
function tableOf({ type, callee, arguments: parameters }: SyntaxNode): string[] {
  if (type !== "CallExpression" || !isNode(callee) || !Array.isArray(parameters)) return [];
  const { property, name } = callee;
  const called = isNode(property) ? property.name : name;
  if (!["insert", "update", "delete", "insertRows"].includes(String(called))) return [];
  const [table] = parameters;
  return isNode(table) && typeof table.name === "string" ? [table.name] : [];
}
