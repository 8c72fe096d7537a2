import { Form, Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { FilterDate, FilterSelect } from "#ui/form/filter-fields.tsx";
import type { InsightsData } from "./insights-page.server.ts";
import { insightMessages } from "./messages.ts";

const choices = [
  { days: "30", label: "days30" },
  { days: "90", label: "days90" },
  { days: "365", label: "days365" },
] as const;

const tabClass =
  "-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-sm tabular-nums hover:border-line aria-[current]:border-teal aria-[current]:font-semibold";

/** Recent days as links, a month or any days by a form; the address holds the whole choice. */
export function PeriodForm({ data }: { data: InsightsData }) {
  const { path, area, facilityId, facilities, days, month, period } = data;
  const { period: messages } = useMessages(insightMessages);
  const address = (chosen: string) =>
    `${path}?${new URLSearchParams({ days: chosen, ...(facilityId && { facilityId }) })}`;
  return (
    <>
      <nav
        aria-label={messages.periods}
        className="mt-5 flex flex-wrap gap-x-5 border-b border-line"
      >
        {choices.map((choice) => (
          <Link
            key={choice.days}
            to={address(choice.days)}
            aria-current={choice.days === days ? "page" : undefined}
            className={tabClass}
          >
            {messages[choice.label]}
          </Link>
        ))}
      </nav>
      <div className="my-4 flex flex-wrap items-end gap-x-8 gap-y-3">
        <Form
          method="get"
          action={path}
          key={`${period.from}${period.to}${facilityId}`}
          aria-label={messages.customDates}
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
              label={messages.facility}
              value={facilityId}
              all={messages.allFacilities}
              of={facilities}
            />
          ) : null}
          <FilterDate name="from" label={messages.from} value={period.from} required />
          <FilterDate name="to" label={messages.to} value={period.to} required />
          <CompactSubmitButton look="outline">{messages.showDays}</CompactSubmitButton>
        </Form>
        <Form
          method="get"
          action={path}
          key={`month${month}${facilityId}`}
          aria-label={messages.aMonth}
          className="flex flex-wrap items-end gap-3"
        >
          {facilityId ? <input type="hidden" name="facilityId" value={facilityId} /> : null}
          <FilterDate
            type="month"
            name="month"
            label={messages.month}
            value={month ?? period.to.slice(0, 7)}
            required
          />
          <CompactSubmitButton look="outline">{messages.showMonth}</CompactSubmitButton>
        </Form>
      </div>
    </>
  );
}
