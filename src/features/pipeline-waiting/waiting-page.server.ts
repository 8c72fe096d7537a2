import { company } from "#content/company.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { pageOfMatter } from "./matter-pages.ts";
import {
  countMatters,
  findMattersOpenTo,
  isWaitingMatter,
  listMatter,
} from "./waiting-queries.server.ts";
import { readWaitingFilter } from "./waiting-types.ts";

/** Without a day in the address, anything from this many days counts as new. */
const newDays = 7;

/** @throws 404 for who may not see the pipeline */
export async function readWaitingPage(route: RouteRequest, now = new Date()) {
  const actor = await requireStaff(route);
  const matters = findMattersOpenTo(actor);
  const [first] = matters;
  if (first === undefined) throw notFound();
  const { db } = route.context.get(appContext);
  const filter = readWaitingFilter(new URL(route.request.url).searchParams);
  const from = filter.from ?? addDays(todayIn(company.timeZone, now), -newDays);
  const days = { now, from };
  const counts = await countMatters(db, actor, days);
  const matter =
    matters.find((candidate) => candidate === filter.matter) ??
    matters.find((candidate) => (counts[candidate] ?? 0) > 0) ??
    first;
  const { rows, next } = await listMatter(db, actor, matter, { ...days, page: filter.page });
  return {
    filter: { ...filter, matter },
    counts,
    waiting: matters.filter(isWaitingMatter),
    news: matters.filter((matter) => !isWaitingMatter(matter)),
    since: dayWithYear(from, actor.language),
    next,
    rows: rows.map(({ at, ...row }) => ({
      ...row,
      at: companyMoment(at, actor.language, now),
      to: pageOfMatter(matter, row.id),
    })),
  };
}

export type WaitingData = Awaited<ReturnType<typeof readWaitingPage>>;
