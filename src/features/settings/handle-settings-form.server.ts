/** How the pages of the rules take their forms: saved, refused with both values, or put back. */
import * as z from "zod/mini";
import type { Database } from "#platform/database/client.ts";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { ChangeSectionResult } from "./change-section.server.ts";
import { enterSettings } from "./enter-settings.server.ts";

interface Question {
  errors: Record<string, string>;
  /** What the form sends along with a yes. */
  values: Record<string, string>;
}

interface SettingsForm<Fields> {
  /** The path of the page, without a query. */
  path: string;
  schema: (language: Language) => z.core.$ZodType<Fields>;
  /** Names of the fields, as the schema takes them. */
  echoed: readonly string[];
  /** What was sent, in the words of what is stored. */
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
  /** For what brings more about than its own row. */
  answerWithinMs?: number;
  /** As people read a value: the name of a choice instead of its code. */
  formatValue?: (name: string, value: string, language: Language) => string;
}

const nothing = z.object({});

export const isRestore = ({ request }: RouteRequest): boolean =>
  new URL(request.url).searchParams.has("restore");

/** The form of `RestoreShipped`. */
export async function handleRestore(
  route: RouteRequest,
  { path, restore, ...limits }: Pick<SettingsForm<object>, "path" | "restore" | "answerWithinMs">,
) {
  const { actor, db } = await enterSettings(route);
  return handleFormOnce(
    route,
    { form: "restore", schema: nothing, actor, db, ...limits },
    async (_, __, tx) => {
      const { ok } = await restore({ db: tx }, actor);
      if (!ok) throw new Response(null, { status: 404 });
      return redirectAfterPost(`${path}?done=restored`);
    },
  );
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
    formatValue,
    ...limits
  }: SettingsForm<Fields>,
) {
  const { actor, db } = await enterSettings(route);
  const { language } = actor;
  if (isRestore(route)) return handleRestore(route, { path, restore, ...limits });
  const definition = { form: "settings", schema: schema(language), echoed, actor, db, ...limits };
  return handleFormOnce(route, definition, async (fields, refuse, db, _, sent) => {
    const question = await ask?.(db, fields, language);
    if (question !== undefined) {
      const answer = refuse(409, question.errors);
      Object.assign(answer.data.values, question.values);
      return answer;
    }
    const result = await change({ db }, actor, fields, seenIn(sent));
    if (result.ok) return redirectAfterPost(`${path}?done=saved`);
    if (result.reason !== "edited-by-both") throw new Response(null, { status: 404 });
    return refuseEdit(refuse, result, texts(fields), {
      ...(formatValue && { formatValue: (name, value) => formatValue(name, value, language) }),
    });
  });
}
