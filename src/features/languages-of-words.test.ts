/** What a person writes and another reads has its language beside it: each sentence names what lacks one. */
import { expect, it } from "vitest";
import { columnsOf } from "#platform/privacy/personal-data.server.ts";
import { personalData } from "./personal-data.server.ts";

/** Words of people by table and property, each with the property that says in which language they are. */
const languageOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  application_answers: { subject: "language", text: "language" },
  appointments: { note: "noteLanguage", guestNote: "language" },
  bid_versions: { note: "noteLanguage" },
  billing_credits: { reason: "language" },
  contact_messages: { subject: "language", message: "language" },
  documents: { withdrawReason: "withdrawLanguage" },
  email_templates: { subject: "language", text: "language" },
  extra_visits: { text: "language" },
  facilities: { accessNotes: "accessNotesLanguage" },
  feedback: { reason: "language" },
  inspection_answers: { comment: "language" },
  inspection_remarks: { text: "language" },
  inspections: { cancelReason: "cancelLanguage" },
  invoices: { voidReason: "voidLanguage", holdReason: "holdLanguage" },
  job_applications: { coverLetter: "language" },
  leads: { message: "language" },
  occupant_reports: { text: "language" },
  opportunities: { lostNote: "lostLanguage", nextStep: "nextStepLanguage" },
  opportunity_emails: { subject: "language", text: "language", quoted: "language" },
  opportunity_notes: { text: "language" },
  own_page_entries: { text: "language" },
  proposal_messages: { text: "language" },
  proposal_versions: {
    declineReason: "declineLanguage",
    offer: "language",
    releaseReason: "releaseLanguage",
  },
  scopes: { note: "language" },
  start_up_tasks: { task: "taskLanguage" },
  submission_notes: { text: "language" },
  supply_requests: { note: "language" },
  thread_messages: { text: "language" },
  threads: { subject: "language" },
  visit_exceptions: { text: "language" },
  visit_notes: { text: "language" },
  visits: { cancelReason: "cancelLanguage", undoneReason: "undoneLanguage" },
  work_order_comments: { text: "language" },
  work_order_prices: { text: "language" },
  work_orders: { text: "language", holdReason: "holdLanguage" },
};

/** Whose language does not matter, or cannot be known, by the reason. */
const without: Readonly<Record<string, readonly string[]>> = {
  "names and titles of things, which stay as they are in both languages": [
    "company_certificates.issuer",
    "company_certificates.name",
    "documents.title",
    "email_templates.name",
    "files.name",
    "floor_plans.drawing",
    "floor_plans.name",
    "imports.fileName",
    "imports.otherSheets",
    "imports.sheet",
    "key_issues.crew",
    "keys.keyBox",
    "keys.label",
    "keys.opens",
    "opportunity_views.name",
    "seal_certificates.issuer",
    "seal_certificates.name",
    "visit_series.title",
    "website_pictures.title",
  ],
  "addresses, numbers and what an invoice is paid with": [
    "appointments.place",
    "invoice_payments.reference",
    "prospect_companies.address",
    "prospect_companies.homepage",
    "prospect_companies.name",
    "prospect_companies.phone",
  ],
  "a document in one language, as the contract with the client is": [
    "invoice_lines.detail",
    "invoice_lines.facts",
    "invoice_lines.text",
    "production_rates.source",
    "proposals.draft",
  ],
  "each language has its own": [
    "newsletters.texts",
    "website_documents.draft",
    "website_documents.published",
    "website_pictures.altEn",
    "website_pictures.altEs",
    "website_versions.edits",
  ],
  "a mail program sent it, and tells no language": [
    "opportunity_emails.leftOut",
    "unmatched_emails.leftOut",
    "unmatched_emails.quoted",
    "unmatched_emails.subject",
    "unmatched_emails.text",
  ],
  "fields that several people fill in by turns, and which only staff of one office read": [
    "bid_versions.input",
    "bids.assumptions",
    "bids.sheet",
    "privacy_requests.extensionReason",
    "privacy_requests.note",
    "privacy_requests.outcomeNote",
    "privacy_requests.verification",
    "survey_areas.name",
    "survey_areas.notes",
    "survey_areas.takenAs",
    "walk_through_surveys.alarm",
    "walk_through_surveys.entrance",
    "walk_through_surveys.hours",
    "walk_through_surveys.keys",
    "walk_through_surveys.notes",
    "walk_through_surveys.parking",
    "walk_through_surveys.supplyCloset",
  ],
  "copies for the product and its history, of words that are kept elsewhere": [
    "audit_events.details",
    "emails.data",
    "emails.lastAnswer",
    "history_events.details",
    "import_rows.cells",
    "import_rows.key",
    "monthly_reports.figures",
    "notifications.details",
    "prospect_merges.after",
    "prospect_merges.before",
  ],
};

it("every column with words of people says in which language they are, or why nobody asks", () => {
  const named = Object.values(without).flat();
  const wrong = personalData.flatMap(({ name, table, columns }) =>
    Object.entries(columns).flatMap(([property, kind]) => {
      const column = `${name}.${property}`;
      const language = languageOf[name]?.[property];
      if (kind !== "words")
        return language === undefined && !named.includes(column)
          ? []
          : [`${column} holds no words of people`];
      if (named.includes(column))
        return language === undefined ? [] : [`${column} is in both lists`];
      if (language === undefined)
        return [`${column}: in which language is it? A column beside it, or a reason here`];
      return columnsOf(table)[language] === undefined ? [`${name} has no ${language}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

it("names no column that there is not", () => {
  const all = new Set(
    personalData.flatMap(({ name, columns }) =>
      Object.keys(columns).map((property) => `${name}.${property}`),
    ),
  );
  const named = [
    ...Object.values(without).flat(),
    ...Object.entries(languageOf).flatMap(([name, columns]) =>
      Object.keys(columns).map((property) => `${name}.${property}`),
    ),
  ];
  expect(named.filter((column) => !all.has(column))).toEqual([]);
  expect(named.filter((column, at) => named.indexOf(column) !== at)).toEqual([]);
});
