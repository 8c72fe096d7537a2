import { redirect } from "react-router";
import { addressIn } from "#content/page-address.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { languages } from "#platform/language/language.ts";
import { findActor, type RouteRequest, securityPage, signInPage } from "./actor.server.ts";
import { pageAddress } from "./next-path.ts";

const officePage = "/office";
const noStore = { "Cache-Control": "no-store" };

/** Signed-in people who open the login's address are led here; undefined for visitors and other requests. */
export async function sessionHome(route: RouteRequest): Promise<"portal" | Response | undefined> {
  const { method, url } = route.request;
  if (method !== "GET" && method !== "HEAD") return undefined;
  const path = pageAddress(new URL(url)).path.replace(/\/+$/, "");
  const isSignIn = languages.some((language) => path === addressIn(language, signInPage));
  const actor = isSignIn ? await findActor(route) : undefined;
  if (actor === undefined) return undefined;
  // The portal has one address; which language it speaks is the account's.
  if (isClientRole(actor.role) && path === signInPage) return "portal";
  if (isClientRole(actor.role)) return redirect(signInPage, { status: 303, headers: noStore });
  const home = actor.needsSecondFactor ? securityPage : officePage;
  return redirect(home, { status: 303, headers: noStore });
}
