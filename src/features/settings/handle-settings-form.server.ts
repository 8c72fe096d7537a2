/** The pages of the rules handle their forms alike: save, refuse with both values, or restore. */

import * as z from "zod/mini";
import type { Database } from "#platform/database/client.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { ChangeSectionResult } from "./change-section.server.ts";
import { requireSettingsEditor } from "./settings-sections.server.ts";

interface Question {
  errors: Record<string, string>;
  /** Values that the form sends along when the question is confirmed. */
  values: Record<string, string>;
}

interface SettingsForm<Fields> {
  /** The path of the page, without a query. */
  path: string;
  schema: (language: Language) => z.core.$ZodType<Fields>;
  /** Names of the fields, as the schema takes them. */
  echoed: readonly string[];
  /** The sent values, in the spelling of stored ones. */
  texts: (fields: Fields) => Texts;
  /** A question about what the change brings about, beside its field; undefined where there is none. */
  ask?: (db: Database, fields: Fields, language: Language) => Promise<Question | undefined>;
  change: (
    context: { db: Database },
    actor: Actor,
    fields: Fields,
    seen: Texts,
  ) => Promise<ChangeSectionResult>;
  restore: (context: { db: Database }, actor: Actor) => Promise<ChangeSectionResult>;
  /**
   * The same question before shipped values are restored.
   * @param confirmed what the form has sent along
   */
  askRestore?: (
    db: Database,
    confirmed: string,
    language: Language,
  ) => Promise<Question | undefined>;
  /** Longer for changes that affect more than their own row. */
  answerWithinMs?: number;
  /** Readable values, such as the name of a choice instead of its code. */
  formatValue?: (name: string, value: string, language: Language) => string;
}

const restoreForm = z.object({ confirmed: z._default(z.string(), "") });

export const isRestore = ({ request }: RouteRequest): boolean =>
  new URL(request.url).searchParams.has("restore");

/** The form of `RestoreShipped`. */
export async function handleRestore(
  route: RouteRequest,
  {
    path,
    restore,
    askRestore,
    ...limits
  }: Pick<SettingsForm<object>, "path" | "restore" | "askRestore" | "answerWithinMs">,
) {
  const { actor, db } = await requireSettingsEditor(route);
  return handleFormOnce(
    route,
    { form: "restore", schema: restoreForm, actor, db, ...limits },
    async ({ confirmed }, refuse, tx) => {
      const question = await askRestore?.(tx, confirmed, actor.language);
      if (question !== undefined) return refuseWithQuestion(refuse, question);
      const { ok } = await restore({ db: tx }, actor);
      if (!ok) throw notFound();
      return redirectAfterPost(`${path}?done=restored`);
    },
  );
}

function refuseWithQuestion(refuse: Refuse, { errors, values }: Question) {
  const answer = refuse(409, errors);
  Object.assign(answer.data.values, values);
  return answer;
}

export async function handleSettingsForm<Fields extends object>(
  route: RouteRequest,
  {
    path,
    schema,
    echoed,
    texts,
    ask,
    change,
    restore,
    askRestore,
    formatValue,
    ...limits
  }: SettingsForm<Fields>,
) {
  const { actor, db } = await requireSettingsEditor(route);
  const { language } = actor;
  if (isRestore(route))
    return handleRestore(route, { path, restore, ...(askRestore && { askRestore }), ...limits });
  const definition = { form: "settings", schema: schema(language), echoed, actor, db, ...limits };
  return handleFormOnce(route, definition, async (fields, refuse, db, _, sent) => {
    const question = await ask?.(db, fields, language);
    if (question !== undefined) return refuseWithQuestion(refuse, question);
    const result = await change({ db }, actor, fields, seenIn(sent));
    if (result.ok) return redirectAfterPost(`${path}?done=saved`);
    if (result.reason !== "edited-by-both") throw notFound();
    return refuseEdit(refuse, result, texts(fields), {
      ...(formatValue && { formatValue: (name, value) => formatValue(name, value, language) }),
    });
  });
}
