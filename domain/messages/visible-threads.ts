import { type SQL, sql } from "drizzle-orm";
import { threads } from "#database/tables/threads.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { inVisibleFacility } from "#domain/accounts/scope.ts";

/** The `where` of every read and command about threads. */
export const isVisibleThread = (actor: Actor): SQL =>
  may(actor, "threads.use") ? inVisibleFacility(actor, threads) : sql`false`;
