/** Short facts in one line; where it breaks, the dot stays behind the fact before it. */
export const joinFacts = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join("\u00a0· ");
