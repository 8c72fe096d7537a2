/** Figures of a period, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { definitions } from "../insight-types.ts";
import { readAsked } from "../insights.server.ts";
import { portalInsights } from "../insights-place.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { result } = await readAsked(route, await portalInsights(route));
  const { period, before, open } = result;
  const insights = result.insights.map((insight) => {
    const { unit, better, text } = definitions[insight.name];
    return { ...insight, part: insight.part ?? null, unit, better, definition: text };
  });
  return Response.json(
    { period, before, insights, open },
    { headers: { "Cache-Control": "no-store" } },
  );
}
