import { listFacilities } from "#features/facilities/find-facility.server.ts";
import { type ClientSummary, listClients } from "#features/facilities/list-clients.server.ts";
import type { AppResources } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { clientRoles, type Role, staffRoles } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import { peopleServerMessages } from "./messages.server.ts";

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
  const labels = roleLabels(actor.language);
  return {
    roles: values[among].map((value) => ({ value, label: labels[value] })),
    clients: await assignableOf(db, actor),
  };
}

/** A client's administrator chooses among the facilities of that one client. */
async function assignableOf(db: AppResources["db"], actor: Actor): Promise<ClientSummary[]> {
  if (actor.clientId === undefined) return listClients(db, actor);
  return [{ id: actor.clientId, name: "", facilities: await listFacilities(db, actor) }];
}

/** Sentences that say why a command about people did nothing. */
export const personProblems = (language: Language): Readonly<Record<string, string>> =>
  peopleServerMessages(language).problems;
