import { type ActionFunctionArgs, redirect } from "react-router";
import * as z from "zod/mini";
import { appearances } from "#platform/http/appearance.ts";
import { setAppearance } from "#platform/http/appearance-cookie.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { safeNextPath } from "#platform/http/next-path.ts";
import { handleForm, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";

const page = "/account/profile";

export const loader = () => redirect(page, 303);

const schema = z.object({ appearance: z.enum(appearances), next: z.optional(z.string()) });

/** Changes nothing but a cookie of the browser that asks, so nobody has to be signed in. */
export async function action(route: ActionFunctionArgs) {
  const { https } = route.context.get(accountContext);
  return handleForm(route, { form: "appearance", schema }, async ({ appearance, next }) =>
    redirectAfterPost(safeNextPath(next) ?? page, [setAppearance(appearance, https)]),
  );
}
