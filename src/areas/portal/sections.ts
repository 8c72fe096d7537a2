/** The sections of the client portal, in the order of the rail, and who may enter them. */

import type { ActionEntry, NavItem } from "#platform/frame/signed-in.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";

const sections: readonly (NavItem & { needs: Permission })[] = [
  { path: "/client-portal", label: "Home", short: "Home", needs: "account.use-own" },
  {
    path: "/client-portal/schedule",
    label: "Schedule",
    short: "Schedule",
    needs: "facilities.read",
  },
  {
    path: "/client-portal/work-orders",
    label: "Work orders",
    short: "Work",
    needs: "work-orders.read",
  },
  { path: "/client-portal/messages", label: "Messages", short: "Messages", needs: "threads.use" },
  {
    path: "/client-portal/inspections",
    label: "Inspections",
    short: "Inspect",
    needs: "inspections.read",
  },
  {
    path: "/client-portal/insights",
    label: "Insights",
    short: "Insights",
    needs: "insights.read",
  },
  {
    path: "/client-portal/documents",
    label: "Documents",
    short: "Docs",
    needs: "documents.read",
  },
  {
    path: "/client-portal/supplies",
    label: "Supplies",
    short: "Supplies",
    needs: "work-orders.create",
  },
  {
    path: "/client-portal/feedback",
    label: "Feedback",
    short: "Feedback",
    needs: "feedback.read",
  },
  {
    path: "/client-portal/invoices",
    label: "Invoices",
    short: "Invoices",
    needs: "invoices.read",
  },
  { path: "/client-portal/people", label: "People", short: "People", needs: "colleagues.change" },
];

export const sectionsOf = (actor: Actor): NavItem[] =>
  sections
    .filter(({ needs }) => may(actor, needs))
    .map(({ path, label, short }) => ({ path, label, short }));

const actions: readonly (ActionEntry & { needs: Permission })[] = [
  {
    path: "/client-portal/work-orders/new",
    label: "New work order",
    needs: "work-orders.create",
  },
  { path: "/client-portal/messages/new", label: "New message", needs: "threads.use" },
  {
    path: "/client-portal/schedule/calendar",
    label: "Add the schedule to your calendar",
    needs: "facilities.read",
  },
  {
    path: "/client-portal/people/invite",
    label: "Invite a colleague",
    needs: "colleagues.invite",
  },
];

export const actionsOf = (actor: Actor): ActionEntry[] =>
  actions.filter(({ needs }) => may(actor, needs)).map(({ path, label }) => ({ path, label }));
