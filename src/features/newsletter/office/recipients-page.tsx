import type { LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { newsletterMessages } from "../messages.ts";
import { outcomes } from "../newsletter-types.ts";
import type { Route } from "./+types/recipients-page.ts";
import { readRecipients } from "./newsletter-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readRecipients(route, route.params.id);

export const meta = pageMetaIn(
  (language) => newsletterMessages(language).newsletters.recipients.title,
);

/** Lists each recipient of a newsletter with time and outcome. */
export default function RecipientsPage({ loaderData, params }: Route.ComponentProps) {
  const { path, subject, filter, rows, isForgotten, kept, first, next } = loaderData;
  const { newsletters, searchPlaceholder } = useMessages(newsletterMessages);
  const { recipients } = newsletters;
  useLiveRead(["newsletter"], { id: params.id });
  const list = `${path}/recipients`;
  const isNarrowed = filter.outcome !== undefined || filter.words !== undefined;
  return (
    <>
      <BackLink to={path}>{subject}</BackLink>
      <PageTitle>{recipients.title}</PageTitle>
      {isForgotten ? null : (
        <FilterForm path={list} filter={filter} className="my-5">
          <SearchField
            label={recipients.search}
            value={filter.words}
            placeholder={searchPlaceholder}
          />
          <FilterSelect
            name="outcome"
            label={recipients.outcome}
            value={filter.outcome}
            all={recipients.all}
          >
            {outcomes.map((outcome) => (
              <option key={outcome} value={outcome}>
                {newsletters.outcomes[outcome]}
              </option>
            ))}
          </FilterSelect>
          <FindButton clear={isNarrowed ? list : undefined} />
        </FilterForm>
      )}
      {rows.length > 0 ? (
        <DataTable
          caption={recipients.title}
          rows={rows}
          columns={columnsFor(newsletters.columns)}
        />
      ) : (
        <EmptyState
          title={recipients.none}
          text={
            isForgotten
              ? recipients.gone({ days: kept })
              : isNarrowed
                ? recipients.noneText
                : recipients.noneYet
          }
          link={isNarrowed ? clearFilters(list) : undefined}
        />
      )}
      <PageLinks
        first={first}
        next={next}
        firstText={recipients.first}
        nextText={recipients.next}
      />
    </>
  );
}

type RecipientTableRow = Route.ComponentProps["loaderData"]["rows"][number];

const columnsFor = (
  columns: ReturnType<typeof newsletterMessages>["newsletters"]["columns"],
): Column<RecipientTableRow>[] => [
  {
    label: columns.address,
    isName: true,
    value: ({ email }) => <span className="font-semibold break-words">{email}</span>,
  },
  {
    label: columns.outcome,
    cellClass: "whitespace-nowrap",
    value: ({ outcomeLabel }) => outcomeLabel,
  },
  {
    label: columns.when,
    cellClass: "text-slate tabular-nums xl:whitespace-nowrap",
    value: ({ at }) => at && <time dateTime={at.iso}>{at.full}</time>,
  },
  {
    label: columns.answer,
    cellClass: "break-words text-slate",
    value: ({ answer }) => answer,
  },
];
