import { type ClientSummary, listClients } from "#features/facilities/list-clients.server.ts";
import { listFacilities } from "#features/facilities/list-facilities.server.ts";
import type { AppResources } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { clientRoles, type Role, roleLabels, staffRoles } from "#platform/identity/roles.ts";

/** What can be chosen for a person. */
export interface Choices {
  roles: { value: Role; label: string }[];
  clients: ClientSummary[];
}

export async function choicesFor(
  db: AppResources["db"],
  actor: Actor,
  among: "all" | "client" | "staff",
): Promise<Choices> {
  const values = {
    all: [...staffRoles, ...clientRoles],
    staff: [...staffRoles],
    client: [...clientRoles],
  };
  return {
    roles: values[among].map((value) => ({ value, label: roleLabels[value] })),
    clients: await assignableOf(db, actor),
  };
}

/** A client's administrator chooses among the facilities of that one client. */
async function assignableOf(db: AppResources["db"], actor: Actor): Promise<ClientSummary[]> {
  if (actor.clientId === undefined) return listClients(db, actor);
  return [{ id: actor.clientId, name: "", facilities: await listFacilities(db, actor) }];
}

/** Why a command about people did nothing, in a sentence. */
export const personProblems: Readonly<Record<string, string>> = {
  "not-allowed": "Your role no longer allows this. Nothing was changed.",
  "not-found": "This person no longer exists.",
  "own-account": "You can't change your own role or remove your own account. Ask a colleague.",
  "last-administrator":
    "At least one administrator is required. Give another person that role first.",
  "other-kind":
    "Staff can't become clients, and clients can't become staff. Please send a new invitation.",
  "wrong-state": "This is already done.",
  "unknown-client": "Please choose a client.",
  "unknown-facility": "Clients' people can only be assigned their own client's facilities.",
  "address-taken": "Someone with this email address already has an account.",
  "not-invited": "This person has already accepted the invitation.",
  "too-many": "Too many invitations were sent today. Please try again tomorrow.",
};
