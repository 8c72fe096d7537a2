/** The command menu of portal and office searches by `?q=`; each feature finds its own records. */

import { featureServers } from "#features/manifests.server.ts";
import type { FeatureServer, Finder } from "#platform/feature.server.ts";
import { isSearchable, maxLetters } from "#platform/frame/menu/menu-entries.ts";
import { inOrder } from "#platform/frame/sections.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import type { Actor } from "#platform/identity/actor.ts";

const servers: readonly FeatureServer[] = featureServers;
const finders: readonly Finder[] = inOrder(servers.flatMap(({ find }) => find ?? []));

const limit = 5;

/** @param home of the area that the entries lead into */
export async function answerFoundRecords(
  { request, context }: RouteRequest,
  actor: Actor,
  home: "/client-portal" | "/office",
): Promise<Response> {
  const { db } = context.get(appContext);
  const words = searchedWords(request);
  const groups =
    words === undefined
      ? []
      : await Promise.all(
          finders.map(async ({ title, find }) => ({
            title: title(actor.language),
            entries: await find({ db, actor, words, home, limit }),
          })),
        );
  return noStoreJson({ groups: groups.filter(({ entries }) => entries.length > 0) });
}

/** Undefined for what nothing is searched for: too short, too long, or no words at all. */
function searchedWords(request: Request): string | undefined {
  const words = (new URL(request.url).searchParams.getAll("q").at(-1) ?? "").trim();
  return words.length <= maxLetters && isSearchable(words) ? words : undefined;
}
