import { type ActionFunctionArgs, redirect } from "react-router";
import * as z from "zod/mini";
import { findActor } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { safeNextPath } from "#platform/http/next-path.ts";
import { goToArea, handleForm } from "#platform/http/signed-in-form.server.ts";
import { setLanguage } from "#platform/http/visitor-language.server.ts";
import { chooseLanguage } from "#platform/identity/account-language.server.ts";
import { languages } from "#platform/language/language.ts";

const page = "/account/profile";

export const loader = () => redirect(page, 303);

const schema = z.object({ language: z.enum(languages), next: z.optional(z.string()) });

/** Changes the language of this browser, and of the account if someone is signed in. */
export async function action(route: ActionFunctionArgs) {
  const { accounts, https } = route.context.get(accountContext);
  return handleForm(route, { form: "language", schema }, async ({ language, next }) => {
    const actor = await findActor(route);
    if (actor !== undefined) await chooseLanguage(accounts.db, actor, language);
    return goToArea(safeNextPath(next) ?? page, [setLanguage(language, https)]);
  });
}
