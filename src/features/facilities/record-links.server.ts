/** From a facility or a client to its records: the lists of the sections, narrowed to it. */
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";

/** As each list calls what it is narrowed to in its address. */
const short = { client: "client", facility: "facility" };
const long = { client: "clientId", facility: "facilityId" };

const sections = [
  {
    path: "schedule",
    label: "Schedule",
    names: short,
    client: "facilities.read",
    staff: "schedule.read",
  },
  { path: "work-orders", label: "Work orders", names: long, client: "work-orders.read" },
  {
    path: "inspections",
    label: "Inspections",
    names: short,
    client: "inspections.read",
    staff: "inspections.perform",
  },
  { path: "messages", label: "Messages", names: short, client: "threads.use" },
  { path: "documents", label: "Documents", names: long, client: "documents.read" },
  { path: "invoices", label: "Invoices", names: short, client: "invoices.read" },
  { path: "feedback", label: "Feedback", names: short, client: "feedback.read" },
] as const satisfies readonly {
  path: string;
  label: string;
  names: { client: string; facility: string };
  /** The right to enter the section; of staff too, unless theirs is another. */
  client: Permission;
  staff?: Permission;
}[];

/** Those that the actor may open, in the order of the rail. */
export function recordLinks(actor: Actor, of: { client: string } | { facility: string }) {
  const isClient = isClientRole(actor.role);
  const area = isClient ? "/client-portal" : "/office";
  return sections.flatMap(({ path, label, names, ...needs }) => {
    const permission = !isClient && "staff" in needs ? needs.staff : needs.client;
    if (!may(actor, permission)) return [];
    const narrowed =
      "client" in of ? `${names.client}=${of.client}` : `${names.facility}=${of.facility}`;
    return { label, to: `${area}/${path}?${narrowed}` };
  });
}
