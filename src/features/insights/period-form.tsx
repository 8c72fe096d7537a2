import { Form, Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { FilterDate, FilterSelect } from "#ui/form/filter-fields.tsx";
import type { InsightsData } from "./insights.server.ts";

const choices = [
  { days: "30", label: "30 days" },
  { days: "90", label: "90 days" },
  { days: "365", label: "12 months" },
] as const;

const tabClass =
  "-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-sm tabular-nums hover:border-line aria-[current]:border-teal aria-[current]:font-semibold";

/** Recent days as links, a month or any days by a form; the address holds the whole choice. */
export function PeriodForm({ data }: { data: InsightsData }) {
  const { path, area, facilityId, facilities, days, month, period } = data;
  const address = (chosen: string) =>
    `${path}?${new URLSearchParams({ days: chosen, ...(facilityId && { facilityId }) })}`;
  return (
    <>
      <nav aria-label="Periods" className="mt-5 flex flex-wrap gap-x-5 border-b border-line">
        {choices.map((choice) => (
          <Link
            key={choice.days}
            to={address(choice.days)}
            aria-current={choice.days === days ? "page" : undefined}
            className={tabClass}
          >
            Last {choice.label}
          </Link>
        ))}
      </nav>
      <div className="my-4 flex flex-wrap items-end gap-x-8 gap-y-3">
        <Form
          method="get"
          action={path}
          key={`${period.from}${period.to}${facilityId}`}
          aria-label="Custom dates"
          className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
        >
          {/* The portal has its switcher around every section. */}
          {area === "/client-portal" && facilityId ? (
            <input type="hidden" name="facilityId" value={facilityId} />
          ) : null}
          {area === "/office" && facilities.length > 1 ? (
            <FilterSelect
              isLabelShown
              className="col-span-2"
              name="facilityId"
              label="Facility"
              value={facilityId}
              all="All facilities"
              of={facilities}
            />
          ) : null}
          <FilterDate name="from" label="From" value={period.from} required />
          <FilterDate name="to" label="To" value={period.to} required />
          <button type="submit" className={buttonClass("primary", "", "compact")}>
            Show days
          </button>
        </Form>
        <Form
          method="get"
          action={path}
          key={`month${month}${facilityId}`}
          aria-label="A month"
          className="flex flex-wrap items-end gap-3"
        >
          {facilityId ? <input type="hidden" name="facilityId" value={facilityId} /> : null}
          <FilterDate
            type="month"
            name="month"
            label="Month"
            value={month ?? period.to.slice(0, 7)}
            required
          />
          <button type="submit" className={buttonClass("outline", "", "compact")}>
            Show month
          </button>
        </Form>
      </div>
    </>
  );
}
