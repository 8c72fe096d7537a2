/** What the command menu finds in portal and office alike. */

import { listThreads } from "#features/messages/thread-list.server.ts";
import { listWorkOrders } from "#features/work-orders/list-work-orders.server.ts";
import { stateLabel } from "#features/work-orders/work-order-types.ts";
import {
  isSearchable,
  type MenuEntry,
  type MenuGroup,
  maxLetters,
} from "#platform/frame/menu/menu-entries.ts";
import type { AppResources } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";

type Database = AppResources["db"];

export const maxResultsPerKind = 5;
const labelLength = 120;

/** Undefined for what nothing is searched for: too short, too long, or no words at all. */
export function askedWords(request: Request): string | undefined {
  const asked = new URL(request.url).searchParams.getAll("q").at(-1) ?? "";
  const words = asked.trim();
  return words.length <= maxLetters && isSearchable(words) ? words : undefined;
}

/** Results are not cached anywhere on the way. */
export const answerFound = (groups: readonly MenuGroup[]): Response =>
  Response.json(
    { groups: groups.filter(({ entries }) => entries.length > 0) },
    { headers: { "Cache-Control": "no-store" } },
  );

/** @param path of the section */
export async function findWorkOrders(
  db: Database,
  actor: Actor,
  words: string,
  path: string,
): Promise<MenuGroup> {
  const filter = { tab: "all", words, sort: "newest" } as const;
  const { rows } = await listWorkOrders(db, actor, filter, maxResultsPerKind);
  const entries = rows.map(
    ({ id, number, text, facilityName, state, cycle }): MenuEntry => ({
      to: `${path}/${id}`,
      label: `${number} ${text.replace(/\s+/g, " ")}`.slice(0, labelLength).trimEnd(),
      detail: `${facilityName}, ${stateLabel({ state, cycle }).toLowerCase()}`,
    }),
  );
  return { title: "Work orders", entries };
}

/** @param path of the section */
export async function findThreads(
  db: Database,
  actor: Actor,
  words: string,
  path: string,
): Promise<MenuGroup> {
  const { rows } = await listThreads(db, actor, { words }, maxResultsPerKind);
  const entries = rows.map(({ id, subject, facilityName }) => ({
    to: `${path}/${id}`,
    label: subject,
    detail: facilityName,
  }));
  return { title: "Messages", entries };
}
