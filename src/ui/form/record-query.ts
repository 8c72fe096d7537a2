/** Finds the ids of records in the query of an address. */
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** They say what was done, not what is on the page. */
const noticeParameters = ["done", "undo"];

/** E.g. `?contact=<id>` of `?contact=<id>&done=saved`; the same whatever order they stand in. */
export function recordQuery(search: string): string {
  const about = [...new URLSearchParams(search)]
    .filter(([name, value]) => id.test(value) && !noticeParameters.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return about.length === 0 ? "" : `?${new URLSearchParams(about)}`;
}
