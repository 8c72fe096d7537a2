import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#platform/identity/actor.ts";
import { notifications } from "./tables/notifications.ts";

const behindAll = Number.MAX_SAFE_INTEGER;

/**
 * The position of one of this person's notifications among all; the end of them for an unknown one.
 * Positions count those of every client, so that addresses and forms carry ids instead.
 */
export const positionOf = ({ accountId }: Pick<Actor, "accountId">, id: string): SQL<number> =>
  sql`coalesce((select one.position from ${notifications} as one
    where one.id = ${id} and one.account_id = ${accountId}), ${behindAll}::bigint)`;
