/** Forms of people signed in that change records: the same form twice is one change. */

import { createHash, randomUUID } from "node:crypto";
import { data } from "react-router";
import * as z from "zod/mini";
import type { Database } from "#platform/database/client.ts";
import {
  type FormAttempt,
  findEarlierAttempt,
  recordAttempt,
} from "#platform/forms/form-attempts.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import type { RouteRequest } from "./actor.server.ts";
import { keptFilePrefix } from "./form-files.server.ts";
import { pageAddress } from "./next-path.ts";
import {
  type FormAnswer,
  type FormDefinition,
  handleForm,
  type Refuse,
  redirectAfterPost,
} from "./signed-in-form.server.ts";

/** A form's addition to the records. */
interface Addition {
  /** E.g. `payment`. */
  noun: string;
  /** The record it is added to, where a page has such a form for each of several. */
  to?: string | undefined;
  /** The question to the sender, e.g. `We already received this payment ...`. */
  question: string;
}

interface Once<Fields, Again> {
  actor: Actor;
  db: Database;
  /**
   * Names the addition: if the form has arrived under the same key with other content, its sender has to
   * confirm that another one is meant. Undefined for fields that add nothing.
   */
  adds?: (fields: Fields, language: Language) => Addition | undefined;
  /** Fields with secrets, such as the code of an alarm: they are compared by a hash with a key. */
  hidden?: { names: readonly string[]; hash: (text: string) => string };
  /** Answers a copy of a form that was answered in place (201); undefined leads to its page. */
  answerAgain?: (fields: Fields, key: string) => Promise<Again | undefined>;
}

/**
 * Handles a form as `handleForm` does, with all changes in one transaction: `act` gets it as its database,
 * and may use no other. An answer that leads on to a page is recorded with them, so that a copy of the form
 * leads there, too.
 */
export function handleFormOnce<Fields extends object, Answer, Again = never>(
  route: RouteRequest,
  {
    actor,
    db,
    adds,
    hidden,
    answerAgain,
    ...definition
  }: FormDefinition<Fields> & Once<Fields, Again>,
  act: (
    fields: Fields,
    refuse: Refuse,
    db: Database,
    fileIds: readonly string[],
    sent: Readonly<Record<string, unknown>>,
  ) => Promise<Answer>,
) {
  return handleForm(route, definition, async (fields, refuse, fileIds, sent) => {
    const addition = adds?.(fields, actor.language);
    const attempt = attemptOf(route, actor, withoutSecrets(sent, hidden), addition);
    // A page from before there were keys, or a program: taken as it comes.
    if (attempt === undefined) return act(fields, refuse, db, fileIds, sent);
    return db.transaction(async (tx) => {
      const earlier = await findEarlierAttempt(tx, attempt);
      if (earlier?.isSame) {
        const again = await answerAgain?.(fields, attempt.key);
        return again ?? redirectAfterPost(earlier.location || pageOf(route));
      }
      if (earlier !== undefined && addition !== undefined)
        return askAboutAnother(refuse, addition, elsewhere(route, earlier.location));
      const answer = await act(fields, refuse, tx, fileIds, sent);
      const location = locationOf(answer);
      if (location !== undefined) await recordAttempt(tx, attempt, location);
      return answer;
    });
  });
}

function withoutSecrets(
  sent: Readonly<Record<string, unknown>>,
  hidden: Once<never, never>["hidden"],
): Readonly<Record<string, unknown>> {
  const secrets = (hidden?.names ?? []).filter((name) => name in sent);
  const hashes = secrets.map((name) => [name, hidden?.hash(String(sent[name]))]);
  return { ...sent, ...Object.fromEntries(hashes) };
}

/** The form comes back under a new key: sent once more, it counts as another one. */
export function askAboutAnother(
  refuse: Refuse,
  { question }: Pick<Addition, "question">,
  earlier?: string,
) {
  const answer = refuse(409, question);
  const values = { ...answer.data.values, attempt: randomUUID() };
  return data<FormAnswer>({ ...answer.data, values, earlier }, answer.init ?? undefined);
}

/** The form's own page needs no link to itself. */
function elsewhere(route: RouteRequest, location: string): string | undefined {
  const { path } = pageAddress(new URL(route.request.url));
  const [itsPath = ""] = location.split(/[?#]/);
  return itsPath === "" || itsPath === path ? undefined : location;
}

const pageOf = ({ request }: RouteRequest): string => {
  const { path, search } = pageAddress(new URL(request.url));
  return path + search;
};

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The key of a form, for who makes something out of it that a copy has to find again. */
export function attemptKeyOf(sent: Readonly<Record<string, unknown>>): string | undefined {
  const key = z.safeParse(z.uuid(), sent.attempt);
  return key.success ? key.data : undefined;
}

/** A copy without scripts brings its photos again under other ids, so only their number is compared. */
function attemptOf(
  route: RouteRequest,
  { accountId }: Actor,
  sent: Readonly<Record<string, unknown>>,
  addition: Addition | undefined,
): FormAttempt | undefined {
  const { attempt: _, ...fields } = sent;
  const key = attemptKeyOf(sent);
  if (key === undefined) return undefined;
  const entries = Object.entries(fields);
  const texts = entries.filter(([name]) => !name.startsWith(keptFilePrefix));
  const sorted = texts.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const content = JSON.stringify([pageOf(route), sorted, entries.length - texts.length]);
  const { path } = pageAddress(new URL(route.request.url));
  return {
    accountId,
    key,
    content: hashOf(content),
    addition: addition && hashOf(JSON.stringify([path, addition.noun, addition.to])),
  };
}

/**
 * @returns the address to which an accepted form leads; empty where it was answered in place. An answer that
 * sets cookies is not recorded: it is meant for one browser only.
 */
function locationOf(answer: unknown): string | undefined {
  if (!(answer instanceof Response)) return isMade(answer) ? "" : undefined;
  if (answer.status !== 303 || answer.headers.has("set-cookie")) return undefined;
  return answer.headers.get("location") ?? undefined;
}

const isMade = (answer: unknown): boolean =>
  typeof answer === "object" &&
  answer !== null &&
  "init" in answer &&
  typeof answer.init === "object" &&
  answer.init !== null &&
  "status" in answer.init &&
  answer.init.status === 201;
