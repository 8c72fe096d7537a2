import { filterQuery } from "#platform/search/filter-query.ts";
import type { ListFilter } from "./list-filter.ts";

/** @returns `?state=answered`, or nothing where all is as it begins */
export const filterAddress = (filter: Partial<ListFilter>): string =>
  filterQuery({ ...filter }, { state: "open", sort: "newest" });
