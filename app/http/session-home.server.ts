import { redirect } from "react-router";
import { isClientRole } from "#domain/accounts/roles.ts";
import { findActor, type RouteRequest, securityPage, signInPage } from "./actor.server.ts";

const officePage = "/office";

/**
 * Who asks for the address of the login while signed in does not want to log in: a client's person
 * gets the portal, staff their office.
 * @returns nothing for visitors, and for whatever is no reading of that page
 */
export async function sessionHome(route: RouteRequest): Promise<"portal" | Response | undefined> {
  const { method, url } = route.request;
  if (method !== "GET" && method !== "HEAD") return undefined;
  const path = new URL(url).pathname.replace(/(\/_)?\.data$/, "").replace(/\/+$/, "");
  if (path !== signInPage) return undefined;
  const actor = await findActor(route);
  if (actor === undefined) return undefined;
  if (isClientRole(actor.role)) return "portal";
  const home = actor.needsSecondFactor ? securityPage : officePage;
  return redirect(home, { status: 303, headers: { "Cache-Control": "no-store" } });
}
