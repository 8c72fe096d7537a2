/** Figures of a period, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { insightMeaning } from "../format-insight.server.ts";
import { definitions } from "../insight-types.ts";
import { readAsked } from "../insights.server.ts";
import { portalInsights } from "../insights-place.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const place = await portalInsights(route);
  const { result } = await readAsked(route, place);
  const { period, before, open } = result;
  const insights = result.insights.map((insight) => {
    const { unit, better } = definitions[insight.name];
    const definition = insightMeaning(insight, place.actor.language);
    return { ...insight, part: insight.part ?? null, unit, better, definition };
  });
  return Response.json(
    { period, before, insights, open },
    { headers: { "Cache-Control": "no-store" } },
  );
}
