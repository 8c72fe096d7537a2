/** The same numbers for the same seed (mulberry32), so that a failure can be repeated. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number, both ends included. */
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  function oneOf<Choice>(choices: readonly Choice[]): Choice {
    const chosen = choices[between(0, choices.length - 1)];
    if (chosen === undefined) throw new Error("nothing to choose from");
    return chosen;
  }
  return { between, oneOf, chance: (share: number): boolean => next() < share };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
