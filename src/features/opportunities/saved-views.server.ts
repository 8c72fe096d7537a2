/** Filters of the list that somebody keeps for themselves, each under a name. */
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { opportunityViews } from "./tables/opportunity-notes.ts";

const maxViews = 20;

type ViewResult = { ok: true } | { ok: false; reason: "too-many-views" | "not-found" };

export const listViews = async (
  db: Database,
  { accountId }: Actor,
): Promise<{ id: string; name: string; query: string }[]> =>
  db
    .select({
      id: opportunityViews.id,
      name: opportunityViews.name,
      query: opportunityViews.query,
    })
    .from(opportunityViews)
    .where(eq(opportunityViews.accountId, accountId))
    .orderBy(asc(opportunityViews.savedAt), asc(opportunityViews.id))
    .limit(maxViews);

/** Another one of the same name takes its place. @param query of an address that was read and written anew */
export async function saveView(
  db: Database,
  actor: Actor,
  { name, query }: { name: string; query: string },
): Promise<ViewResult> {
  if (!may(actor, "opportunities.read")) return { ok: false, reason: "not-found" };
  const { accountId } = actor;
  const views = await listViews(db, actor);
  if (views.length >= maxViews && views.every((view) => view.name !== name))
    return { ok: false, reason: "too-many-views" };
  await db
    .insert(opportunityViews)
    .values({ id: newId(), accountId, name, query })
    .onConflictDoUpdate({
      target: [opportunityViews.accountId, opportunityViews.name],
      set: { query },
    });
  return { ok: true };
}

/** Nobody removes what is somebody else's. */
export async function removeView(
  db: Database,
  { accountId }: Actor,
  id: string,
): Promise<ViewResult> {
  await db
    .delete(opportunityViews)
    .where(and(eq(opportunityViews.id, id), eq(opportunityViews.accountId, accountId)));
  return { ok: true };
}
