/**
 * The filter of a list as the query of its address, so that it can be kept, sent and gone back to.
 * @param begins what the list begins with, which is left out
 * @returns e.g. `?tab=all`, or nothing
 */
export function filterQuery(
  filter: Readonly<Record<string, unknown>>,
  begins: Readonly<Record<string, unknown>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined && value !== begins[name]) query.set(name, String(value));
  return query.size === 0 ? "" : `?${query}`;
}
