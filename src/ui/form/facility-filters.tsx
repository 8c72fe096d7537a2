/** Every list that can be narrowed to a client or a facility has these same two fields. */
import { useMessages } from "#platform/language/use-messages.ts";
import { FilterSelect, type FilterSelectProps } from "./filter-fields.tsx";
import { formPartMessages } from "./messages.ts";

type FacilityFilterProps = Omit<FilterSelectProps, "name" | "label" | "all" | "children">;

export function ClientFilter(props: FacilityFilterProps) {
  const { filters } = useMessages(formPartMessages);
  return (
    <FilterSelect {...props} name="clientId" label={filters.client} all={filters.allClients} />
  );
}

export function FacilityFilter(props: FacilityFilterProps) {
  const { filters } = useMessages(formPartMessages);
  return (
    <FilterSelect
      {...props}
      name="facilityId"
      label={filters.facility}
      all={filters.allFacilities}
    />
  );
}
