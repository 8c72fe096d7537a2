import { Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { newsletterMessages } from "../messages.ts";
import type { Route } from "./+types/newsletters-page.ts";
import { DoneNotice, NewsletterStateBadge } from "./newsletter-fields.tsx";
import { readNewsletters } from "./newsletter-pages.server.ts";

const path = "/office/newsletters";

export const loader = (route: LoaderFunctionArgs) => readNewsletters(route);

export const meta = pageMetaIn((language) => newsletterMessages(language).newsletters.section);

/** Newest first. */
export default function NewslettersPage({ loaderData }: Route.ComponentProps) {
  const { rows, first, next, done } = loaderData;
  const { newsletters } = useMessages(newsletterMessages);
  useLiveRead(["newsletter"]);
  return (
    <>
      <PageHead title={newsletters.section}>
        <Link to={`${path}/new`} className={buttonClass("primary", "", "compact")}>
          {newsletters.add}
        </Link>
      </PageHead>
      <p className="mt-2 text-slate">{newsletters.note}</p>
      <DoneNotice done={done} />
      <div className="mt-5">
        {rows.length > 0 ? (
          <DataTable caption={newsletters.section} rows={rows} columns={columnsFor(newsletters)} />
        ) : (
          <EmptyState
            title={newsletters.noneYet}
            text={newsletters.first}
            link={{ to: `${path}/new`, label: newsletters.add, look: "primary" }}
          />
        )}
      </div>
      <PageLinks
        first={first}
        next={next}
        firstText={newsletters.newest}
        nextText={newsletters.older}
      />
    </>
  );
}

type NewsletterTableRow = Route.ComponentProps["loaderData"]["rows"][number];

const columnsFor = (
  newsletters: ReturnType<typeof newsletterMessages>["newsletters"],
): Column<NewsletterTableRow>[] => [
  {
    label: newsletters.columns.subject,
    isName: true,
    cellClass: "sm:max-w-0 sm:w-1/2",
    value: ({ id, subject }) => (
      <Link
        to={`${path}/${id}`}
        className="stretched block font-semibold break-words text-ink"
        data-row-link
      >
        {subject}
      </Link>
    ),
  },
  {
    label: newsletters.columns.state,
    className: "w-36",
    value: ({ state, stateLabel }) => <NewsletterStateBadge state={state} label={stateLabel} />,
  },
  {
    label: newsletters.columns.when,
    cellClass: "text-slate tabular-nums",
    value: ({ when }) => <time dateTime={when.iso}>{when.full}</time>,
  },
  {
    label: newsletters.columns.delivered,
    cellClass: "whitespace-nowrap text-slate tabular-nums",
    value: ({ delivered }) =>
      delivered &&
      (delivered.delivered === 0 && delivered.kept > 0
        ? newsletters.keptOf(delivered)
        : newsletters.deliveredOf(delivered)),
  },
];
