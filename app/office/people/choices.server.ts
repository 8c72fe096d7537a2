import type { AppResources } from "#app/http/context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { clientRoles, type Role, roleLabels, staffRoles } from "#domain/accounts/roles.ts";
import { type ClientSummary, listClients } from "#domain/facilities/list-clients.ts";

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
    clients: await listClients(db, actor),
  };
}

/** Ticks travel as `client.<id>` and `facility.<id>`, as a name stands once in a posted form. */
export function withTicks(posted: unknown): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...(posted as Record<string, unknown>) };
  const ticked = (kind: string) =>
    Object.keys(fields).flatMap((name) => (name.startsWith(kind) ? name.slice(kind.length) : []));
  return {
    ...fields,
    clientId: fields.clientId || undefined,
    clientIds: ticked("client."),
    facilityIds: ticked("facility."),
  };
}

/** Why a command about people did nothing, in a sentence. */
export const personProblems: Readonly<Record<string, string>> = {
  "not-allowed": "Your role may not do this any more. Nothing was changed.",
  "not-found": "This person is gone by now.",
  "own-account": "Nobody changes the own role or removes the own account: ask a colleague.",
  "last-administrator": "Somebody has to stay administrator: give another person that role first.",
  "other-kind": "Staff do not become clients, nor clients staff: invite the person anew.",
  "wrong-state": "This was done already.",
  "unknown-client": "Please choose a client.",
  "unknown-facility": "Clients' people get facilities of their own client only.",
  "address-taken": "Somebody with this email address has an account already.",
  "not-invited": "This person has accepted the invitation already.",
  "too-many": "Too many invitations were sent today. Please try again tomorrow.",
};
