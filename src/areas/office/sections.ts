/** The sections of the back office, in the order of the rail, and who may enter them. */

import type { ActionEntry } from "#platform/frame/signed-in.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";

const sections = [
  { path: "/office/leads", label: "Quote requests", short: "Quotes", needs: "leads.read" },
  {
    path: "/office/contact-messages",
    label: "Contact messages",
    short: "Contact",
    needs: "contact-messages.read",
  },
  { path: "/office/tonight", label: "Tonight", short: "Tonight", needs: "visits.attend" },
  {
    path: "/office/work-orders",
    label: "Work orders",
    short: "Work",
    needs: "work-orders.read",
  },
  {
    path: "/office/applications",
    label: "Applications",
    short: "Jobs",
    needs: "applications.read",
  },
  {
    path: "/office/subscribers",
    label: "Subscribers",
    short: "Subscribers",
    needs: "subscribers.read",
  },
  { path: "/office/schedule", label: "Schedule", short: "Schedule", needs: "schedule.read" },
  {
    path: "/office/inspections",
    label: "Inspections",
    short: "Inspect",
    needs: "inspections.perform",
  },
  { path: "/office/messages", label: "Messages", short: "Messages", needs: "threads.use" },
  { path: "/office/documents", label: "Documents", short: "Docs", needs: "documents.read" },
  {
    path: "/office/client-health",
    label: "Client health",
    short: "Health",
    needs: "client-health.read",
  },
  { path: "/office/feedback", label: "Feedback", short: "Feedback", needs: "feedback.read" },
  { path: "/office/clients", label: "Clients", short: "Clients", needs: "clients.read" },
  { path: "/office/invoices", label: "Invoices", short: "Invoices", needs: "invoices.read" },
  { path: "/office/people", label: "People", short: "People", needs: "people.read" },
  { path: "/office/audit", label: "Audit", short: "Audit", needs: "audit.read-all" },
] as const satisfies readonly { path: string; label: string; short: string; needs: Permission }[];

export type OfficeSection = (typeof sections)[number];

export const sectionsOf = (actor: Actor): OfficeSection[] =>
  sections.filter(({ needs }) => may(actor, needs));

const actions: readonly (ActionEntry & { needs: Permission })[] = [
  { path: "/office/work-orders/new", label: "New work order", needs: "work-orders.create" },
  { path: "/office/messages/new", label: "New message", needs: "threads.use" },
  { path: "/office/documents/new", label: "Add a document", needs: "documents.change" },
  { path: "/office/schedule/series", label: "Plan visits", needs: "schedule.change" },
  { path: "/office/people/invite", label: "Invite somebody", needs: "staff.invite" },
];

export const actionsOf = (actor: Actor): ActionEntry[] =>
  actions.filter(({ needs }) => may(actor, needs)).map(({ path, label }) => ({ path, label }));
