/** The schedule of the facilities that a person sees, in portal and office. */
import { Form, Link } from "react-router";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { FilterSelect } from "#ui/form/filter-fields.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { CompactButtonLink } from "#ui/links.tsx";
import { visitMessages } from "./messages.ts";
import { type ScheduleFilter, scheduleAddress, scheduleViews } from "./schedule-address.ts";
import { MonthGrid, WeekGrid } from "./schedule-grids.tsx";
import type { ScheduleData, SchedulePart } from "./schedule-screen.server.ts";
import { VisitDays } from "./visit-days.tsx";
import { visitOutcomes } from "./visit-outcome.ts";

/** Both views are in the page, and the width of the screen hides one. */
const shownAt = ["xl:hidden", "max-xl:hidden"];

export function ScheduleScreen({ data }: { data: ScheduleData }) {
  const { path, filter, lately, parts } = data;
  const missed = { view: "list", state: "missed", on: lately.from } as const;
  return (
    <BelowHeadline>
      <Lately {...lately} to={path + scheduleAddress({ ...filter, ...missed, until: undefined })} />
      <Filters {...data} />
      {data.cut ? <Cut shown={data.cut} /> : null}
      {parts.map((part, index) => (
        <div key={part.view} className={parts.length > 1 ? shownAt[index] : ""}>
          <Part data={data} part={part} />
        </div>
      ))}
    </BelowHeadline>
  );
}

/** Lists are never cut without a word. */
const Cut = ({ shown }: { shown: number }) => (
  <p className="mt-4 rounded-md bg-sand px-4 py-3 text-sm" role="status">
    {useMessages(visitMessages).schedule.cut({ count: shown })}
  </p>
);

function Part({ data, part }: { data: ScheduleData; part: SchedulePart }) {
  const { path, filter } = data;
  const { view, total, period, earlier, later } = part;
  const { schedule } = useMessages(visitMessages);
  const to = (over: Partial<ScheduleFilter>) =>
    path + scheduleAddress({ ...filter, view, until: undefined, ...over });
  const { state, facilityId, clientId } = filter;
  const isNarrowed = [state, facilityId, clientId].some((value) => value !== undefined);
  const everything = { state: undefined, facilityId: undefined, clientId: undefined };
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <nav aria-label={schedule.views} className="flex rounded-full border border-line p-1">
          {scheduleViews.map((scheduleView) => (
            <Link
              key={scheduleView}
              to={to({ view: scheduleView })}
              preventScrollReset
              aria-current={scheduleView === view ? "page" : undefined}
              className="flex min-h-11 items-center rounded-full px-4 text-sm font-semibold text-slate hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:text-ink"
            >
              {schedule.view[scheduleView]}
            </Link>
          ))}
        </nav>
        <nav aria-label={schedule.period} className="flex flex-wrap items-center gap-1">
          <CompactButtonLink to={to({ on: earlier })}>{schedule.earlier}</CompactButtonLink>
          <CompactButtonLink to={to({ on: later })}>{schedule.later}</CompactButtonLink>
          {filter.on ? (
            <CompactButtonLink to={to({ on: undefined })} look="bare">
              {schedule.today}
            </CompactButtonLink>
          ) : null}
        </nav>
        <a
          href={`${path}/export.csv${scheduleAddress(filter)}`}
          className={buttonClass("outline", "", "compact")}
          download
        >
          {schedule.exportAsCsv}
        </a>
        <h2 className="text-subtitle font-semibold tracking-snug tabular-nums first-letter:uppercase sm:ml-auto">
          {period}
        </h2>
      </div>
      <p className="mt-4 mb-2 text-sm text-slate tabular-nums" role="status">
        {schedule.visits({ count: total })}
      </p>
      {total === 0 ? (
        <Nothing isNarrowed={isNarrowed} to={to(everything)} />
      ) : (
        <Visits data={data} part={part} dayTo={(on) => to({ view: "list", on })} />
      )}
    </>
  );
}

interface VisitsProps {
  data: ScheduleData;
  part: SchedulePart;
  dayTo: (date: string) => string;
}

function Visits({ data: { path, parts }, part: { view, days }, dayTo }: VisitsProps) {
  if (view === "month") return <MonthGrid days={days} to={dayTo} />;
  if (view === "list") return <VisitDays days={days} path={path} />;
  if (parts.length > 1) return <WeekGrid days={days} path={path} />;
  return (
    <>
      <div className="xl:hidden">
        <VisitDays days={days} path={path} />
      </div>
      <div className="max-xl:hidden">
        <WeekGrid days={days} path={path} />
      </div>
    </>
  );
}

/** Planned against attended, before any detail. */
function Lately({ attended, planned, missed, to }: ScheduleData["lately"] & { to: string }) {
  const { schedule } = useMessages(visitMessages);
  if (planned === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 text-base tabular-nums">
      <span>
        <RichText
          text={schedule.attendedLately({ attended, planned })}
          tags={{ figures: (words) => <strong className="font-semibold">{words}</strong> }}
        />
      </span>
      {missed > 0 ? (
        <Link
          to={to}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-error underline underline-offset-4"
        >
          <span aria-hidden="true" className="size-2.5 rounded-full bg-error" />
          {schedule.missedLately({ count: missed })}
        </Link>
      ) : null}
    </p>
  );
}

type FiltersProps = Pick<ScheduleData, "filter" | "clients" | "facilities" | "path">;

function Filters({ filter, clients, facilities, path }: FiltersProps) {
  const { view, on, until, clientId } = filter;
  const { schedule, outcomes } = useMessages(visitMessages);
  return (
    <Form
      action={path}
      method="get"
      preventScrollReset
      className={`mt-5 grid items-end gap-3 sm:flex ${clients.length > 0 ? "grid-cols-2" : "grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"}`}
      key={scheduleAddress(filter)}
    >
      {Object.entries({ view, on, until }).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      {clients.length > 0 ? (
        <FilterSelect
          isLabelShown
          name="clientId"
          label={schedule.client}
          value={clientId}
          all={schedule.allClients}
          of={clients}
        />
      ) : clientId ? (
        <input type="hidden" name="clientId" value={clientId} />
      ) : null}
      {facilities.length > 1 ? (
        <FilterSelect
          isLabelShown
          name="facilityId"
          label={schedule.facility}
          all={schedule.allFacilities}
          value={filter.facilityId}
          of={facilities}
        />
      ) : null}
      <FilterSelect
        isLabelShown
        name="state"
        label={schedule.state}
        all={schedule.anyState}
        value={filter.state}
        of={visitOutcomes.map((outcome) => ({ id: outcome, name: outcomes[outcome] }))}
      />
      <CompactSubmitButton look="outline">{schedule.show}</CompactSubmitButton>
    </Form>
  );
}

/** "None yet" and "nothing matches" ask for different things. */
function Nothing({ isNarrowed, to }: { isNarrowed: boolean; to: string }) {
  const { schedule } = useMessages(visitMessages);
  return (
    <EmptyState
      level={3}
      title={isNarrowed ? schedule.noMatch : schedule.nonePlanned}
      text={isNarrowed ? schedule.tryAnother : schedule.plannedAhead}
      link={isNarrowed ? clearFilters(to) : undefined}
    />
  );
}
