interface Needy {
  name: string;
  needs: readonly string[];
}

/**
 * Each name after all that it needs, directly or not; what is free in its place keeps the order of the list.
 * @throws if something needs what is not in the list, or leads back to itself
 */
export function sortByNeeds(list: readonly Needy[]): string[] {
  const needsOf = new Map(list.map(({ name, needs }) => [name, needs]));
  const sorted = new Set<string>();
  const place = (name: string, way: readonly string[]) => {
    if (sorted.has(name)) return;
    const needs = needsOf.get(name);
    if (needs === undefined) throw new Error(`${way.at(-1)} needs ${name}, which does not exist`);
    if (way.includes(name)) throw new Error(`${[...way, name].join(" needs ")}: that is a circle`);
    for (const needed of needs) place(needed, [...way, name]);
    sorted.add(name);
  };
  for (const { name } of list) place(name, []);
  return [...sorted];
}
