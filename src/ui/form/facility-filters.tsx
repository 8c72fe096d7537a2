/** Whose and which facility a list is about: the same two fields above each of them. */
import { FilterSelect, type FilterSelectProps } from "./filter-fields.tsx";

type FacilityFilterProps = Omit<FilterSelectProps, "name" | "label" | "all" | "children">;

export const ClientFilter = (props: FacilityFilterProps) => (
  <FilterSelect {...props} name="clientId" label="Client" all="All clients" />
);

export const FacilityFilter = (props: FacilityFilterProps) => (
  <FilterSelect {...props} name="facilityId" label="Facility" all="All facilities" />
);
