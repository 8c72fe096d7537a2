/** A person of each role, who asks routes through the guard of their area, as the framework does. */
import "#features/permissions.ts";
import { type ActionFunctionArgs, matchPath } from "react-router";
import { beforeAll } from "vitest";
import * as ownAccount from "#areas/account/own/layout.tsx";
import * as office from "#areas/office/layout.tsx";
import * as portal from "#areas/portal/layout.tsx";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Role } from "#platform/identity/roles.ts";
import routes from "#src/routes.ts";
import { addClient, addPersonAt, signInAs } from "./accounts.ts";
import { openBrowser, type PostedFields, type RouteAnswer } from "./browser.ts";
import { roles } from "./role-names.ts";
import { pathsOf } from "./route-paths.ts";

type Handler = (route: ActionFunctionArgs) => unknown;

const guards = { office, "client-portal": portal, account: ownAccount };

export interface Cast {
  /** The client of the people with the two roles of clients; account managers look after it. */
  own: Awaited<ReturnType<typeof addClient>>;
  /** The facility of `own` to which roles with facilities are assigned; the other one is not. */
  assigned: string;
  other: Awaited<ReturnType<typeof addClient>>;
  ids: Record<Role, string>;
  /** Opens an address, or posts to it. @param role nobody is signed in without one */
  ask(
    role: Role | undefined,
    path: string,
    handler: unknown,
    posted?: PostedFields,
  ): Promise<RouteAnswer>;
  /** Sends JSON by PUT, as a phone does. */
  put(role: Role | undefined, path: string, handler: unknown, body: unknown): Promise<RouteAnswer>;
}

/** The router reads them out of an address like this; the most particular route wins. */
function paramsIn(path: string): Record<string, string> {
  const [pathname = ""] = path.split("?");
  const matches = pathsOf(routes)
    .filter((pattern) => !pattern.endsWith("*"))
    .map((pattern) => matchPath(`/${pattern}`, pathname))
    .filter((match) => match !== null)
    .toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  return Object.fromEntries(Object.entries(matches[0]?.params ?? {}).map(([k, v]) => [k, v ?? ""]));
}

/**
 * Filled before the first test of a describe block.
 * @param files where uploads of these people are stored
 */
export function useCast(context: AccountsContext, files?: FileStorage): Cast {
  const tokens = {} as Record<Role, string>;
  const cast = { ids: {}, ask, put } as Cast;

  function enter(role: Role | undefined, path: string, handler: unknown) {
    const browser = openBrowser(context, { params: paramsIn(path), files });
    if (role) browser.cookies.set("session", tokens[role]);
    // An address that answers in JSON has no area, and guards itself.
    const guard = guards[path.split(/[/?]/)[1] as keyof typeof guards]?.middleware[0];
    const run: Handler = (route) =>
      guard
        ? guard(route, async () => (await (handler as Handler)(route)) as Response)
        : (handler as Handler)(route);
    return { browser, run };
  }

  async function put(...[role, path, handler, body]: Parameters<Cast["put"]>) {
    const { browser, run } = enter(role, path, handler);
    return browser.putJson(run, path, body);
  }

  async function ask(...[role, path, handler, posted]: Parameters<Cast["ask"]>) {
    const { browser, run } = enter(role, path, handler);
    return posted ? browser.postForm(run, path, posted) : browser.open(run, path);
  }

  beforeAll(async () => {
    cast.own = await addClient(context, 2);
    cast.other = await addClient(context, 1);
    cast.assigned = cast.own.facilityIds[0] ?? "";
    for (const role of roles) {
      const person = await addPersonAt(context, role, cast.own.id, [cast.assigned]);
      cast.ids[role] = person.id;
      tokens[role] = (await signInAs(context, person)).session.token;
    }
  });
  return cast;
}

/** A test may need records that none of its roles makes. */
export const administratorOf = ({ ids }: Cast): Actor => ({
  accountId: ids.administrator,
  sessionId: "",
  role: "administrator",
  clientId: undefined,
  name: "Dana",
  language: "en",
  needsSecondFactor: false,
});
