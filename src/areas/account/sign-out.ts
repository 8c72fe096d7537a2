import { type ActionFunctionArgs, redirect } from "react-router";
import { findActor, requestOrigin, signInAddress } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { headersWith } from "#platform/http/login.server.ts";
import { dropSession, forgetKept } from "#platform/http/sign-in-cookies.server.ts";
import { signOut } from "#platform/identity/sign-in/sessions.server.ts";

/** Opening the address ends nothing: links are opened by programs as well. */
export const loader = () => redirect("/", 303);

export async function action(route: ActionFunctionArgs) {
  const { accounts, https } = route.context.get(accountContext);
  const actor = await findActor(route);
  if (actor !== undefined) await signOut(accounts, actor, requestOrigin(route));
  return redirect(signInAddress(route, actor?.language), {
    status: 303,
    headers: headersWith([dropSession(https), forgetKept]),
  });
}
