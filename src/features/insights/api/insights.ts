/** Figures of a period, as `docs/api.md` says. */

import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { definitions } from "../insight-types.ts";
import { readAsked, refusedPeriod } from "../insights-page.server.ts";
import { portalInsights } from "../insights-place.server.ts";
import { insightMeaning } from "../read-insights.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const place = await portalInsights(route);
  const message = refusedPeriod(route, place.actor.language);
  if (message !== undefined) return noStoreJson({ message }, 400);
  const { result } = await readAsked(route, place);
  const { period, before, open } = result;
  const insights = result.insights.map((insight) => {
    const { unit, better } = definitions[insight.name];
    const definition = insightMeaning(insight, place.actor.language);
    return { ...insight, part: insight.part ?? null, unit, better, definition };
  });
  return noStoreJson({ period, before, insights, open });
}
