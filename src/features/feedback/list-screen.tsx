import { Link } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { buttonClass } from "#ui/button.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterDate, FilterSelect } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { FeedbackFigures } from "./feedback-figures.server.ts";
import { FeedbackList } from "./feedback-list.tsx";
import { scoreBands } from "./feedback-types.ts";
import { filterAddress, filterValues, isNarrowed, periods } from "./read-filter.ts";
import type { FeedbackListData } from "./read-list.server.ts";

function ListFilters({ path, filter, facilities, clients }: FeedbackListData) {
  return (
    <FilterForm path={path} filter={filter} label="Feedback" className="mt-6">
      <FoldedFilters values={filterValues(filter)}>
        {clients.length > 1 ? <ClientFilter value={filter.clientId} of={clients} /> : null}
        {facilities.length > 1 ? (
          <FacilityFilter value={filter.facilityId} of={facilities} />
        ) : null}
        <FilterSelect
          name="scores"
          label="Answers"
          value={filter.scores}
          all="All answers"
          of={Object.entries(scoreBands).map(([id, { label }]) => ({ id, name: label }))}
        />
        <FilterSelect name="about" label="About" value={filter.about} all="Any question">
          <option value="work-order">Work orders</option>
          <option value="quarter">Quarters</option>
        </FilterSelect>
        <FilterSelect
          name="days"
          label="Time"
          value={filter.days?.toString()}
          all="Any time"
          of={periods.map(({ days, label }) => ({ id: String(days), name: label }))}
        />
        {/* Where figures lead here: the list alone asks for no days. */}
        {filter.from ? <FilterDate name="from" label="Answered from" value={filter.from} /> : null}
        {filter.to ? <FilterDate name="to" label="Answered until" value={filter.to} /> : null}
        <FindButton look="outline" className="max-sm:col-span-2" />
      </FoldedFilters>
    </FilterForm>
  );
}

/** Numbers first, each with what it is and of how many answers. */
function Figures({ figures }: { figures: FeedbackFigures }) {
  const { answers, low, middle, high, average, balance } = figures;
  if (average === undefined || balance === undefined) return null;
  const sign = balance > 0 ? "+" : balance < 0 ? "−" : "";
  const shown = [
    { label: "Answers", value: String(answers), note: "that match the filters" },
    { label: "Average", value: average.toFixed(1), note: "from 0 to 10, all answers" },
    { label: "Low (0–6)", value: String(low), note: share(low, answers) },
    { label: "Middle (7–8)", value: String(middle), note: share(middle, answers) },
    { label: "High (9–10)", value: String(high), note: share(high, answers) },
    {
      label: "High minus low",
      value: `${sign}${Math.abs(balance)}`,
      note: "points from −100 to +100, calculated like a net promoter score",
    },
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 border-b border-line sm:grid-cols-3 xl:grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,1.7fr)]">
      {shown.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col border-t border-line py-3">
          <dt className="text-sm font-semibold">{label}</dt>
          <dd className="text-title font-semibold tracking-tight tabular-nums">{value}</dd>
          <dd className="text-sm text-slate">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

const share = (part: number, all: number) => `${Math.round((part / all) * 100)}% of ${all}`;

/** What clients think of our work: figures first, the answers beneath. */
export function ListScreen({ data }: { data: FeedbackListData }) {
  const { path, audience, filter, figures, rows, next, questions } = data;
  useLiveRead(["feedback"]);
  const isStaff = audience === "staff";
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>Feedback</PageTitle>
        <a
          href={filterAddress(`${path}/export.csv`, { ...filter, after: undefined })}
          className={buttonClass("outline", "", "compact")}
          download
        >
          Export as CSV
        </a>
      </div>
      <p className="mt-2 max-w-[68ch] text-slate">
        {isStaff
          ? "One question, answered from 0 to 10: when a work order is done, to the person who requested it, and once a quarter about a facility."
          : "We ask how satisfied you are when one of your work orders is done, and once a quarter about a facility. You can change an answer for 30 days."}
      </p>
      {questions.length > 0 ? (
        <section aria-labelledby="questions" className="mt-6">
          <h2 id="questions" className="text-subtitle font-semibold tracking-snug">
            Questions for you
          </h2>
          <ul className="mt-3 flex max-w-3xl flex-col gap-2">
            {questions.map(({ id, about, facilityName, asked }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-white px-4 py-2.5"
              >
                <span className="min-w-0 text-sm">
                  <span className="block font-semibold break-words">{about}</span>
                  <span className="text-slate">
                    {facilityName}, asked <time dateTime={asked.iso}>{asked.short}</time>
                  </span>
                </span>
                <Link to={`${path}/${id}`} className={buttonClass("primary", "", "compact")}>
                  Answer
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Figures figures={figures} />
      {figures.answers > 0 || isNarrowed(filter) ? <ListFilters {...data} /> : null}
      {rows.length > 0 ? <FeedbackList rows={rows} audience={audience} /> : <Nothing {...data} />}
      <PageLinks
        first={filter.after && filterAddress(path, { ...filter, after: undefined })}
        next={next && filterAddress(path, { ...filter, after: next })}
      />
    </>
  );
}

/** "None yet" and "nothing matches" ask for different things. */
function Nothing({ path, filter, audience }: FeedbackListData) {
  const isMatch = isNarrowed(filter);
  return (
    <EmptyState
      className="mt-6"
      title={isMatch ? "No answer matches" : "No answers yet"}
      text={
        isMatch
          ? "Try fewer filters, or a longer time."
          : audience === "client"
            ? "We ask two hours after one of your work orders is done."
            : "Answers appear here as soon as a client gives them."
      }
      link={isMatch ? clearFilters(path) : undefined}
    />
  );
}
