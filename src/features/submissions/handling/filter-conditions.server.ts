/** The `where` of every read of submissions: what the actor may see, and what was asked for. */
import { and, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Actor } from "#platform/identity/actor.ts";
import { searchedWords } from "#platform/search/searched-words.server.ts";
import type { SubmissionFilter, SubmissionState } from "./submission-filter-types.ts";
import { mayRead, type SubmissionKind } from "./submission-kinds.ts";
import { submissionTables } from "./submission-tables.server.ts";

const none = sql`false`;

/** What narrows the list in each state alike. */
export type NarrowingFilter = Omit<SubmissionFilter, "state" | "sort" | "after">;

/** All submissions of a kind, or none: rights to them go by the role alone. */
export const isVisible = (actor: Actor, kind: SubmissionKind): SQL | undefined =>
  mayRead(actor, kind) ? undefined : none;

/** Literals rather than parameters, so that they match the partial indexes in every plan. */
export function isInState(kind: SubmissionKind, state: SubmissionState): SQL | undefined {
  const { screening, answeredAt, spamConfirmedAt, joinedTo } = submissionTables[kind].table;
  switch (state) {
    case "open":
      return sql`${screening} = 'accepted' and ${answeredAt} is null`;
    case "answered":
      return sql`${screening} = 'accepted' and ${answeredAt} is not null`;
    case "quarantined":
      return sql`${screening} = 'quarantined' and ${spamConfirmedAt} is null and ${joinedTo} is null`;
    case "spam":
      return sql`${screening} = 'quarantined' and ${spamConfirmedAt} is not null and ${joinedTo} is null`;
    case "all":
      return undefined;
  }
}

/** Everything but the state, which is counted per state. */
export const fitsFilter = (
  actor: Actor,
  kind: SubmissionKind,
  filter: NarrowingFilter,
): SQL | undefined =>
  and(
    isVisible(actor, kind),
    isAssigned(actor, kind, filter.assigned),
    hasWords(kind, filter.words),
    isReceivedWithin(kind, filter),
    isOfCategory(kind, filter.category),
  );

function isReceivedWithin(
  kind: SubmissionKind,
  { receivedFrom, receivedBefore }: NarrowingFilter,
): SQL | undefined {
  const { receivedAt } = submissionTables[kind].table;
  return and(
    receivedFrom && gte(receivedAt, receivedFrom),
    receivedBefore && lt(receivedAt, receivedBefore),
  );
}

function isOfCategory(kind: SubmissionKind, category: string | undefined): SQL | undefined {
  const column = submissionTables[kind].category;
  if (category === undefined || column === undefined) return undefined;
  // An enum of the database refuses other values instead of finding none.
  const isPossible = column.enumValues?.includes(category) ?? true;
  return isPossible ? eq(column, category) : none;
}

function isAssigned(
  actor: Actor,
  kind: SubmissionKind,
  assigned: string | undefined,
): SQL | undefined {
  const { assignedTo } = submissionTables[kind].table;
  if (assigned === undefined) return undefined;
  if (assigned === "nobody") return isNull(assignedTo);
  const id = assigned === "me" ? actor.accountId : assigned;
  return z.safeParse(z.uuid(), id).success ? eq(assignedTo, id) : none;
}

const phoneLike = /^[\d\s().+-]{7,}$/;

export function hasWords(kind: SubmissionKind, words = ""): SQL | undefined {
  if (words.trim() === "") return undefined;
  const query = searchQuery(words);
  if (query === undefined) return none;
  return sql`${submissionTables[kind].table.search} @@ to_tsquery('simple', ${query})`;
}

/** A phone number as well, however its digits are set apart. */
function searchQuery(words: string): string | undefined {
  const each = searchedWords(words);
  if (each.length === 0) return undefined;
  const digits = words.replace(/\D/g, "").slice(-10);
  const phone = phoneLike.test(words.trim()) && digits.length >= 7 ? ` | '${digits}':*` : "";
  return `(${each.join(" & ")})${phone}`;
}
