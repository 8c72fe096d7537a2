/** Whose and which facility a list is about: the same two fields above each of them. */
import { FilterSelect, type FilterSelectProps } from "./filter-fields.tsx";

type FacilityFilterProps = Omit<FilterSelectProps, "label" | "all" | "children">;

export const ClientFilter = (props: FacilityFilterProps) => (
  <FilterSelect {...props} label="Client" all="All clients" />
);

export const FacilityFilter = (props: FacilityFilterProps) => (
  <FilterSelect {...props} label="Facility" all="All facilities" />
);
