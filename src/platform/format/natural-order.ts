const collator = new Intl.Collator("en-US", { numeric: true });

/** As people count: floor 2 before floor 10. */
export const compareNaturally = (one: string, other: string): number =>
  collator.compare(one, other);
