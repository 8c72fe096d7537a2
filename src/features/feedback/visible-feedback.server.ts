import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { feedback } from "./tables/feedback.ts";

/**
 * Every read puts this into its `where`: answers of the actor's facilities, and the actor's own questions.
 */
export function isVisibleFeedback(actor: Actor): SQL {
  if (!may(actor, "feedback.read")) return sql`false`;
  const isOwn = eq(feedback.accountId, actor.accountId);
  return (
    and(inVisibleFacility(actor, feedback), or(isNotNull(feedback.answeredAt), isOwn)) ?? sql`false`
  );
}

const dayLiteral = sql`interval '1 day'`;

/**
 * True while a question is unanswered, or was answered not long ago.
 * @param days in which an answer may be changed
 */
export const isOpenToGiver = (days: number): SQL => sql`case
  when ${feedback.answeredAt} is null then ${feedback.expiresAt} > clock_timestamp()
  else ${feedback.answeredAt} > clock_timestamp() - ${days} * ${dayLiteral} end`;
