/**
 * How the fields of changes are called, and how their values are written.
 */

import { documentTypeLabels } from "#features/documents/document-types.ts";
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { timeZones } from "#features/facilities/client-form.ts";
import { holidayRules } from "#features/facilities/facility-form.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { dayNames } from "#features/facilities/hours-form.ts";
import { methodLabels } from "#features/facilities/inspection-methods.ts";
import { paymentMethods } from "#features/invoices/invoice-forms.ts";
import { priorityLabels } from "#features/work-orders/service-levels/priority-types.ts";
import { categories, sourceLabels, stateLabels } from "#features/work-orders/work-order-types.ts";
import { roleLabels } from "#platform/identity/roles.ts";
import { labelFromName } from "../change-labels.server.ts";

/** How a value is written where its type alone does not say it. */
type ValueFormat = "money" | "percent" | "tenths" | "month" | "rule" | "minutes";

export interface FieldFormat {
  label: string;
  format?: ValueFormat;
  /** Labels of values that are chosen from a list. */
  options?: Readonly<Record<string, string>>;
  /** Where there is no value. */
  empty?: string;
}

const optionsOf = (
  choices: readonly { value: string; label: string }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(choices.map(({ value, label }) => [value, label]));

const person = (label: string): FieldFormat => ({ label, empty: "nobody" });
const money = (label: string): FieldFormat => ({ label, format: "money" });
const choice = (label: string, options: Readonly<Record<string, string>>): FieldFormat => ({
  label,
  options,
});

const days = Object.fromEntries(
  dayNames.map((label, day) => [`day.${day}`, { label, empty: "closed" }]),
);

/** Targets are kept by priority. */
const byPriority = Object.fromEntries(
  Object.entries(priorityLabels).map(([priority, label]) => [priority, { label }]),
);

const units = { week: "week", month: "month", quarter: "quarter", year: "year" };

/** Keyed by name, or by noun and name where a name means something else there. */
const fields: Readonly<Record<string, FieldFormat>> = {
  ...days,
  accessNotes: { label: "Access notes" },
  answeredBy: person("Answered by"),
  area: { label: "Area" },
  areaId: { label: "Area" },
  assignedTo: person("Assigned to"),
  at: { label: "Time" },
  billsFrom: { label: "Billed from" },
  billToAddress: { label: "Billing address" },
  billToName: { label: "Billed to" },
  by: choice("With", {
    password: "Password",
    app: "Authenticator app",
    "password-and-app": "Password and authenticator app",
    "recovery-code": "Recovery code",
    "password-and-recovery-code": "Password and recovery code",
    "password-and-passkey": "Password and passkey",
    passkey: "Passkey",
    invitation: "Invitation",
    "password-reset": "Password reset link",
    "the server's command line": "The server's command line",
  }),
  category: choice("Category", optionsOf(categories)),
  cents: money("Amount"),
  changed: { label: "Weights changed" },
  city: { label: "City" },
  clientId: { label: "Client" },
  clientIds: { label: "Clients" },
  clients: { label: "Clients" },
  clock: choice("Target", { response: "Response", resolution: "Resolution" }),
  crewSize: { label: "Crew size" },
  date: { label: "Date" },
  dates: { label: "Dates" },
  dayOfMonth: { label: "Day of the month" },
  device: { label: "Device" },
  doesScope: { label: "Cleaning per the scope of work" },
  duplicateOf: { label: "Duplicate of" },
  effectiveFrom: { label: "In effect from" },
  email: { label: "Email" },
  ended: { label: "Browser" },
  endsAt: { label: "Ends at" },
  endsOn: { label: "Last day", empty: "no last day" },
  everyMonths: { label: "Interval in months" },
  facilities: { label: "Facilities" },
  facilityId: { label: "Facility" },
  facilityIds: { label: "Facilities" },
  facilityType: choice("Type", optionsOf(facilityTypes)),
  failed: { label: "Items that failed" },
  floor: { label: "Floor" },
  floorCovering: choice("Floor covering", optionsOf(floorCoverings)),
  heldUntil: { label: "On hold through" },
  holidayRule: choice("On holidays", optionsOf(holidayRules)),
  holdReason: { label: "Reason for hold" },
  how: choice("Known by", { "site-code": "Site code", "entered-later": "Entered later" }),
  inspectorId: person("Inspector"),
  isReviewed: { label: "Reviewed before issue" },
  issueDay: { label: "Issued on day of the month" },
  items: { label: "Items" },
  jobTitle: { label: "Job title" },
  left: { label: "Tasks not done" },
  method: choice("Method", { ...methodLabels, ...paymentMethods }),
  monthlyPriceCents: money("Monthly price"),
  name: { label: "Name" },
  names: { label: "Names" },
  needsAcknowledgement: { label: "Requires acknowledgement" },
  newDevice: { label: "New device" },
  nextOn: { label: "Next inspection" },
  note: { label: "Note" },
  number: { label: "Number" },
  on: { label: "Planned for" },
  openingHours: { label: "Opening hours", empty: "closed" },
  paidOn: { label: "Paid on" },
  passkey: { label: "Passkey" },
  per: choice("Per", units),
  perFacility: { label: "One invoice per facility" },
  period: { label: "Month", format: "month" },
  phone: { label: "Phone" },
  photos: { label: "Photos" },
  plannedOn: { label: "Planned for" },
  position: { label: "Position" },
  postalCode: { label: "ZIP code" },
  priority: choice("Priority", priorityLabels),
  purchaseOrder: { label: "Purchase order" },
  rating: { label: "Rating" },
  reason: { label: "Reason" },
  reference: { label: "Reference" },
  resolutionMinutes: { label: "resolution", format: "minutes" },
  responseMinutes: { label: "response", format: "minutes" },
  role: choice("Role", roleLabels),
  rule: { label: "Days", format: "rule" },
  scope: choice("Applies to", {
    visit: "This visit",
    following: "This and all following visits",
    future: "All future visits",
  }),
  score: { label: "Score" },
  scoreTenths: { label: "Score", format: "tenths" },
  screening: choice("Spam check", { accepted: "Accepted", quarantined: "In quarantine" }),
  sentAt: { label: "Sent later at" },
  sessions: { label: "Browsers signed out" },
  sha256: { label: "File fingerprint" },
  signature: { label: "Malware" },
  source: choice("Requested by", sourceLabels),
  squareFeet: { label: "Square feet" },
  startsAt: { label: "Starts at" },
  startsOn: { label: "First day" },
  state: { label: "State", options: stateLabels },
  street: { label: "Street" },
  task: { label: "Task" },
  tasks: { label: "Tasks" },
  taxBasisPoints: { label: "Sales tax", format: "percent" },
  termsDays: { label: "Payment terms, in days" },
  text: { label: "Text" },
  times: { label: "Times" },
  timeZone: choice("Time zone", optionsOf(timeZones)),
  title: { label: "Title" },
  to: person("To"),
  until: { label: "Until" },
  username: { label: "Username" },
  validFrom: { label: "Valid from" },
  validUntil: { label: "Valid until", empty: "no end date" },
  version: { label: "Version" },
  visitId: { label: "Visit" },
  weight: { label: "Weight" },
  windowEnd: { label: "Ends at" },
  windowStart: { label: "Starts at" },
  workOrderId: { label: "Work order" },
  ...byPriority,

  "account.name": { label: "Name" },
  "document.type": choice("Type", documentTypeLabels),
  "facility.state": { label: "State" },
  "facility.type": choice("Area type", optionsOf(areaTypes)),
  "inspection.days": { label: "Days the link is open" },
  "invoice.days": { label: "Days past due" },
  "visit-series.from": { label: "From" },
  "visit.text": { label: "Exception" },
};

const formats = new Map(Object.entries(fields));

/** A field without a format gets one that is made from its name. */
export const fieldFormat = (noun: string, name: string): FieldFormat =>
  formats.get(`${noun}.${name}`) ?? formats.get(name) ?? { label: labelFromName(name) };
