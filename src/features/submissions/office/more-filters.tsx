import type { ReactNode } from "react";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { fieldClass } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { dayBounds } from "#ui/form/day-bounds.ts";
import { actionLinkClass } from "#ui/text-link.ts";
import type { SubmissionCounts } from "../handling/list-submissions.server.ts";
import { submissionStates } from "../handling/submission-filter-types.ts";
import { submissionMessages } from "../messages.ts";
import type { ListData } from "./list-page.server.ts";
import { filterAddress, type ListFilter, periods } from "./read-filter.ts";

/** Filters that people need less often. */
export function MoreFilters({ view, filter, categories }: ListData) {
  const { received = "", from = "", to = "", category = "" } = filter;
  const { kinds, moreFilters } = useMessages(submissionMessages);
  return (
    <details
      className="col-span-2 sm:w-full"
      open={[received, from, to, category].some((value) => value !== "")}
    >
      <summary className={`${actionLinkClass} text-sm`}>{moreFilters.title}</summary>
      <div className="grid grid-cols-2 gap-3 pt-1 sm:flex sm:flex-wrap">
        <Labeled label={moreFilters.received}>
          <select name="received" defaultValue={received} className={fieldClass}>
            <option value="">{moreFilters.anyTime}</option>
            {periods.map((period) => (
              <option key={period} value={period}>
                {moreFilters.periods[period]}
              </option>
            ))}
          </select>
        </Labeled>
        {view.hasCategories ? (
          <Labeled label={kinds[view.kind].category}>
            <select name="category" defaultValue={category} className={fieldClass}>
              <option value="">{moreFilters.any}</option>
              {categories.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Labeled>
        ) : null}
        <Labeled label={moreFilters.from}>
          <input
            type="date"
            {...dayBounds.date}
            name="from"
            defaultValue={from}
            className={fieldClass}
          />
        </Labeled>
        <Labeled label={moreFilters.to}>
          <input
            type="date"
            {...dayBounds.date}
            name="to"
            defaultValue={to}
            className={fieldClass}
          />
        </Labeled>
        <CompactSubmitButton look="outline" className="max-sm:col-span-2 sm:self-end">
          {moreFilters.apply}
        </CompactSubmitButton>
      </div>
    </details>
  );
}

const Labeled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: The control is the child.
  <label className="min-w-0 sm:min-w-40">
    <span className="mb-1 block text-xs text-slate">{label}</span>
    {children}
  </label>
);

interface TabsProps {
  path: string;
  filter: ListFilter;
  counts: SubmissionCounts;
}

export function Tabs({ path, filter, counts }: TabsProps) {
  const { tabs } = useMessages(submissionMessages);
  return (
    <StateTabs
      states={submissionStates}
      labels={tabs}
      counts={counts}
      chosen={filter.state}
      addressOf={(state) => path + filterAddress({ ...filter, state, after: undefined })}
    />
  );
}
