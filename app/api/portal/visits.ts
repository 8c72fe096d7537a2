import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { company } from "#content/company.ts";
import { addDays, isLocalDate, todayIn } from "#domain/schedules/local-date.ts";
import { listVisits } from "#domain/visits/list-visits.ts";
import { readScheduleFilter } from "../../visits/schedule-address.ts";
import { visitAsJson } from "../../visits/visit-json.server.ts";

const mostDays = 92;

/** The visits of a period, as `docs/api.md` says. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireClient(route);
  const { searchParams } = new URL(route.request.url);
  const today = todayIn(company.timeZone, new Date());
  const from = searchParams.get("from") ?? addDays(today, -7);
  const to = searchParams.get("to") ?? (isLocalDate(from) ? addDays(from, 14) : from);
  if (!isLocalDate(from) || !isLocalDate(to) || to < from || to > addDays(from, mostDays))
    return Response.json(
      { message: `from and to are dates, at most ${mostDays} days apart.` },
      { status: 400, headers: noStore },
    );
  const { facility: facilityId, state } = readScheduleFilter(searchParams);
  const { db } = route.context.get(appContext);
  const visits = await listVisits(db, actor, { from, to, facilityId, state });
  return Response.json({ from, to, visits: visits.map(visitAsJson) }, { headers: noStore });
}

const noStore = { "Cache-Control": "no-store" };
