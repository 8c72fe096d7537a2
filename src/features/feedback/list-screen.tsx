import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { DownloadLink } from "#ui/download-link.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterDate, FilterSelect } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { filterAddress, filterValues, isNarrowed, periods } from "./feedback-filter.ts";
import { FeedbackList } from "./feedback-list.tsx";
import type { FeedbackFigures } from "./list-feedback.server.ts";
import type { FeedbackListData } from "./list-screen.server.ts";
import { feedbackMessages } from "./messages.ts";

function ListFilters({ path, filter, facilities, clients }: FeedbackListData) {
  const { section, filters, bandsWithScores } = useMessages(feedbackMessages);
  return (
    <FilterForm path={path} filter={filter} label={section} className="mt-6">
      <FoldedFilters values={filterValues(filter)}>
        {clients.length > 1 ? <ClientFilter value={filter.clientId} of={clients} /> : null}
        {facilities.length > 1 ? (
          <FacilityFilter value={filter.facilityId} of={facilities} />
        ) : null}
        <FilterSelect
          name="scores"
          label={filters.answers}
          value={filter.scores}
          all={filters.allAnswers}
          of={Object.entries(bandsWithScores).map(([id, name]) => ({ id, name }))}
        />
        <FilterSelect
          name="about"
          label={filters.about}
          value={filter.about}
          all={filters.anyQuestion}
        >
          <option value="work-order">{filters.workOrders}</option>
          <option value="quarter">{filters.quarters}</option>
        </FilterSelect>
        <FilterSelect
          name="days"
          label={filters.time}
          value={filter.days?.toString()}
          all={filters.anyTime}
          of={periods.map((days) => ({ id: String(days), name: filters.periods[days] }))}
        />
        {/* Only a link from a figure sets these days; the list itself offers periods. */}
        {filter.from ? <FilterDate name="from" label={filters.from} value={filter.from} /> : null}
        {filter.to ? <FilterDate name="to" label={filters.until} value={filter.to} /> : null}
        <FindButton className="max-sm:col-span-2" />
      </FoldedFilters>
    </FilterForm>
  );
}

/** Numbers first, each with what it is and of how many answers. */
function Figures({ figures }: { figures: FeedbackFigures }) {
  const { answers, low, middle, high, average, balance } = figures;
  const { figures: texts, bandsWithScores: bands } = useMessages(feedbackMessages);
  if (average === undefined || balance === undefined) return null;
  const sign = balance > 0 ? "+" : balance < 0 ? "−" : "";
  const share = (part: number) =>
    texts.share({ percent: Math.round((part / answers) * 100), all: answers });
  const figureRows = [
    { label: texts.answers, value: String(answers), note: texts.answersNote },
    { label: texts.average, value: average.toFixed(1), note: texts.averageNote },
    { label: bands.low, value: String(low), note: share(low) },
    { label: bands.middle, value: String(middle), note: share(middle) },
    { label: bands.high, value: String(high), note: share(high) },
    { label: texts.balance, value: `${sign}${Math.abs(balance)}`, note: texts.balanceNote },
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 border-b border-line sm:grid-cols-3 xl:grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,1.7fr)]">
      {figureRows.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col border-t border-line py-3">
          <dt className="text-sm font-semibold">{label}</dt>
          <dd className="text-title font-semibold tracking-tight tabular-nums">{value}</dd>
          <dd className="text-sm text-slate">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Figures come first, and the answers below. */
export function ListScreen({ data }: { data: FeedbackListData }) {
  const { path, audience, filter, figures, rows, next, questions } = data;
  const { section, exportAsCsv, list } = useMessages(feedbackMessages);
  useLiveRead(["feedback"]);
  const isStaff = audience === "staff";
  return (
    <>
      <PageHead title={section}>
        <DownloadLink href={filterAddress(`${path}/export.csv`, { ...filter, after: undefined })}>
          {exportAsCsv}
        </DownloadLink>
      </PageHead>
      <p className="mt-2 max-w-[68ch] text-slate">
        {isStaff ? list.leadForStaff : list.leadForClient}
      </p>
      {questions.length > 0 ? (
        <TitledSection titleId="questions" title={list.questions} className="mt-6">
          <ul className="mt-3 flex max-w-3xl flex-col gap-2">
            {questions.map(({ id, about, facilityName, asked }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-white px-4 py-2.5"
              >
                <span className="min-w-0 text-sm">
                  <span className="block font-semibold break-words">{about}</span>
                  <span className="text-slate">
                    <RichText
                      text={list.askedAt({ facility: facilityName })}
                      tags={{ time: () => <time dateTime={asked.iso}>{asked.short}</time> }}
                    />
                  </span>
                </span>
                <CompactButtonLink to={`${path}/${id}`} look="primary">
                  {list.answer}
                </CompactButtonLink>
              </li>
            ))}
          </ul>
        </TitledSection>
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
  const { list } = useMessages(feedbackMessages);
  const isMatch = isNarrowed(filter);
  return (
    <EmptyState
      className="mt-6"
      title={isMatch ? list.noMatch : list.noneYet}
      text={
        isMatch
          ? list.fewerFilters
          : audience === "client"
            ? list.firstForClient
            : list.firstForStaff
      }
      link={isMatch ? clearFilters(path) : undefined}
    />
  );
}
