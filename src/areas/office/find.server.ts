/** What only the office's command menu finds. */

import {
  findClientsByWords,
  findFacilitiesByWords,
} from "#features/facilities/find-by-words.server.ts";
import { maxResultsPerKind } from "#features/finder/find.server.ts";
import { listSubmissions } from "#features/submissions/handling/list-submissions.server.ts";
import { mayRead } from "#features/submissions/handling/submission-kinds.ts";
import type { SubmissionsView } from "#features/submissions/office/submission-views.ts";
import type { MenuGroup } from "#platform/frame/menu/menu-entries.ts";
import type { AppResources } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { findPeopleByWords } from "#platform/identity/people/find-people-by-words.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { roleLabels } from "#platform/identity/roles.ts";

type Database = AppResources["db"];

export async function findClients(db: Database, actor: Actor, words: string): Promise<MenuGroup> {
  const found = await findClientsByWords(db, actor, words, maxResultsPerKind);
  const entries = found.map(({ id, name }) => ({ to: `/office/clients/${id}`, label: name }));
  return { title: "Clients", entries };
}

export async function findFacilities(
  db: Database,
  actor: Actor,
  words: string,
): Promise<MenuGroup> {
  const found = await findFacilitiesByWords(db, actor, words, maxResultsPerKind);
  const entries = found.map(({ id, name, clientId, clientName }) => ({
    to: `/office/clients/${clientId}/facilities/${id}`,
    label: name,
    detail: clientName,
  }));
  return { title: "Facilities", entries };
}

/** Account managers know people of their clients, and open none of them: they come to the list. */
export async function findPeople(db: Database, actor: Actor, words: string): Promise<MenuGroup> {
  if (!may(actor, "people.read")) return { title: "People", entries: [] };
  const opens = may(actor, "staff.change");
  const found = await findPeopleByWords(db, actor, words, maxResultsPerKind);
  const entries = found.map(({ id, name, email, role, clientName }) => ({
    to: opens ? `/office/people/${id}` : `/office/people?words=${encodeURIComponent(email)}`,
    label: name,
    detail: clientName ? `${roleLabels[role]}, ${clientName}` : roleLabels[role],
  }));
  return { title: "People", entries };
}

export async function findSubmissions(
  db: Database,
  actor: Actor,
  words: string,
  { kind, path, title }: SubmissionsView,
): Promise<MenuGroup> {
  if (!mayRead(actor, kind)) return { title, entries: [] };
  const filter = { state: "all", words, sort: "newest" } as const;
  const { rows } = await listSubmissions(db, actor, kind, filter, maxResultsPerKind);
  const entries = rows.map(({ id, name, subject, reference }) => ({
    to: `${path}/${id}`,
    label: name,
    detail: `${subject}, ${reference}`,
  }));
  return { title, entries };
}
