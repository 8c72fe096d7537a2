import { redirect } from "react-router";
import { isClientRole } from "#platform/identity/roles.ts";
import { findActor, type RouteRequest, securityPage, signInPage } from "./actor.server.ts";
import { pageAddress } from "./next-path.ts";

const officePage = "/office";

/** Where the login's address leads signed-in people; undefined for visitors and other requests. */
export async function sessionHome(route: RouteRequest): Promise<"portal" | Response | undefined> {
  const { method, url } = route.request;
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (pageAddress(new URL(url)).path.replace(/\/+$/, "") !== signInPage) return undefined;
  const actor = await findActor(route);
  if (actor === undefined) return undefined;
  if (isClientRole(actor.role)) return "portal";
  const home = actor.needsSecondFactor ? securityPage : officePage;
  return redirect(home, { status: 303, headers: { "Cache-Control": "no-store" } });
}
