import { Form } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterDate, FilterSelect } from "#ui/form/filter-fields.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { scoreBands } from "./feedback-types.ts";
import { filterValues, periods } from "./read-filter.ts";
import type { FeedbackListData } from "./read-list.server.ts";

/** A GET form, so that the address holds the whole filter. */
export function ListFilters({ path, filter, facilities, clients }: FeedbackListData) {
  return (
    <Form
      method="get"
      action={path}
      key={JSON.stringify(filter)}
      role="search"
      aria-label="Feedback"
      className="mt-6 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
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
        <button type="submit" className={buttonClass("outline", "max-sm:col-span-2", "compact")}>
          Find
        </button>
      </FoldedFilters>
    </Form>
  );
}
