import { Link, type LoaderFunctionArgs } from "react-router";
import { listFacilities } from "#features/facilities/find-facility.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { formatWindow } from "#platform/format/visit-format.ts";
import type { Language } from "#platform/language/language.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { longDate } from "#ui/dates.ts";
import { ActionLink, CompactButtonLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { visitServerMessages } from "../messages.server.ts";
import { visitMessages } from "../messages.ts";
import { formatRecurrence, listSeries } from "../series/list-series.server.ts";
import type { Route } from "./+types/series-list-page.ts";
import { requireScheduleReader, schedulePath } from "./schedule-page.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireScheduleReader(route);
  const [facilities, series] = await Promise.all([
    listFacilities(db, actor),
    listSeries(db, actor),
  ]);
  const { language } = actor;
  const byFacility = Map.groupBy(series, ({ facilityId }) => facilityId);
  return {
    path: schedulePath,
    facilities: facilities.map(({ id, name }) => ({
      id,
      name,
      series: (byFacility.get(id) ?? []).map((series) => ({
        id: series.id,
        title: series.title,
        crewSize: series.crewSize,
        rule: formatRecurrence(series.rule, language),
        window: formatWindow(series.windowStart, series.windowEnd, language),
        days: formatDays(series.startsOn, series.endsOn, language),
      })),
    })),
  };
}

function formatDays(startsOn: string, endsOn: string | null, language: Language): string {
  const { from, fromTo } = visitServerMessages(language).series;
  const day = longDate(startsOn, language);
  return endsOn ? fromTo({ from: day, to: longDate(endsOn, language) }) : from({ day });
}

export const meta = pageMetaIn((language) => visitMessages(language).series.title);

/** Facilities without any plan are listed too. */
export default function SeriesListPage({ loaderData: { path, facilities } }: Route.ComponentProps) {
  const { section, series: texts } = useMessages(visitMessages);
  return (
    <>
      <p className="mb-2 text-sm">
        <ActionLink to={path}>{section}</ActionLink>
      </p>
      <PageTitle>{texts.title}</PageTitle>
      <p className="mt-3 max-w-[60ch] text-slate">{texts.about}</p>
      {facilities.length === 0 ? (
        <p className="mt-8 rounded-lg border border-line bg-white px-6 py-14 text-center text-sm text-slate">
          {texts.noFacilities}
        </p>
      ) : null}
      {facilities.map(({ id, name, series }) => (
        <section key={id} aria-labelledby={`of-${id}`} className="mt-8">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <h2 id={`of-${id}`} className="text-subtitle font-semibold tracking-snug">
              {name}
            </h2>
            <CompactButtonLink to={`${path}/series/new?facilityId=${id}`}>
              <RichText
                text={texts.add({ facility: name })}
                tags={{ facility: (words) => <span className="sr-only">{words}</span> }}
              />
            </CompactButtonLink>
          </div>
          {series.length === 0 ? (
            <p className="mt-2 text-sm text-slate">{texts.nothingPlanned}</p>
          ) : (
            <ul className="mt-2 border-b border-line text-sm">
              {series.map((seriesView) => (
                <li
                  key={seriesView.id}
                  data-row
                  className="relative grid gap-x-6 border-t border-line py-3 tabular-nums hover:bg-sand sm:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1.2fr)]"
                >
                  <Link
                    to={`${path}/series/${seriesView.id}`}
                    className="stretched min-w-0 font-semibold break-words"
                  >
                    {seriesView.title}
                  </Link>
                  <span>
                    {seriesView.rule}
                    <span className="block text-slate">
                      {texts.windowAndCrew({
                        window: seriesView.window,
                        count: seriesView.crewSize,
                      })}
                    </span>
                  </span>
                  <span className="text-slate">{seriesView.days}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}
