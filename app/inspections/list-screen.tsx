import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { selectClass } from "#app/ui/form/compact-field.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { type InspectionTab, inspectionTabs } from "#domain/inspections/inspection-form.ts";
import { shownCount } from "../frame/shown-count.ts";
import { useLiveRead } from "../live/use-live-read.ts";
import { InspectionTable } from "./inspection-table.tsx";
import type { InspectionListData } from "./list.server.ts";

const labels: Record<InspectionTab, string> = {
  planned: "Planned",
  "to-sign": "To sign",
  signed: "Signed",
  all: "All",
};

interface ListScreenProps {
  data: InspectionListData;
  /** Clients see nothing that is only planned. */
  tabs?: readonly InspectionTab[];
  /** Where there is not a single one. */
  firstText: string;
  /** What can be done here. */
  actions?: ReactNode;
  /** Between the filters and the list. */
  children?: ReactNode;
}

export function ListScreen({
  data,
  tabs = inspectionTabs,
  firstText,
  actions,
  children,
}: ListScreenProps) {
  useLiveRead(["inspection"]);
  const { path, filter, lines, next, counts } = data;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>Inspections</PageTitle>
        <div className="flex flex-wrap gap-3">{actions}</div>
      </div>
      <nav
        aria-label="States"
        className="mt-5 -mx-(--gutter) overflow-x-auto px-(--gutter) lg:mx-0 lg:px-0"
      >
        <ul className="flex min-w-max gap-1 border-b border-line">
          {tabs.map((tab) => (
            <li key={tab}>
              <Link
                to={addressOf(data, { tab })}
                aria-current={tab === filter.tab ? "page" : undefined}
                className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-semibold text-slate hover:text-ink aria-[current=page]:border-teal aria-[current=page]:text-ink"
              >
                {labels[tab]}
                <span className="font-normal tabular-nums">{shownCount(counts[tab])}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <FacilityFilter {...data} />
      {children}
      {lines.length > 0 ? (
        <InspectionTable path={path} lines={lines} />
      ) : (
        <Nothing data={data} firstText={firstText} />
      )}
      <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {filter.after ? (
          <Link to={addressOf(data, {})} className={buttonClass("outline", "", "compact")}>
            Back to the first page
          </Link>
        ) : null}
        {next ? (
          <Link
            to={addressOf(data, { after: next })}
            className={buttonClass("outline", "", "compact")}
          >
            Next page
          </Link>
        ) : null}
      </nav>
    </>
  );
}

/** What is as usual is left out. */
export function addressOf(
  { path, filter }: Pick<InspectionListData, "path" | "filter">,
  { tab = filter.tab, after }: { tab?: InspectionTab; after?: string },
): string {
  const query = new URLSearchParams();
  if (tab !== "all") query.set("tab", tab);
  if (filter.facilityId) query.set("facility", filter.facilityId);
  if (after) query.set("after", after);
  return query.size === 0 ? path : `${path}?${query}`;
}

function FacilityFilter({ path, filter, facilities }: InspectionListData) {
  if (facilities.length < 2) return null;
  return (
    <Form method="get" action={path} className="my-4 flex flex-wrap items-end gap-3">
      {filter.tab === "all" ? null : <input type="hidden" name="tab" value={filter.tab} />}
      <label className="text-sm font-semibold max-sm:w-full">
        <span className="mb-1.5 block">Facility</span>
        <select
          key={filter.facilityId}
          name="facility"
          defaultValue={filter.facilityId ?? ""}
          className={selectClass}
        >
          <option value="">All facilities</option>
          {facilities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonClass("outline", "", "compact")}>
        Show
      </button>
    </Form>
  );
}

/** "None yet" and "nothing matches" ask for different things. */
function Nothing({ data, firstText }: { data: InspectionListData; firstText: string }) {
  const { path, filter, counts } = data;
  const isNarrowed = filter.facilityId !== undefined || (filter.tab !== "all" && counts.all > 0);
  return (
    <div className="mt-6 rounded-lg border border-line bg-white px-6 py-14 text-center">
      <h2 className="text-subtitle font-semibold tracking-snug">
        {isNarrowed ? "No inspection matches" : "No inspections yet"}
      </h2>
      <p className="mx-auto mt-2 max-w-[44ch] text-sm text-slate">
        {isNarrowed ? "Try another state or facility." : firstText}
      </p>
      {isNarrowed ? (
        <p className="mt-5">
          <Link to={path} className={buttonClass("outline", "", "compact")}>
            Show all
          </Link>
        </p>
      ) : null}
    </div>
  );
}
