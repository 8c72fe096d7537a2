import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#platform/identity/actor.ts";
import { notifications } from "./tables/notifications.ts";

const behindAll = Number.MAX_SAFE_INTEGER;

/**
 * Where a notification of this person stands among all; behind all of them for an unknown one. It counts
 * those of every client, so that addresses and forms carry ids instead.
 */
export const positionOf = ({ accountId }: Pick<Actor, "accountId">, id: string): SQL<number> =>
  sql`coalesce((select one.position from ${notifications} as one
    where one.id = ${id} and one.account_id = ${accountId}), ${behindAll}::bigint)`;
