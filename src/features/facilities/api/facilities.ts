/** The client's own facilities, as described in `docs/api.md`. */

import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { addressLines, todayText } from "../facility-view.server.ts";
import { listFacilityCards } from "../find-facility.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireClient(route);
  const cards = await listFacilityCards(route.context.get(appContext).db, actor);
  const facilities = cards.map(({ id, name, timeZone, openingHours, holiday, ...address }) => ({
    id,
    name,
    timeZone,
    address: addressLines(address),
    today: todayText(openingHours, timeZone, holiday ?? undefined, actor.language),
  }));
  return noStoreJson({ facilities });
}
