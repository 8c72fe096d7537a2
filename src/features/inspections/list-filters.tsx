import { Form } from "react-router";
import { methodLabels } from "#features/facilities/inspection-methods.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterDate, FilterSelect } from "#ui/form/filter-fields.tsx";
import type { InspectionListData } from "./list.server.ts";
import { inspectionMessages } from "./messages.ts";

/** A facility; what figures lead here with besides, the list alone does not ask for. */
export function ListFilters({ path, filter, clients, facilities }: InspectionListData) {
  const { facilityId, clientId, method, from, to } = filter;
  const language = useLanguage();
  const { list, method: methodLabel } = inspectionMessages(language);
  const isFromFigures = [clientId, method, from, to].some((value) => value !== undefined);
  if (facilities.length < 2 && clients.length === 0 && !isFromFigures) return null;
  return (
    <Form
      method="get"
      action={path}
      key={JSON.stringify(filter)}
      className="my-4 flex flex-wrap items-end gap-3"
    >
      {filter.tab === "all" ? null : <input type="hidden" name="tab" value={filter.tab} />}
      {clients.length > 0 ? (
        <ClientFilter isLabelShown className="max-sm:w-full" value={clientId} of={clients} />
      ) : clientId ? (
        <input type="hidden" name="clientId" value={clientId} />
      ) : null}
      {facilities.length < 2 ? null : (
        <FacilityFilter isLabelShown className="max-sm:w-full" value={facilityId} of={facilities} />
      )}
      {method ? (
        <FilterSelect
          isLabelShown
          className="max-sm:w-full"
          name="method"
          label={methodLabel}
          value={method}
          all={list.allMethods}
          of={Object.entries(methodLabels(language)).map(([id, name]) => ({ id, name }))}
        />
      ) : null}
      {from ? <FilterDate name="from" label={list.plannedFrom} value={from} /> : null}
      {to ? <FilterDate name="to" label={list.plannedUntil} value={to} /> : null}
      <CompactSubmitButton look="outline">{list.show}</CompactSubmitButton>
      {facilityId ? null : (
        <p className="self-center text-sm text-slate sm:pt-5">{list.chooseFacility}</p>
      )}
    </Form>
  );
}
