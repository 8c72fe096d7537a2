import type { LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { findToday } from "#features/facilities/find-today.server.ts";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { addDays } from "#platform/format/local-date.ts";
import { requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Language } from "#platform/language/language.ts";
import { maxVisits, pageOfVisits, visitStates } from "../list-visits.server.ts";
import { visitServerMessages } from "../messages.server.ts";
import { readScheduleFilter } from "../schedule-address.ts";
import { visitAsJson } from "../visit-detail.server.ts";

const maxDays = 92;

const period = z.object({ from: z.optional(calendarDay("en")), to: z.optional(calendarDay("en")) });

/** The visits of a period, as `docs/api.md` says. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireClient(route);
  const { searchParams } = new URL(route.request.url);
  const { db } = route.context.get(appContext);
  const { facilityId } = readScheduleFilter(searchParams);
  const today = await findToday(db, actor, facilityId, new Date());
  const query = z.safeParse(period, Object.fromEntries(searchParams));
  const { from = addDays(today, -7), to = addDays(from, 14) } = query.data ?? {};
  if (!query.success || to < from || to > addDays(from, maxDays))
    return Response.json(
      { message: visitServerMessages(actor.language).api.period({ count: maxDays }) },
      { status: 400, headers: noStore },
    );
  const state = visitStates.find((value) => value === searchParams.get("state"));
  const filter = { from, to, facilityId, state };
  const visits = await visitsAsJson(actor.language, (after, limit) =>
    pageOfVisits(db, actor, { ...filter, after }, new Date(), limit),
  );
  const body = `{"from":"${from}","to":"${to}","visits":[${visits.join()}]}`;
  return new Response(body, { headers: { ...noStore, "Content-Type": "application/json" } });
}

/** Parts are read and written by turns, so that other requests come in between. */
const visitsAtOnce = 250;

/** @param read those behind a visit, in order @returns of each its JSON, up to `maxVisits` of them */
async function visitsAsJson(
  language: Language,
  read: (after: string | undefined, limit: number) => ReturnType<typeof pageOfVisits>,
): Promise<string[]> {
  const texts: string[] = [];
  for (let after: string | undefined; texts.length < maxVisits; ) {
    const { rows, next } = await read(after, visitsAtOnce);
    texts.push(...rows.map((visit) => JSON.stringify(visitAsJson(visit, language))));
    if (next === undefined) break;
    after = next;
  }
  return texts;
}

const noStore = { "Cache-Control": "no-store" };
