/** Links from a facility or client to its records: the lists of the sections, narrowed to it. */
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";

const sections = [
  {
    path: "schedule",
    label: "Schedule",
    client: "facilities.read",
    staff: "schedule.read",
  },
  { path: "work-orders", label: "Work orders", client: "work-orders.read" },
  {
    path: "inspections",
    label: "Inspections",
    client: "inspections.read",
    staff: "inspections.perform",
  },
  { path: "messages", label: "Messages", client: "threads.use" },
  { path: "documents", label: "Documents", client: "documents.read" },
  { path: "invoices", label: "Invoices", client: "invoices.read" },
  { path: "feedback", label: "Feedback", client: "feedback.read" },
] as const satisfies readonly {
  path: string;
  label: string;
  /** The right to enter the section; of staff too, unless theirs is another. */
  client: Permission;
  staff?: Permission;
}[];

/** Links that the actor may open, in the order of the navigation. */
export function recordLinks(actor: Actor, of: { clientId: string } | { facilityId: string }) {
  const isClient = isClientRole(actor.role);
  const area = isClient ? "/client-portal" : "/office";
  return sections.flatMap(({ path, label, ...needs }) => {
    const permission = !isClient && "staff" in needs ? needs.staff : needs.client;
    if (!may(actor, permission)) return [];
    return { label, to: `${area}/${path}?${new URLSearchParams(of)}` };
  });
}
